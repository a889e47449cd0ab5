import { type PgnGame, playedPgn } from '../../../domain/chess/pgn.ts';
import { replay } from '../../../domain/chess/replay.ts';

/** The PGN of a game, whose record is replayed for it. */
export function gamePgn(game: PgnGame): string {
  const played = replay(game.variant, game.record);
  if (!played.ok) throw new Error(played.key);
  return playedPgn(game, played.value);
}
