import type { AccountId } from '../../ids.ts';
import type { Millis } from '../../time.ts';
import { withBoard, withMet } from '../change.ts';
import type { FinishedGame } from '../command.ts';
import { type Circumstances, type Decided, done, GAMES_NEWS } from '../decision.ts';
import { outcomeOf } from '../game-result.ts';
import { hasMatches } from '../kinds.ts';
import { contestOn } from '../match-score.ts';
import { type Board, boardsOf, type OnlineGame, type Round, type Tournament } from '../state.ts';
import { gameEnded } from './contest-games.ts';
import { type Changed, withdrawn } from './withdrawal.ts';

/**
 * The end of an online game reaches the tournament, exactly once: a game that is over here already changes nothing.
 * What the organiser has decided stands.
 */
export function gameFinished(before: Tournament, report: FinishedGame, circumstances: Circumstances): Decided {
  const found = findGame(before, report);
  if (found === undefined || found.game.end !== null) return done(before);
  const { round, board } = found;
  const { tournament: ended, messages: next } = hasMatches(before)
    ? contestAfter(before, found, report, circumstances)
    : { tournament: withBoard(before, round.number, board, boardAfter(board, report)), messages: [] };
  const { tournament, messages: gone } = withoutAbsent(ended, report.absent, circumstances.now);
  const { white, black } = board;
  const messages = [...next, ...gone];
  const moved = messages.length > 0 || tournament !== ended ? GAMES_NEWS : [];
  return done(tournament, { messages, news: [{ kind: 'pairing', round: round.number, white, black }, ...moved] });
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

/**
 * A game that ended by the organiser's word says nothing that the board does not know, and may come after a change of
 * mind.
 */
function boardAfter(board: Board, report: FinishedGame): Board {
  const isDecided = board.overridden || report.reason === 'arbiter';
  return { ...withEnd(board, report), result: isDecided ? board.result : report.result };
}

/** A game of a match counts for the match, and the next one is opened; one that was annulled does not. */
function contestAfter(
  before: Tournament,
  { round: { number }, board, game }: FoundGame,
  report: FinishedGame,
  moment: Circumstances,
): Changed {
  const ended = withEnd(board, report);
  const tournament = withBoard(before, number, board, ended);
  const { result, reason } = report;
  if (result === null || reason === 'arbiter') return { tournament, messages: [] };
  const contest = contestOn(tournament, number, ended);
  const { met, messages } = gameEnded(contest, ended, game, result, moment);
  return { tournament: withMet(tournament, number, contest.met, met), messages };
}

function withEnd(board: Board, { game, result, reason, moves, plies, clocks, finishedAt }: FinishedGame): Board {
  const outcome = result === null ? null : outcomeOf(result);
  const end = { finishedAt, outcome, reason, moves, plies, ...(clocks !== undefined && { clocks }) };
  return { ...board, games: board.games.map((one) => (one.id === game ? { ...one, end } : one)) };
}

/** A player who did not come takes no further part (decision D-72); the organiser can take him back. */
function withoutAbsent(tournament: Tournament, absent: readonly AccountId[], now: Millis): Changed {
  const inactive = tournament.settings.removeInactive ? absent : [];
  return inactive.reduce<Changed>(
    (changed, account) => {
      const next = withdrawn(changed.tournament, account, now);
      return { tournament: next.tournament, messages: [...changed.messages, ...next.messages] };
    },
    { tournament, messages: [] },
  );
}
