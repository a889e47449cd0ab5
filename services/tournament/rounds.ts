import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import { bulkInsert, isOneOf } from '../../db/bulk.ts';
import type { Db } from '../../db/client.ts';
import type { Write } from '../../db/commit.ts';
import type { GameRow, PairingRow, ParticipantRow, TournamentState } from '../../db/read/tournament.ts';
import { games, pairings, participants, rounds } from '../../db/schema/index.ts';
import type { GameId, TournamentId } from '../../domain/ids.ts';
import { type Millis, millis, SECOND } from '../../domain/time.ts';
import { mayAddPairing, mayAddRound, mayDeleteRound, maySetUpRound } from '../../domain/tournament/round-guards.ts';
import { replannedPairing } from '../../domain/tournament/schedule.ts';
import { orRefuse, Refusal } from '../refusal.ts';
import { mustRun } from './access.ts';
import { toTournament } from './lifecycle.ts';
import { newGameId } from './pair-rounds.ts';
import { gamesOf, type PairingKey, pairingOf, startOfGame, thePairing, withNewGame } from './results.ts';
import type { Moment, OutboxMessage, Step } from './step.ts';

/** The next round is added, scheduled or not. */
export function addRound(
  { deps, state, actor }: Moment,
  wanted: { readonly number: number | null; readonly name: string | null; readonly startAt: Millis | null },
): Step {
  mustRun(actor, state.tournament);
  const number = wanted.number ?? state.rounds.length + 1;
  orRefuse(mayAddRound(toTournament(state), number));
  const row = {
    tournament: state.tournament.id,
    number,
    name: wanted.name ?? `Round ${number}`,
    startAt: wanted.startAt,
    pairedAt: null,
  };
  return { writes: [deps.db.insert(rounds).values(row)], answer: { number } };
}

/** The first unscheduled round gets its time, or another one is moved with notice, and its online games with it. */
export function setupRound({ deps, state, actor, now }: Moment, number: number, startAt: Millis): Step {
  mustRun(actor, state.tournament);
  orRefuse(maySetUpRound(toTournament(state), number, startAt, now));
  const theRound = and(eq(rounds.tournament, state.tournament.id), eq(rounds.number, number));
  const old = state.rounds.find((row) => row.number === number)?.startAt ?? null;
  const waiting = state.games.filter((game) => game.round === number && game.startAt === old && isOpen(state, game));
  const moved = waiting.map((game): GameRow => ({ ...game, id: newGameId(deps), startAt }));
  return {
    writes: [
      deps.db.update(rounds).set({ startAt }).where(theRound),
      ...(waiting.length === 0 ? [] : [deps.db.delete(games).where(isOneOf(games.id, idsOf(waiting)))]),
      ...bulkInsert(deps.db, games, moved),
    ],
    messages: [
      ...idsOf(waiting).map((game): OutboxMessage => ({ kind: 'cancelGame', game })),
      ...idsOf(moved).map((game): OutboxMessage => ({ kind: 'openGame', game })),
    ],
    news: [{ kind: 'games' }],
  };
}

/** A game that is still to be played: nobody has decided it meanwhile. */
const isOpen = (state: TournamentState, game: GameRow): boolean =>
  game.finishedAt === null && pairingOf(state, game).result === null;

const idsOf = (rows: readonly GameRow[]): GameId[] => rows.map(({ id }) => id);

/**
 * The last round goes, with its pairings, as long as it has no results; byes that were booked for it stay. What was
 * paired can be paired anew, by the button or one interval from now, without those who have withdrawn since.
 */
export function deleteRound({ deps, state, actor, now }: Moment, number: number): Step {
  mustRun(actor, state.tournament);
  orRefuse(mayDeleteRound(toTournament(state), number));
  const { id, nextPairingAt } = state.tournament;
  const running = state.games.filter(({ round }) => round === number);
  const after: TournamentState = {
    ...state,
    rounds: state.rounds.filter((row) => row.number !== number),
    pairings: state.pairings.filter((row) => row.round !== number || isBooked(row)),
    games: state.games.filter(({ round }) => round !== number),
    participants: state.participants.map((row) => (hasGone(row, number) ? { ...row, withdrawnFrom: number } : row)),
  };
  const wasPaired = state.rounds.some((row) => row.number === number && row.pairedAt !== null);
  const anew = { pairingFailed: false, nextPairingAt: nextPairingAt ?? replannedPairing(toTournament(after), now) };
  return {
    ...(wasPaired && { set: anew }),
    writes: clearRound(deps.db, id, number),
    after,
    messages: running.map((game): OutboxMessage => ({ kind: 'cancelGame', game: game.id })),
    news: [{ kind: 'games' }],
  };
}

/** The same as `deleteRound` leaves in memory, in the database. */
function clearRound(db: Db, id: TournamentId, number: number): Write[] {
  const notBooked = or(isNotNull(pairings.black), isNull(pairings.bye), eq(pairings.bye, 'pairing-allocated'));
  return [
    db.delete(games).where(and(eq(games.tournament, id), eq(games.round, number))),
    db.delete(pairings).where(and(eq(pairings.tournament, id), eq(pairings.round, number), notBooked)),
    db.delete(rounds).where(and(eq(rounds.tournament, id), eq(rounds.number, number))),
    db
      .update(participants)
      .set({ withdrawnFrom: number })
      .where(and(eq(participants.tournament, id), gt(participants.withdrawnFrom, number))),
  ];
}

/** Withdrawn after this round was paired: when it is paired anew, he is not there. */
const hasGone = ({ withdrawnFrom }: ParticipantRow, round: number): boolean =>
  withdrawnFrom !== null && withdrawnFrom > round;

/** A bye that was asked for, not one that the pairing gave. */
const isBooked = ({ black, bye }: PairingRow): boolean => black === null && bye !== null && bye !== 'pairing-allocated';

/** The arbiter pairs two participants by hand. */
export function addPairing(moment: Moment, key: PairingKey, online: boolean): Step {
  const { deps, state, actor, now } = moment;
  mustRun(actor, state.tournament);
  orRefuse(mayAddPairing(toTournament(state), key.round));
  const round = state.rounds.find(({ number }) => number === key.round);
  if (round === undefined) throw new Refusal('noSuchRound');
  if (key.white === key.black) throw new Refusal('samePlayer');
  const takesPart = (account: string) =>
    state.participants.some((row) => row.account === account && (row.withdrawnFrom ?? key.round + 1) > key.round);
  if (!takesPart(key.white) || !takesPart(key.black)) throw new Refusal('notParticipating');
  const busy = state.pairings.some(
    (row) => row.round === key.round && [row.white, row.black].some((side) => side === key.white || side === key.black),
  );
  if (busy) throw new Refusal('alreadyPaired');
  const pairing: PairingRow = {
    tournament: state.tournament.id,
    ...key,
    board: Math.max(0, ...state.pairings.filter((row) => row.round === key.round).map(({ board }) => board)) + 1,
    bye: null,
    result: null,
    unrated: false,
    online,
    overridden: false,
  };
  const mark = deps.db
    .update(rounds)
    .set({ pairedAt: round.pairedAt ?? now })
    .where(and(eq(rounds.tournament, state.tournament.id), eq(rounds.number, key.round)));
  const writes = [mark, deps.db.insert(pairings).values(pairing)];
  const paired = state.rounds.map((row) => (row === round ? { ...row, pairedAt: row.pairedAt ?? now } : row));
  const after = { ...state, rounds: paired };
  if (online) {
    return withNewGame(moment, after, pairing, writes, startOfGame(state, key.round, millis(now + SECOND)));
  }
  return { writes, after: { ...after, pairings: [...state.pairings, pairing] }, news: [{ kind: 'games' }] };
}

/** A pairing without a result is taken away again. */
export function deletePairing({ deps, state, actor }: Moment, key: PairingKey): Step {
  mustRun(actor, state.tournament);
  const pairing = pairingOf(state, key);
  if (pairing.result !== null) throw new Refusal('roundHasResults');
  const dropped = gamesOf(state, key);
  return {
    writes: [
      ...dropped.map(({ id }) => deps.db.delete(games).where(eq(games.id, id))),
      deps.db.delete(pairings).where(thePairing(state, key)),
    ],
    after: {
      ...state,
      pairings: state.pairings.filter((row) => row !== pairing),
      games: state.games.filter((game) => !dropped.includes(game)),
    },
    messages: dropped.map(({ id }): OutboxMessage => ({ kind: 'cancelGame', game: id })),
    news: [{ kind: 'games' }],
  };
}
