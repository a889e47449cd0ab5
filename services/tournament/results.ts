import { and, eq, isNull } from 'drizzle-orm';
import type { Write } from '../../db/commit.ts';
import type { GameRow, PairingRow, TournamentState } from '../../db/read/tournament.ts';
import { games, pairings } from '../../db/schema/index.ts';
import type { AccountId } from '../../domain/ids.ts';
import { ROUND_NOTICE_MS } from '../../domain/limits.ts';
import { type Millis, millis } from '../../domain/time.ts';
import type { GameResult } from '../../domain/tournament/game-result.ts';
import type { Seats } from '../../domain/tournament/presence.ts';
import { mayRecordResult } from '../../domain/tournament/round-guards.ts';
import { found, orRefuse, Refusal } from '../refusal.ts';
import { mustRun } from './access.ts';
import { toTournament } from './lifecycle.ts';
import { newGame } from './pair-rounds.ts';
import type { Moment, OutboxMessage, Step } from './step.ts';

/** A pairing is known by its round and its two sides. */
export interface PairingKey {
  readonly round: number;
  readonly white: AccountId;
  readonly black: AccountId;
}

/** The organiser enters, corrects or takes back a result. A game that still runs is ended with it (checklist D-68). */
export function setResult(moment: Moment, key: PairingKey, result: GameResult | null): Step {
  const { deps, state, actor } = moment;
  mustRun(actor, state.tournament);
  const pairing = pairingOf(state, key);
  orRefuse(mayRecordResult(toTournament(state), key.round, result));
  const running = gamesOf(state, key).filter(({ finishedAt }) => finishedAt === null);
  // Taken back, the result is open again for a game that is played anew.
  const overridden = result !== null;
  return {
    set: reopened(state, result),
    writes: [deps.db.update(pairings).set({ result, overridden }).where(thePairing(state, key))],
    after: withPairing(state, { ...pairing, result, overridden }),
    messages: result === null ? [] : running.map(({ id }): OutboxMessage => ({ kind: 'endGame', game: id, result })),
    news: [{ kind: 'pairing', ...key }],
  };
}

/**
 * A pairing is moved to the board or to the screen. Online it gets a game, if it has no result yet; back in the hall a
 * game that runs is annulled.
 */
export function setOnline(moment: Moment, key: PairingKey, online: boolean): Step {
  const { deps, state, actor, now } = moment;
  mustRun(actor, state.tournament);
  const pairing = pairingOf(state, key);
  if (pairing.online === online) return {};
  const moved: PairingRow = { ...pairing, online };
  const write = deps.db.update(pairings).set({ online }).where(thePairing(state, key));
  if (online && pairing.result === null) {
    return withNewGame(moment, state, moved, [write], startOfGame(state, key.round, millis(now + ROUND_NOTICE_MS)));
  }
  const dropped = gamesOf(state, key).filter(({ finishedAt }) => finishedAt === null);
  return {
    writes: [write, ...dropped.map(({ id }) => deps.db.delete(games).where(eq(games.id, id)))],
    after: {
      ...withPairing(state, moved),
      games: state.games.filter((game) => !dropped.includes(game)),
    },
    messages: dropped.map(({ id }): OutboxMessage => ({ kind: 'cancelGame', game: id })),
    news: [{ kind: 'games' }],
  };
}

/** The pairing of a round by its two sides, or by the player and nobody for a bye. */
export const pairingOf = (state: TournamentState, seats: Seats<AccountId>): PairingRow =>
  found(
    state.pairings.find((row) => isSame(row, seats)),
    'noSuchPairing',
  );

export const isSame = (one: Seats<AccountId>, other: Seats<AccountId>): boolean =>
  one.round === other.round && one.white === other.white && one.black === other.black;

export const gamesOf = (state: TournamentState, { round, white, black }: PairingKey): GameRow[] =>
  state.games.filter(
    (game) =>
      game.round === round &&
      ((game.white === white && game.black === black) || (game.white === black && game.black === white)),
  );

export const thePairing = ({ tournament }: TournamentState, { round, white, black }: Seats<AccountId>) =>
  and(
    eq(pairings.tournament, tournament.id),
    eq(pairings.round, round),
    eq(pairings.white, white),
    black === null ? isNull(pairings.black) : eq(pairings.black, black),
  );

export const withPairing = (state: TournamentState, changed: PairingRow): TournamentState => ({
  ...state,
  pairings: state.pairings.map((row) => (isSame(row, changed) ? changed : row)),
});

/** The time of the round, or the soonest moment that its players can make. */
export function startOfGame({ rounds }: TournamentState, round: number, soonest: Millis): Millis {
  const planned = rounds.find(({ number }) => number === round)?.startAt ?? soonest;
  return millis(Math.max(planned, soonest));
}

/** A result that is taken back opens a finished tournament again. */
const reopened = ({ tournament }: TournamentState, result: GameResult | null) =>
  result === null && tournament.finishedAt !== null ? { finishedAt: null } : {};

/** A pairing that is to be played online now: its game, and the news of it. */
export function withNewGame(
  { deps }: Moment,
  state: TournamentState,
  pairing: PairingRow,
  writes: readonly Write[],
  startAt: Millis,
): Step {
  if (pairing.black === null) throw new Refusal('noSuchPairing');
  if (pairing.result !== null) throw new Refusal('resultKnown');
  const before = gamesOf(state, { ...pairing, black: pairing.black });
  const game = newGame(deps, pairing, startAt, before.length + 1);
  const has = state.pairings.some((row) => isSame(row, pairing));
  return {
    writes: [...writes, deps.db.insert(games).values(game)],
    after: {
      ...(has ? withPairing(state, pairing) : { ...state, pairings: [...state.pairings, pairing] }),
      games: [...state.games, game],
    },
    messages: [{ kind: 'openGame', game: game.id }],
    news: [{ kind: 'games' }],
  };
}
