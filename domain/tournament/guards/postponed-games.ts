/** Which games may be postponed or adjourned (OPEN-1). */
import { refuse } from '../../kernel/result.ts';
import type { Millis } from '../../kernel/time.ts';
import { FORMATS } from '../value/formats.ts';
import type { PostponedState } from '../value/postponed-game.ts';
import type { Settings } from '../value/settings.ts';
import type { Board } from '../value/state.ts';
import { isUnderWay, type Lifecycle, lastPaired } from './lifecycle.ts';
import { type Guard, granted } from './refusals.ts';

/** Where open games count as draws for the next pairing: formats that wait for results, over the board. */
export const offersPostponedGames = ({ format, online }: Pick<Settings, 'format' | 'online'>): boolean =>
  FORMATS[format].postponesGames && !online;

interface AskedGame {
  readonly tournament: Lifecycle;
  readonly round: number;
  readonly board: Pick<Board, 'result' | 'online'>;
}

/** A game is adjourned once it may have begun. */
export function mayPostponeGame({ tournament, round, board }: AskedGame, state: PostponedState, now: Millis): Guard {
  const allowed = mayChangePostponed(tournament, board);
  if (!allowed.ok || state === 'postponed') return allowed;
  const { pairedAt = null, results = 0, startAt = null } = tournament.rounds[round - 1] ?? {};
  return isUnderWay({ isPaired: pairedAt !== null, results, startAt }, now) ? granted : refuse('roundNotBegun');
}

/** Once a later round is paired with it as a draw, the game stays open until it has a result. */
export function mayCancelPostponement({ tournament, round, board }: AskedGame): Guard {
  const allowed = mayChangePostponed(tournament, board);
  if (!allowed.ok) return allowed;
  const paired = tournament.rounds.map(({ number, pairedAt }) => ({ number, isPaired: pairedAt !== null }));
  return lastPaired(paired) > round ? refuse('roundIsPaired') : granted;
}

function mayChangePostponed(tournament: Lifecycle, board: Pick<Board, 'result' | 'online'>): Guard {
  if (tournament.finishedAt !== null) return refuse('tournamentFinished');
  if (!offersPostponedGames(tournament)) return refuse('postponeNotOffered');
  if (board.online) return refuse('boardIsOnline');
  return board.result === null ? granted : refuse('boardHasResult');
}
