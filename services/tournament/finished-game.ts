import { eq } from 'drizzle-orm';
import type { Write } from '../../db/commit.ts';
import type { GameRow, TournamentState } from '../../db/read/tournament.ts';
import { games, pairings } from '../../db/schema/index.ts';
import type { AccountId, GameId } from '../../domain/ids.ts';
import type { Millis } from '../../domain/time.ts';
import { type GameResult, outcomeOf } from '../../domain/tournament/game-result.ts';
import { type PairingKey, pairingOf, thePairing, withPairing } from './results.ts';
import type { Moment, OutboxMessage, Step } from './step.ts';
import { withdraw } from './withdraw.ts';

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
export function recordFinishedGame(moment: Moment, report: FinishedGame): Step {
  const { deps, state } = moment;
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
  const recorded: Change = {
    writes: [
      deps.db.update(games).set(columns).where(eq(games.id, game.id)),
      deps.db.update(pairings).set({ result }).where(thePairing(state, key)),
    ],
    after: {
      ...withPairing(state, { ...pairing, result }),
      games: state.games.map((other) => (other.id === game.id ? ended : other)),
    },
    messages: [],
  };
  const { closed, ...change } = withoutAbsent(moment, recorded, report.absent);
  return { ...change, news: [{ kind: 'pairing', ...key }, ...(closed ? [{ kind: 'games' } as const] : [])] };
}

interface Change {
  readonly writes: readonly Write[];
  readonly after: TournamentState;
  readonly messages: readonly OutboxMessage[];
}

/** A player who did not come takes no further part (checklist D-72); the organiser can take him back. */
function withoutAbsent(moment: Moment, recorded: Change, absent: readonly AccountId[]): Change & { closed: boolean } {
  const { tournament, participants } = moment.state;
  const inactive = tournament.removeInactive
    ? participants.filter((row) => row.withdrawnFrom === null && absent.includes(row.account))
    : [];
  return inactive.reduce<Change & { closed: boolean }>(
    (change, { account }) => {
      const { writes, after, messages } = withdraw(moment, change.after, account);
      return {
        writes: [...change.writes, ...writes],
        after,
        messages: [...change.messages, ...messages],
        closed: change.closed || writes.length > 1,
      };
    },
    { ...recorded, closed: false },
  );
}
