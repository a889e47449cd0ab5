import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import { bulkInsert, isOneOf } from '../../db/bulk.ts';
import type { Db } from '../../db/client.ts';
import type { Write } from '../../db/commit.ts';
import type { GameRow, PairingRow, ParticipantRow, TournamentState } from '../../db/read/tournament.ts';
import { games, pairings, participants, rounds } from '../../db/schema/index.ts';
import type { AccountId, GameId, TournamentId } from '../../domain/ids.ts';
import { type Millis, millis, SECOND } from '../../domain/time.ts';
import { allottedBye, freeBoard, mayDeletePairing, mayPairByHand } from '../../domain/tournament/hand-pairing.ts';
import type { Seats } from '../../domain/tournament/presence.ts';
import { mayAddRound, mayDeleteRound, maySetUpRound } from '../../domain/tournament/round-guards.ts';
import { replannedPairing } from '../../domain/tournament/schedule.ts';
import { orRefuse, Refusal } from '../refusal.ts';
import { mustRun } from './access.ts';
import { entrantsOf, toTournament } from './lifecycle.ts';
import { newGameId } from './pair-rounds.ts';
import { gamesOf, pairingOf, startOfGame, thePairing, withNewGame } from './results.ts';
import type { Moment, OutboxMessage, Step } from './step.ts';

/** The next round is added, scheduled or not. */
export function addRound(
  { deps, state, actor, now }: Moment,
  wanted: { readonly number: number | null; readonly name: string | null; readonly startAt: Millis | null },
): Step {
  mustRun(actor, state.tournament);
  const number = wanted.number ?? state.rounds.length + 1;
  orRefuse(mayAddRound(toTournament(state), number, wanted.startAt, now));
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

/** The arbiter pairs two participants by hand, or gives one a bye; answers what he may not have seen. */
export function addPairing(moment: Moment, seats: Seats<AccountId>, online: boolean): Step {
  const { deps, state, actor, now } = moment;
  mustRun(actor, state.tournament);
  const warnings = orRefuse(mayPairByHand(toTournament(state), seats, entrantsOf(state), state.pairings));
  const round = state.rounds.find(({ number }) => number === seats.round);
  if (round === undefined) throw new Refusal('noSuchRound');
  const pairing = newPairing(state, seats, online);
  const pairedAt = round.pairedAt ?? now;
  const mark = deps.db
    .update(rounds)
    .set({ pairedAt })
    .where(and(eq(rounds.tournament, state.tournament.id), eq(rounds.number, seats.round)));
  const writes = [mark, deps.db.insert(pairings).values(pairing)];
  const after = { ...state, rounds: state.rounds.map((row) => (row === round ? { ...row, pairedAt } : row)) };
  const answer = { warnings };
  if (pairing.online) {
    const startAt = startOfGame(state, seats.round, millis(now + SECOND));
    return { ...withNewGame(moment, after, pairing, writes, startAt), answer };
  }
  return { writes, after: { ...after, pairings: [...state.pairings, pairing] }, news: [{ kind: 'games' }], answer };
}

function newPairing(state: TournamentState, { round, white, black }: Seats<AccountId>, online: boolean): PairingRow {
  const { id: tournament, kind } = state.tournament;
  const isBye = black === null;
  return {
    tournament,
    round,
    white,
    black,
    board: freeBoard(state.pairings.filter((row) => row.round === round)),
    bye: isBye ? allottedBye(kind) : null,
    result: null,
    unrated: false,
    online: online && !isBye,
    overridden: false,
  };
}

/** A pairing without a result is taken away again, or a bye: who was in it waits to be paired. */
export function deletePairing({ deps, state, actor }: Moment, seats: Seats<AccountId>): Step {
  mustRun(actor, state.tournament);
  const pairing = pairingOf(state, seats);
  orRefuse(mayDeletePairing(toTournament(state), pairing));
  const { round, white, black } = pairing;
  const dropped = black === null ? [] : gamesOf(state, { round, white, black });
  return {
    writes: [
      ...dropped.map(({ id }) => deps.db.delete(games).where(eq(games.id, id))),
      deps.db.delete(pairings).where(thePairing(state, seats)),
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
