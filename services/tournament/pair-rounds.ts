import { bulkInsert } from '../../db/bulk.ts';
import type { Write } from '../../db/commit.ts';
import type { GameRow, PairingRow, RoundRow, TournamentState } from '../../db/read/tournament.ts';
import { games, pairings, rounds } from '../../db/schema/index.ts';
import { asId, type GameId } from '../../domain/ids.ts';
import { ROUND_NOTICE_MS } from '../../domain/limits.ts';
import type { RoundPairing } from '../../domain/pairing/pairing.ts';
import { type Millis, millis } from '../../domain/time.ts';
import { allottedBye } from '../../domain/tournament/hand-pairing.ts';
import type { NextRoundButton } from '../../domain/tournament/kinds.ts';
import { mayPairByButton } from '../../domain/tournament/round-guards.ts';
import { nextPlannedPairing, plannedStart, startOfRound } from '../../domain/tournament/schedule.ts';
import type { Deps } from '../deps.ts';
import { orRefuse, Refusal } from '../refusal.ts';
import { mustRun } from './access.ts';
import { type NumberedField, toField } from './field.ts';
import { toTournament } from './lifecycle.ts';
import { nextPairingInput } from './pairing-input.ts';
import { playableKind } from './playable.ts';
import type { Moment, OutboxMessage, Step } from './step.ts';

/** The arbiter's button: the next round, once all results are in. */
export async function pairByButton(moment: Moment, button: NextRoundButton): Promise<Step> {
  mustRun(moment.actor, moment.state.tournament);
  const round = orRefuse(mayPairByButton(toTournament(moment.state), button));
  return pairRound(moment, round);
}

/** Pairs one round. That there is no legal pairing is remembered, and the page and the answer say so. */
export async function pairRound(moment: Moment, round: number): Promise<Step> {
  const { state, now } = moment;
  const tournament = toTournament(state);
  const numbered = toField(state);
  const paired = await moment.deps.pair(...pairingRequest(moment, numbered, round));
  if (!paired.ok)
    return {
      set: { pairingFailed: true, nextPairingAt: null },
      news: [{ kind: 'games' }],
      refused: 'pairingFailed',
    };
  const made = makeRound(moment.deps, state, numbered, round, paired.value, startOfRound(tournament, round, now), now);
  return {
    ...gathered(moment, [made]),
    set: { pairingFailed: false, nextPairingAt: nextPlannedPairing(tournament, round, now) },
  };
}

/** Pairs every round of a format whose rounds are all known at the start. */
export async function pairAllRounds(moment: Moment): Promise<Step> {
  const { state, now } = moment;
  const tournament = toTournament(state);
  const numbered = toField(state);
  const made: MadeRound[] = [];
  for (let round = 1; round <= (tournament.announcedRounds ?? 0); round += 1) {
    const paired = await moment.deps.pair(...pairingRequest(moment, numbered, round));
    if (!paired.ok) return { set: { pairingFailed: true } };
    // A start that comes late must not find all its clocks running.
    const startAt = millis(Math.max(plannedStart(tournament, round), now + ROUND_NOTICE_MS));
    made.push(makeRound(moment.deps, state, numbered, round, paired.value, startAt, now));
  }
  return gathered(moment, made);
}

function pairingRequest({ state }: Moment, numbered: NumberedField, round: number) {
  const { kind } = state.tournament;
  if (!playableKind(kind)) throw new Refusal('formatNotOffered');
  return [kind, nextPairingInput(state, round, numbered)] as const;
}

interface MadeRound {
  readonly round: RoundRow;
  readonly pairings: readonly PairingRow[];
  readonly games: readonly GameRow[];
}

function makeRound(
  deps: Deps,
  state: TournamentState,
  { accountOf }: NumberedField,
  number: number,
  { pairs, byes }: RoundPairing,
  startAt: Millis,
  now: Millis,
): MadeRound {
  const { id: tournament, online, kind } = state.tournament;
  const blank = { tournament, round: number, result: null, unrated: false, overridden: false };
  const boards = pairs.map(
    ({ white, black }, index): PairingRow => ({
      ...blank,
      board: index + 1,
      white: accountOf(white),
      black: accountOf(black),
      bye: null,
      online,
    }),
  );
  const bye = allottedBye(kind);
  const resting = byes.map(
    (player, index): PairingRow => ({
      ...blank,
      board: boards.length + index + 1,
      white: accountOf(player),
      black: null,
      bye,
      online: false,
    }),
  );
  return {
    round: { tournament, number, name: `Round ${number}`, startAt, pairedAt: now },
    pairings: [...boards, ...resting],
    games: online ? boards.map((board) => newGame(deps, board, startAt)) : [],
  };
}

export const newGameId = ({ newId }: Deps): GameId => asId(newId(10));

/** The game of a pairing that is played online. */
export function newGame(
  deps: Deps,
  { tournament, round, white, black }: PairingRow,
  startAt: Millis,
  sequence = 1,
): GameRow {
  if (black === null) throw new Error('a bye has no game');
  return {
    id: newGameId(deps),
    tournament,
    round,
    sequence,
    white,
    black,
    startAt,
    finishedAt: null,
    outcome: null,
    reason: null,
    moves: '',
    plies: 0,
  };
}

function gathered({ deps, state }: Moment, made: readonly MadeRound[]): Step {
  const newPairings = made.flatMap((one) => one.pairings);
  const newGames = made.flatMap((one) => one.games);
  const numbers = new Set(made.map(({ round }) => round.number));
  return {
    writes: [
      ...made.map(({ round }) => roundWrite(deps, round)),
      ...bulkInsert(deps.db, pairings, newPairings),
      ...bulkInsert(deps.db, games, newGames),
    ],
    after: {
      ...state,
      rounds: [...state.rounds.filter(({ number }) => !numbers.has(number)), ...made.map((one) => one.round)],
      pairings: [...state.pairings, ...newPairings],
      games: [...state.games, ...newGames],
    },
    messages: newGames.map(({ id }): OutboxMessage => ({ kind: 'openGame', game: id })),
    news: [{ kind: 'games' }],
  };
}

/** A round that was added ahead of its pairing keeps its name. */
const roundWrite = ({ db }: Deps, round: RoundRow): Write =>
  db
    .insert(rounds)
    .values(round)
    .onConflictDoUpdate({
      target: [rounds.tournament, rounds.number],
      set: { pairedAt: round.pairedAt, startAt: round.startAt },
    });
