import { ROUND_NOTICE_MS } from '../../kernel/limits.ts';
import { refuse } from '../../kernel/result.ts';
import { millis } from '../../kernel/time.ts';
import type { RoundCommand } from '../command.ts';
import { type Decided, type DecisionContext, done, GAMES_CHANGED, type GameMessage } from '../decision.ts';
import { exchanging, maySwapSeats } from '../rounds/seat-swap.ts';
import { newBoard, withRound } from '../value/change.ts';
import type { Board, Pairing, Tournament } from '../value/state.ts';
import { cancelled, gameOpened, startOfGame } from './games.ts';

/** Swaps boards and colours; a waiting online game is opened again for its new pair. */
export function swapSeats(
  before: Tournament,
  { round: number, who }: Extract<RoundCommand, { kind: 'swapSeats' }>,
  { now, chance }: DecisionContext,
): Decided {
  const allowed = maySwapSeats(before, number, who, now);
  if (!allowed.ok) return allowed;
  const round = before.rounds[number - 1];
  if (round?.kind !== 'paired') return refuse('roundNotPaired');
  const exchanged = exchanging(who);
  const messages: GameMessage[] = [];
  const reseated = (board: Board): Board => {
    const empty = newBoard(board.board, exchanged(board.white), exchanged(board.black));
    messages.push(...cancelled(board.games));
    if (!board.online) return empty;
    const startAt = startOfGame(before, number, millis(now + ROUND_NOTICE_MS));
    const opened = gameOpened({ ...empty, online: true }, startAt, chance);
    messages.push(...opened.messages);
    return opened.board;
  };
  const moved = new Set<Pairing>(allowed.value.seats);
  const pairings = round.pairings.map((pairing): Pairing => {
    if (!moved.has(pairing) || pairing.kind === 'match') return pairing;
    return pairing.kind === 'bye' ? { ...pairing, who: exchanged(pairing.who) } : reseated(pairing);
  });
  return done(withRound(before, { ...round, pairings }), { messages, events: GAMES_CHANGED });
}
