/** Rounds that the program pairs: asked for with what is known, and made of what comes back. */
import type { AccountId } from '../../ids.ts';
import { ROUND_NOTICE_MS } from '../../limits.ts';
import type { PairingRefusal, RoundPairing } from '../../pairing/pairing.ts';
import { ok, type Result } from '../../result.ts';
import { type Millis, millis } from '../../time.ts';
import { asksWhoIsOnline, availabilityIn } from '../attendance.ts';
import { type Circumstances, type Decided, done, GAMES_NEWS, type GameMessage } from '../decision.ts';
import { hasMatches, KINDS, type NextRoundButton } from '../kinds.ts';
import { lifecycleOf } from '../lifecycle-of.ts';
import { areLineUpsClosing } from '../line-ups.ts';
import { isLineUpOpen } from '../match.ts';
import { contestOf } from '../match-score.ts';
import { type PairedField, pairedField } from '../paired-field.ts';
import { pairsEverybody } from '../presence.ts';
import { mayPairByButton } from '../round-guards.ts';
import { nextPlannedPairing, plannedStart, startOfRound } from '../schedule.ts';
import {
  type Board,
  boardsOf,
  type FreeRound,
  type Match,
  type PairedRound,
  playersOf,
  type Tournament,
} from '../state.ts';
import { absenceFrom, withoutAbsent } from './absence.ts';
import { walkedOver } from './contest-games.ts';
import { gameOpened } from './games.ts';
import { boardsMade } from './line-ups.ts';

/** The arbiter's button: the next round, once nothing is missing. */
export function pairByButton(before: Tournament, button: NextRoundButton, circumstances: Circumstances): Decided {
  const round = mayPairByButton(lifecycleOf(before), button);
  return round.ok ? pairRound(before, round.value, circumstances) : round;
}

/** Pairs one round. That there is no legal pairing is remembered, and the page says so. */
export function pairRound(before: Tournament, number: number, circumstances: Circumstances): Decided {
  const field = pairedField(before);
  const answers = pairingsOr(before, [number], field, circumstances);
  if (answers.kind === 'open') return answers.decided;
  const [paired] = answers.pairings;
  return paired?.ok ? roundMade(before, number, paired.value, field, circumstances) : pairingFailed(before);
}

/** What the program proposes for one round is handed on, and makes no round yet. */
export function proposedRound(
  before: Tournament,
  number: number,
  circumstances: Circumstances,
  drafted: (proposed: RoundPairing) => Decided,
): Decided {
  const answers = pairingsOr(before, [number], pairedField(before), circumstances);
  if (answers.kind === 'open') return answers.decided;
  const [paired] = answers.pairings;
  return paired?.ok ? drafted(paired.value) : pairingFailed(before);
}

const pairingFailed = (before: Tournament): Decided =>
  done({ ...before, pairingFailed: true, nextPairingAt: null }, { news: GAMES_NEWS, refused: 'pairingFailed' });

/** A round as it has been paired, by numbers of the field, with its games. */
export function roundMade(
  before: Tournament,
  number: number,
  pairing: RoundPairing,
  field: PairedField,
  circumstances: Circumstances,
): Decided {
  const { now } = circumstances;
  const lifecycle = lifecycleOf(before);
  const round = madeRound(before, number, pairing, field, startOfRound(lifecycle, number, now), circumstances);
  const nextPairingAt = nextPlannedPairing(lifecycle, number, now);
  return announced({ ...withPairedRound(before, round), pairingFailed: false, nextPairingAt }, [round]);
}

/** Pairs every round of a format whose rounds are all known at the start. */
export function pairAllRounds(before: Tournament, circumstances: Circumstances): Decided {
  const field = pairedField(before);
  const numbers = Array.from({ length: before.settings.rounds ?? 0 }, (_, index) => index + 1);
  const answers = pairingsOr(before, numbers, field, circumstances);
  if (answers.kind === 'open') return answers.decided;
  const lifecycle = lifecycleOf(before);
  const made: PairedRound[] = [];
  for (const [index, paired] of answers.pairings.entries()) {
    if (!paired.ok) return done({ ...before, pairingFailed: true }, { news: GAMES_NEWS });
    // A start that comes late must not find all its clocks running.
    const startAt = millis(Math.max(plannedStart(lifecycle, index + 1), circumstances.now + ROUND_NOTICE_MS));
    made.push(madeRound(before, index + 1, paired.value, field, startAt, circumstances));
  }
  return announced(made.reduce(withPairedRound, before), made);
}

type Pairings =
  | { readonly kind: 'known'; readonly pairings: readonly Result<RoundPairing, PairingRefusal>[] }
  | { readonly kind: 'open'; readonly decided: Decided };

/** The pairings where they have been supplied; otherwise the question for them. */
function pairingsOr(
  tournament: Tournament,
  rounds: readonly number[],
  field: PairedField,
  { supplied }: Circumstances,
): Pairings {
  if (supplied?.kind === 'pairings') return { kind: 'known', pairings: supplied.pairings };
  const { kind: format } = tournament.settings;
  if (asksWhoIsOnline(tournament) && supplied?.kind !== 'online') {
    return { kind: 'open', decided: ok({ kind: 'whoIsOnline', accounts: unseen(tournament) }) };
  }
  const online = new Set(supplied?.kind === 'online' ? supplied.accounts : []);
  const inputs = rounds.map((round) => field.inputFor(round, online));
  return { kind: 'open', decided: ok({ kind: 'pair', format, inputs }) };
}

/** Those of whom the arbiter has said nothing. */
const unseen = (tournament: Tournament): readonly AccountId[] =>
  playersOf(tournament)
    .filter(({ seen }) => seen === null)
    .map(({ account }) => account);

function madeRound(
  tournament: Tournament,
  number: number,
  { pairs, byes, waiting = [] }: RoundPairing,
  { entrantOf, pairingOf }: PairedField,
  startAt: Millis,
  circumstances: Circumstances,
): PairedRound {
  const { kind } = tournament.settings;
  const meetings = pairs.map(({ white, black }, index) => {
    const made = pairingOf(index + 1, white, black);
    return made.kind === 'board'
      ? boardBegun(tournament, number, made, startAt, circumstances)
      : matchBegun(tournament, number, made, startAt, circumstances);
  });
  const free = (numbers: readonly number[], bye: FreeRound['bye']): FreeRound[] =>
    numbers.map((one) => ({ kind: 'bye', who: entrantOf(one), bye }));
  const away = awayFrom(tournament, number).map((who): FreeRound => ({ kind: 'bye', who, bye: 'zero-point' }));
  const booked = tournament.bookedByes
    .filter(({ round }) => round === number)
    .map(({ who, bye }): FreeRound => ({ kind: 'bye', who, bye }));
  return {
    kind: 'paired',
    number,
    name: tournament.rounds[number - 1]?.name ?? null,
    startAt,
    pairedAt: circumstances.now,
    pairings: [...meetings, ...free(byes, KINDS[kind].allottedBye), ...free(waiting, 'zero-point'), ...away, ...booked],
  };
}

/** Who is not there, in a format whose rounds have a place for everybody: a round without points. */
function awayFrom(tournament: Tournament, round: number): readonly AccountId[] {
  if (!pairsEverybody(KINDS[tournament.settings.kind])) return [];
  const availability = availabilityIn(tournament, round, new Set());
  return playersOf(tournament)
    .filter((player) => availability(player) === 'away')
    .map(({ account }) => account);
}

function boardBegun(
  tournament: Tournament,
  round: number,
  board: Board,
  startAt: Millis,
  { now, chance }: Circumstances,
): Board {
  const absence = hasMatches(tournament) ? absenceFrom(tournament, board, round) : null;
  if (absence !== null) return walkedOver(contestOf(tournament, board), absence, now).met;
  return tournament.settings.online ? gameOpened({ ...board, online: true }, startAt, chance).board : board;
}

/** A match gets its boards with the pairing where its round begins too soon for anybody to say who plays. */
function matchBegun(
  tournament: Tournament,
  round: number,
  made: Match,
  startAt: Millis,
  { now, chance }: Circumstances,
): Match {
  const match = hasMatches(tournament) ? withoutAbsent(tournament, made, round) : made;
  return isLineUpOpen(match) && areLineUpsClosing(tournament, { match, round: { startAt } }, now)
    ? boardsMade(tournament, round, match, startAt, chance)
    : match;
}

/** The round in its place, whether it was planned before or not; what was booked for it stands in it. */
const withPairedRound = (tournament: Tournament, round: PairedRound): Tournament => ({
  ...tournament,
  rounds: [...tournament.rounds.slice(0, round.number - 1), round, ...tournament.rounds.slice(round.number)],
  bookedByes: tournament.bookedByes.filter((booked) => booked.round !== round.number),
  draft: null,
});

function announced(after: Tournament, made: readonly PairedRound[]): Decided {
  const games = made.flatMap(boardsOf).flatMap((board) => board.games);
  return done(after, {
    messages: games.map(({ id }): GameMessage => ({ kind: 'openGame', game: id })),
    news: GAMES_NEWS,
  });
}
