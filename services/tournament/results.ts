import { and, eq } from 'drizzle-orm';
import type { Write } from '../../db/commit.ts';
import type { GameRow, PairingRow, TournamentState } from '../../db/read/tournament.ts';
import { games, pairings, participants } from '../../db/schema/index.ts';
import type { AccountId, GameId } from '../../domain/ids.ts';
import { type Millis, millis } from '../../domain/time.ts';
import { type GameResult, outcomeOf } from '../../domain/tournament/game-result.ts';
import { mayRecordResult } from '../../domain/tournament/round-guards.ts';
import type { Deps } from '../deps.ts';
import { found, orRefuse, Refusal } from '../refusal.ts';
import { mustRun } from './access.ts';
import { toTournament } from './lifecycle.ts';
import { NOTICE, newGame } from './pair-rounds.ts';
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
    return withNewGame(moment, state, moved, [write], startOfGame(state, key.round, millis(now + NOTICE)));
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

/** A game that its own object has ended. */
export interface FinishedGame {
  readonly game: GameId;
  /** Null where it was annulled. */
  readonly result: GameResult | null;
  readonly reason: string;
  readonly moves: string;
  readonly plies: number;
  readonly finishedAt: Millis;
  /** Who never made a first move and lost by it. */
  readonly absent: readonly AccountId[];
}

/**
 * The end of an online game reaches the tournament, exactly once: a game that is finished here already changes nothing.
 * What the organiser has decided stands.
 */
export function recordFinishedGame({ deps, state }: Moment, report: FinishedGame): Step {
  const game = state.games.find(({ id }) => id === report.game);
  if (game === undefined || game.finishedAt !== null) return {};
  const key: PairingKey = game;
  const pairing = pairingOf(state, key);
  const ended: GameRow = {
    ...game,
    finishedAt: report.finishedAt,
    outcome: report.result === null ? null : (outcomeOf(report.result) ?? null),
    reason: report.reason,
    moves: report.moves,
    plies: report.plies,
  };
  // A game that ended by the organiser's word says nothing that the pairing does not know, and may come after a change of mind.
  const decided = pairing.overridden || report.reason === 'arbiter';
  const result = decided ? pairing.result : report.result;
  const { id: _, ...columns } = ended;
  const withdrawn = state.tournament.removeInactive ? report.absent : [];
  return {
    writes: [
      deps.db.update(games).set(columns).where(eq(games.id, game.id)),
      deps.db.update(pairings).set({ result }).where(thePairing(state, key)),
      ...withdrawal(deps, state, withdrawn, game.round + 1),
    ],
    after: {
      ...withPairing(state, { ...pairing, result }),
      games: state.games.map((other) => (other.id === game.id ? ended : other)),
      participants: state.participants.map((row) =>
        withdrawn.includes(row.account) ? { ...row, withdrawnFrom: game.round + 1 } : row,
      ),
    },
    news: [{ kind: 'pairing', ...key }],
  };
}

/** A player who did not come takes no further part (checklist D-72); the organiser can take him back. */
const withdrawal = (
  { db }: Deps,
  { tournament }: TournamentState,
  absent: readonly AccountId[],
  from: number,
): Write[] =>
  absent.map((account) =>
    db
      .update(participants)
      .set({ withdrawnFrom: from })
      .where(and(eq(participants.tournament, tournament.id), eq(participants.account, account))),
  );

/** The pairing of a round by its two sides, whichever of them is named first. */
export function pairingOf(state: TournamentState, { round, white, black }: PairingKey): PairingRow {
  return found(
    state.pairings.find((row) => row.round === round && row.white === white && row.black === black),
    'noSuchPairing',
  );
}

export const gamesOf = (state: TournamentState, { round, white, black }: PairingKey): GameRow[] =>
  state.games.filter(
    (game) =>
      game.round === round &&
      ((game.white === white && game.black === black) || (game.white === black && game.black === white)),
  );

export const thePairing = ({ tournament }: TournamentState, { round, white }: PairingKey) =>
  and(eq(pairings.tournament, tournament.id), eq(pairings.round, round), eq(pairings.white, white));

const withPairing = (state: TournamentState, changed: PairingRow): TournamentState => ({
  ...state,
  pairings: state.pairings.map((row) => (row.round === changed.round && row.white === changed.white ? changed : row)),
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
  const before = state.games.filter((game) => game.round === pairing.round && game.white === pairing.white);
  const game = newGame(deps, pairing, startAt, before.length + 1);
  const has = state.pairings.some((row) => row.round === pairing.round && row.white === pairing.white);
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
