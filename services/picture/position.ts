import { byBoard } from '../../contract/tournament/page-delta.ts';
import { roundStates } from '../../contract/tournament/page-rounds.ts';
import type { PairingView, TournamentPage } from '../../contract/tournament/tournaments.ts';
import { replay } from '../../domain/chess/replay.ts';
import { rulesOf, type Variant } from '../../domain/chess/rules.ts';
import { shownRound } from '../../domain/tournament/rounds/current-round.ts';
import type { Position } from './board-picture.ts';

/** The final position of a game record; the start position if the record is invalid. */
export function positionOf(variant: Variant, record: string): Position {
  const played = replay(variant, record);
  const last = played.ok ? played.value.at(-1) : undefined;
  return last === undefined ? { fen: rulesOf(variant).startFen } : { fen: last.fen, lastMove: last.move };
}

/**
 * The position of the first board with a move, in the current round or else in the latest earlier one. Future rounds
 * are considered only if no other round has a move.
 */
export function leadingPosition(page: TournamentPage): Position {
  const { tournament, pairings, games } = page;
  const current = shownRound(roundStates(page));
  const isToCome = ({ round }: PairingView): number => Number(round > current);
  const moved = [...pairings]
    .sort((one, other) => isToCome(one) - isToCome(other) || other.round - one.round || byBoard(one, other))
    .flatMap(({ round, white, black }) => games[`${round}_${white}_${black}`]?.at(-1) ?? [])
    .find(({ moves }) => moves !== '');
  return positionOf(tournament.gameVariant, moved?.moves ?? '');
}
