import { refuse } from '../../kernel/result.ts';
import { isSame } from '../../kernel/same.ts';
import type { Millis } from '../../kernel/time.ts';
import type { CommandOf } from '../command.ts';
import { type Decided, type DecisionContext, done } from '../decision.ts';
import { lifecycleOf } from '../guards/lifecycle-of.ts';
import { mayCancelPostponement, mayPostponeGame } from '../guards/postponed-games.ts';
import { mayResolveUnplayed } from '../guards/unplayed-games.ts';
import { NO_REPORTS } from '../value/board-report.ts';
import { boardOf, withBoard, withBoards, withRound } from '../value/change.ts';
import { onDay } from '../value/game-reminder.ts';
import { isForfeit } from '../value/game-result.ts';
import { isOpenGame, isUnanswered, offersPostponedGames, type PostponedGame } from '../value/postponed-game.ts';
import { type Board, boardsOf, type Tournament } from '../value/state.ts';

/** Registers a game as postponed or adjourned, or changes its date and note (OPEN-1). */
export function postponeGame(
  before: Tournament,
  command: CommandOf<'postponeGame'>,
  { now }: DecisionContext,
): Decided {
  const board = boardOf(before, command);
  if (board === undefined) return refuse('noSuchPairing');
  const { round, white, black, state, by, words, startAt } = command;
  const allowed = mayPostponeGame({ tournament: lifecycleOf(before), round, board }, state, now);
  if (!allowed.ok) return allowed;
  const at = board.postponed?.at ?? now;
  const registered: PostponedGame =
    state === 'adjourned' ? { kind: state, at, words, startAt } : { kind: state, by, at, words, startAt };
  const postponed = onDay(registered, board.postponed, now);
  if (isSame(board.postponed, postponed)) return done(before);
  const { dayRequest } = board;
  const decided = isUnanswered(dayRequest) ? { dayRequest: { ...dayRequest, answer: 'decided' as const } } : {};
  return done(withBoard(before, round, board, { ...board, postponed, ...decided }), {
    events: [{ kind: 'pairing', round, white, black }],
  });
}

/** The game is played with its round after all. */
export function cancelPostponement(before: Tournament, command: CommandOf<'cancelPostponement'>): Decided {
  const board = boardOf(before, command);
  if (board === undefined) return refuse('noSuchPairing');
  const { round, white, black } = command;
  if (!isOpenGame(board)) return refuse('notPostponed');
  const allowed = mayCancelPostponement({ tournament: lifecycleOf(before), round, board });
  if (!allowed.ok) return allowed;
  const { postponed: _, ...played } = board;
  return done(withBoard(before, round, board, played), { events: [{ kind: 'pairing', round, white, black }] });
}

/** Enters what the rule of the tournament proposes (OPEN-13). It is no game for rating, and nobody has stayed away. */
export function resolveUnplayed(
  before: Tournament,
  { round, white, black, result }: CommandOf<'resolveUnplayed'>,
  { now }: DecisionContext,
): Decided {
  const board = boardOf(before, { round, white, black });
  if (board === undefined) return refuse('noSuchPairing');
  const proposed = mayResolveUnplayed(
    { tournament: lifecycleOf(before), settings: before.settings, round, board },
    now,
  );
  if (!proposed.ok) return proposed;
  if (proposed.value !== result) return refuse('nothingProposed');
  const unrated = !isForfeit(result);
  return done(withBoard(before, round, board, { ...board, result, unrated, overridden: true, reports: NO_REPORTS }), {
    events: [{ kind: 'pairing', round, white, black }],
  });
}

/** Registers all games without a result as adjourned, so that the next round can be paired (OPEN-2). */
export function withGamesAdjourned(before: Tournament, now: Millis): Tournament {
  if (!offersPostponedGames(before.settings)) return before;
  const adjourned = (board: Board): Board =>
    mayAdjourn(board) ? { ...board, postponed: { kind: 'adjourned', at: now, words: '', startAt: null } } : board;
  return before.rounds
    .filter((round) => boardsOf(round).some(mayAdjourn))
    .reduce((tournament, round) => withRound(tournament, withBoards(round, adjourned)), before);
}

const mayAdjourn = (board: Board): boolean => board.result === null && !board.online && !isOpenGame(board);
