import type { AccountId } from '../../kernel/ids.ts';
import { ROUND_NOTICE_MS } from '../../kernel/limits.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import { type Millis, millis } from '../../kernel/time.ts';
import type { PairingRefusal, RoundPairing } from '../../pairing/pairing.ts';
import type { RoundCommand } from '../command.ts';
import { type Decided, type DecisionContext, done, GAMES_CHANGED, type GameMessage } from '../decision.ts';
import { absenceWorth } from '../guards/absence-points.ts';
import { needsPresence } from '../guards/attendance.ts';
import { type Lifecycle, nextRound } from '../guards/lifecycle.ts';
import { lifecycleOf } from '../guards/lifecycle-of.ts';
import { isPresent, pairsEverybody } from '../guards/presence.ts';
import { mayPairByButton, mayPairNow } from '../guards/round-guards.ts';
import { type PairedField, pairedField } from '../rounds/paired-field.ts';
import { nextPlannedPairing, plannedStart, startOfRound } from '../rounds/schedule.ts';
import { areLineUpsClosing } from '../teams/line-ups.ts';
import { isLineUpOpen } from '../teams/match.ts';
import { contestOf } from '../teams/match-score.ts';
import { attendancePlanOf } from '../value/attendance-plan.ts';
import { FORMATS, hasMatches } from '../value/formats.ts';
import {
  type Board,
  boardsOf,
  type EntrantId,
  type FreeRound,
  type Match,
  type PairedRound,
  playersOf,
  type Tournament,
} from '../value/state.ts';
import { absenceFrom, withoutAbsent } from './absence.ts';
import { gameOpened } from './games.ts';
import { withGamesAdjourned } from './postponed-games.ts';
import { walkedOver } from './teams/contest-games.ts';
import { boardsMade } from './teams/line-ups.ts';

/** Pairs the next round and returns its number. */
export function pairByButton(
  tournament: Tournament,
  { button, round: meant, adjourn }: Extract<RoundCommand, { kind: 'pairNextRound' }>,
  context: DecisionContext,
): Decided {
  if (isPairedAlready(lifecycleOf(tournament), meant)) return done(tournament, { answer: { round: meant } });
  const before = adjourn ? withGamesAdjourned(tournament, context.now) : tournament;
  const round = mayPairByButton(lifecycleOf(before), button, adjourn);
  if (!round.ok) return round;
  const made = published(before, round.value, context);
  return answeringRound(proposedRound(before, round.value, context, made), round.value);
}

/** Makes a repeated click harmless (EXPECT-2). */
export const isPairedAlready = (lifecycle: Lifecycle, meant: number | undefined): meant is number =>
  meant !== undefined && meant < nextRound(lifecycle);

export const answeringRound = (decided: Decided, round: number): Decided =>
  decided.ok && decided.value.kind === 'done' ? ok({ ...decided.value, answer: { round } }) : decided;

/** Pairs a round before its time, in formats that pair automatically. */
export function pairNow(before: Tournament, number: number, context: DecisionContext): Decided {
  const allowed = mayPairNow(lifecycleOf(before), number);
  if (!allowed.ok) return allowed;
  if (before.rounds[number - 1]?.kind === 'paired') return done(before);
  return proposedRound(before, number, context, published(before, number, context));
}

/** Remembers a failure for the page, or that nobody is present if attendance is not checked again. */
export function pairRound(before: Tournament, number: number, context: DecisionContext): Decided {
  const made = published(before, number, context);
  return proposedRound(before, number, context, made, () =>
    attendancePlanOf(before.settings).mode === 'everybody' ? pairingFailed(before, 'nobodyToPair') : null,
  );
}

const published =
  (before: Tournament, number: number, context: DecisionContext) =>
  (pairing: RoundPairing, field: PairedField): Decided =>
    roundMade(before, number, pairing, field, context);

/** Returns the proposed pairing. A round without games is refused unless it has requested byes or `emptied` is set. */
export function proposedRound(
  before: Tournament,
  number: number,
  context: DecisionContext,
  proposed: (pairing: RoundPairing, field: PairedField) => Decided,
  emptied: () => Decided | null = () => refuse('nobodyToPair'),
): Decided {
  const field = pairedField(before);
  const answers = pairingsOr(before, [number], field, context);
  if (answers.kind === 'open') return answers.decided;
  const [paired] = answers.pairings;
  if (!paired?.ok) return pairingFailed(before, 'pairingFailed');
  const isEmpty = paired.value.pairs.length === 0 && before.requestedByes.every(({ round }) => round !== number);
  return (isEmpty ? emptied() : null) ?? proposed(paired.value, field);
}

const pairingFailed = (before: Tournament, refused: 'pairingFailed' | 'nobodyToPair'): Decided =>
  done({ ...before, pairingFailed: true, nextPairingAt: null }, { events: GAMES_CHANGED, refused });

/** Builds the round with its games from the field's numbers. */
export function roundMade(
  before: Tournament,
  number: number,
  pairing: RoundPairing,
  field: PairedField,
  context: DecisionContext,
): Decided {
  const { now } = context;
  const lifecycle = lifecycleOf(before);
  const round = madeRound(before, number, pairing, field, startOfRound(lifecycle, number, now), context);
  const nextPairingAt = nextPlannedPairing(lifecycle, number, now);
  return announced({ ...withPairedRound(before, round), pairingFailed: false, nextPairingAt }, [round]);
}

/** For formats with all rounds known at the start. */
export function pairAllRounds(before: Tournament, context: DecisionContext): Decided {
  const field = pairedField(before);
  const numbers = Array.from({ length: before.settings.rounds ?? 0 }, (_, index) => index + 1);
  const answers = pairingsOr(before, numbers, field, context);
  if (answers.kind === 'open') return answers.decided;
  const lifecycle = lifecycleOf(before);
  const made: PairedRound[] = [];
  for (const [index, paired] of answers.pairings.entries()) {
    if (!paired.ok) return done({ ...before, pairingFailed: true }, { events: GAMES_CHANGED });
    // After a late start no clock may already be running.
    const startAt = millis(Math.max(plannedStart(lifecycle, index + 1), context.now + ROUND_NOTICE_MS));
    made.push(madeRound(before, index + 1, paired.value, field, startAt, context));
  }
  return announced(made.reduce(withPairedRound, before), made);
}

type Pairings =
  | { readonly kind: 'known'; readonly pairings: readonly Result<RoundPairing, PairingRefusal>[] }
  | { readonly kind: 'open'; readonly decided: Decided };

/** Returns the computed pairings, or the effect that computes them. */
function pairingsOr(
  tournament: Tournament,
  rounds: readonly number[],
  field: PairedField,
  { effectResult }: DecisionContext,
): Pairings {
  if (effectResult?.kind === 'pairings') return { kind: 'known', pairings: effectResult.pairings };
  const { format } = tournament.settings;
  if (needsPresence(tournament) && effectResult?.kind !== 'online') {
    return { kind: 'open', decided: ok({ kind: 'loadPresence', accounts: unmarked(tournament) }) };
  }
  const online = new Set(effectResult?.kind === 'online' ? effectResult.accounts : []);
  const inputs = rounds.map((round) => field.inputFor(round, online));
  return { kind: 'open', decided: ok({ kind: 'pair', format, inputs }) };
}

const unmarked = (tournament: Tournament): readonly AccountId[] =>
  playersOf(tournament)
    .filter(({ attendance }) => attendance === null)
    .map(({ account }) => account);

function madeRound(
  tournament: Tournament,
  number: number,
  { pairs, byes, waiting = [] }: RoundPairing,
  { entrantOf, pairingOf }: PairedField,
  startAt: Millis,
  context: DecisionContext,
): PairedRound {
  const { format } = tournament.settings;
  const meetings = pairs.map(({ white, black }, index) => {
    const made = pairingOf(index + 1, white, black);
    return made.kind === 'board'
      ? boardBegun(tournament, number, made, startAt, context)
      : matchBegun(tournament, number, made, startAt, context);
  });
  const free = (numbers: readonly number[], bye: FreeRound['bye']): FreeRound[] =>
    numbers.map((one) => ({ kind: 'bye', who: entrantOf(one), bye }));
  const requested = tournament.requestedByes
    .filter(({ round }) => round === number)
    .map(({ who, bye }): FreeRound => ({ kind: 'bye', who, bye }));
  const drawn = [...pairs.flatMap(({ white, black }) => [white, black]), ...byes, ...waiting].map(entrantOf);
  const seated = new Set<EntrantId>([...drawn, ...requested.map(({ who }) => who)]);
  const away = absencesIn(tournament, number, seated);
  return {
    kind: 'paired',
    number,
    name: tournament.rounds[number - 1]?.name ?? null,
    startAt,
    pairedAt: context.now,
    pairings: [
      ...meetings,
      ...free(byes, FORMATS[format].allottedBye),
      ...free(waiting, 'zero-point'),
      ...away,
      ...requested,
    ],
  };
}

/** Absent players get a bye in formats that seat everyone, by the plan of the tournament (ATT-9). */
function absencesIn(tournament: Tournament, round: number, seated: ReadonlySet<EntrantId>): readonly FreeRound[] {
  const { mode } = attendancePlanOf(tournament.settings);
  if (!pairsEverybody(FORMATS[tournament.settings.format]) || mode === 'everybody') return [];
  return playersOf(tournament)
    .filter((player) => isPresent(player, round) && !seated.has(player.account))
    .map((player) => ({ kind: 'bye', who: player.account, bye: absenceWorth(tournament, player, round).bye }));
}

function boardBegun(
  tournament: Tournament,
  round: number,
  board: Board,
  startAt: Millis,
  { now, chance }: DecisionContext,
): Board {
  const absence = hasMatches(tournament) ? absenceFrom(tournament, board, round) : null;
  if (absence !== null) return walkedOver(contestOf(tournament, board), absence, now).pairing;
  return tournament.settings.online ? gameOpened({ ...board, online: true }, startAt, chance).board : board;
}

/** Boards are made with the pairing if the round starts too soon for line-ups. */
function matchBegun(
  tournament: Tournament,
  round: number,
  made: Match,
  startAt: Millis,
  { now, chance }: DecisionContext,
): Match {
  const match = hasMatches(tournament) ? withoutAbsent(tournament, made, round) : made;
  return isLineUpOpen(match) && areLineUpsClosing(tournament, { match, round: { startAt } }, now)
    ? boardsMade(tournament, round, match, startAt, chance)
    : match;
}

/** Includes the requested byes; the round may have been planned before. */
const withPairedRound = (tournament: Tournament, round: PairedRound): Tournament => ({
  ...tournament,
  rounds: [...tournament.rounds.slice(0, round.number - 1), round, ...tournament.rounds.slice(round.number)],
  requestedByes: tournament.requestedByes.filter((requested) => requested.round !== round.number),
  draft: null,
});

function announced(after: Tournament, made: readonly PairedRound[]): Decided {
  const games = made.flatMap(boardsOf).flatMap((board) => board.games);
  return done(after, {
    messages: games.map(({ id }): GameMessage => ({ kind: 'openGame', game: id })),
    events: GAMES_CHANGED,
  });
}
