import { given } from '../../kernel/given.ts';
import type { FinishedGame } from '../command.ts';
import {
  type Decided,
  type DecisionContext,
  done,
  GAMES_CHANGED,
  type TournamentEvent,
  type TournamentMessage,
} from '../decision.ts';
import { contestOn } from '../teams/match-score.ts';
import { withBoard, withContest } from '../value/change.ts';
import { hasMatches } from '../value/formats.ts';
import { outcomeOf } from '../value/game-result.ts';
import { type Board, boardsOf, type OnlineGame, type Round, type Tournament } from '../value/state.ts';
import { withNoShows } from './no-shows.ts';
import { gameEnded } from './teams/contest-games.ts';
import type { Changed } from './withdrawal.ts';

/** Idempotent: a game that is already over here changes nothing. Decisions of the organiser stand. */
export const gameFinished = (before: Tournament, report: FinishedGame, context: DecisionContext): Decided =>
  gamesFinished(before, [report], context);

/** The same as one change: each game is judged after those before it. */
export function gamesFinished(before: Tournament, reports: readonly FinishedGame[], context: DecisionContext): Decided {
  const messages: TournamentMessage[] = [];
  const events: TournamentEvent[] = [];
  let tournament = before;
  for (const report of reports) {
    const ended = afterGame(tournament, report, context);
    tournament = ended.tournament;
    messages.push(...ended.messages);
    events.push(...ended.events);
  }
  return done(tournament, { messages, events });
}

interface AfterGame extends Changed {
  readonly events: readonly TournamentEvent[];
}

function afterGame(before: Tournament, report: FinishedGame, context: DecisionContext): AfterGame {
  const found = findGame(before, report);
  if (found === undefined || found.game.end !== null) return { tournament: before, messages: [], events: [] };
  const { round, board } = found;
  const { tournament: ended, messages: next } = hasMatches(before)
    ? contestAfter(before, found, report, context)
    : { tournament: withBoard(before, round.number, board, boardAfter(board, report)), messages: [] };
  const absent = isDecided(board, report) ? [] : report.absent;
  const { tournament, messages: gone } = withNoShows(ended, round.number, absent, context.now);
  const { white, black } = board;
  const messages = [...next, ...gone];
  const moved = messages.length > 0 || tournament !== ended ? GAMES_CHANGED : [];
  return { tournament, messages, events: [{ kind: 'pairing', round: round.number, white, black }, ...moved] };
}

interface FoundGame {
  readonly round: Round;
  readonly board: Board;
  readonly game: OnlineGame;
}

function findGame({ rounds }: Tournament, { game }: FinishedGame): FoundGame | undefined {
  for (const round of rounds) {
    for (const board of boardsOf(round)) {
      const found = board.games.find(({ id }) => id === game);
      if (found !== undefined) return { round, board, game: found };
    }
  }
  return undefined;
}

/** Ignores games that the organiser ended: the board already knows, and the decision may have changed since. */
const boardAfter = (board: Board, report: FinishedGame): Board => ({
  ...withEnd(board, report),
  result: isDecided(board, report) ? board.result : report.result,
});

const isDecided = ({ overridden }: Board, { reason }: FinishedGame): boolean => overridden || reason === 'arbiter';

/** Counts a game for its match and opens the next one; annulled games do not count. */
function contestAfter(
  before: Tournament,
  { round: { number }, board, game }: FoundGame,
  report: FinishedGame,
  moment: DecisionContext,
): Changed {
  const ended = withEnd(board, report);
  const tournament = withBoard(before, number, board, ended);
  const { result, reason } = report;
  if (result === null || reason === 'arbiter') return { tournament, messages: [] };
  const contest = contestOn(tournament, number, ended);
  const { pairing, messages } = gameEnded(contest, ended, game, result, moment);
  return { tournament: withContest(tournament, number, contest.pairing, pairing), messages };
}

function withEnd(board: Board, { game, result, reason, moves, plies, clocks, finishedAt }: FinishedGame): Board {
  const outcome = result === null ? null : outcomeOf(result);
  const end = { finishedAt, outcome, reason, moves, plies, ...given({ clocks }) };
  return { ...board, games: board.games.map((one) => (one.id === game ? { ...one, end } : one)) };
}
