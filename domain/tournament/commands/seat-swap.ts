/** Two who change places in a round that is published. */
import { ROUND_NOTICE_MS } from '../../limits.ts';
import { refuse } from '../../result.ts';
import { millis } from '../../time.ts';
import { newBoard, withRound } from '../change.ts';
import type { RoundCommand } from '../command.ts';
import { type Circumstances, type Decided, done, GAMES_NEWS, type GameMessage } from '../decision.ts';
import { exchanging, maySwapSeats } from '../seat-swap.ts';
import type { Board, Pairing, Tournament } from '../state.ts';
import { cancelled, gameOpened, startOfGame } from './games.ts';

/** Both sit where the other sat, at the same boards; a game on the screen that waits is opened anew for its new pair. */
export function swapSeats(
  before: Tournament,
  { round: number, who }: Extract<RoundCommand, { kind: 'swapSeats' }>,
  { now, chance }: Circumstances,
): Decided {
  const allowed = maySwapSeats(before, number, who, now);
  if (!allowed.ok) return allowed;
  const round = before.rounds[number - 1];
  if (round?.kind !== 'paired') return refuse('roundNotPaired');
  const exchanged = exchanging(who);
  const messages: GameMessage[] = [];
  const seatedAnew = (board: Board): Board => {
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
    return pairing.kind === 'bye' ? { ...pairing, who: exchanged(pairing.who) } : seatedAnew(pairing);
  });
  return done(withRound(before, { ...round, pairings }), { messages, news: GAMES_NEWS });
}
