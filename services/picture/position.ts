import { byBoard } from '../../contract/page-delta.ts';
import type { TournamentPage } from '../../contract/tournaments.ts';
import { replay } from '../../domain/chess/replay.ts';
import { rulesOf, type Variant } from '../../domain/chess/rules.ts';
import type { Position } from './board-picture.ts';

/** The position after the last move of a record; the first one where it cannot be played through. */
export function positionOf(variant: Variant, record: string): Position {
  const played = replay(variant, record);
  const last = played.ok ? played.value.at(-1) : undefined;
  return last === undefined ? { fen: rulesOf(variant).startFen } : { fen: last.fen, lastMove: last.move };
}

/** The first board of the latest round in which somebody has moved: of a round that is played, the one all look at. */
export function leadingPosition({ tournament, pairings, games }: TournamentPage): Position {
  const moved = [...pairings]
    .sort((one, other) => other.round - one.round || byBoard(one, other))
    .flatMap(({ round, white, black }) => games[`${round}_${white}_${black}`]?.at(-1) ?? [])
    .find(({ moves }) => moves !== '');
  return positionOf(tournament.game_variant, moved?.moves ?? '');
}
