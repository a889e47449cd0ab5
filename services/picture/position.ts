import type { GameRow } from '../../contract/game/game-row.ts';
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

/** The position of the leading game; the start position without one. */
export const leadingPosition = (page: TournamentPage): Position =>
  positionOf(page.tournament.gameVariant, leadingGame(page)?.moves ?? '');

/**
 * The game with a move on the first board, in the current round or else in the latest earlier one; running games go
 * first. Future rounds are considered only if no other round has a move.
 */
export function leadingGame(page: TournamentPage): GameRow | undefined {
  const { pairings, games } = page;
  const current = shownRound(roundStates(page));
  const isToCome = ({ round }: PairingView): number => Number(round > current);
  return [...pairings]
    .sort((one, other) => isToCome(one) - isToCome(other) || other.round - one.round || byBoard(one, other))
    .flatMap(({ round, white, black }) => {
      const game = games[`${round}_${white}_${black}`]?.at(-1);
      return game === undefined || game.moves === '' ? [] : [{ round, game }];
    })
    .reduce<Moved | undefined>(
      (best, next) => (best === undefined || isStillPlayed(next, best) ? next : best),
      undefined,
    )?.game;
}

interface Moved {
  readonly round: number;
  readonly game: GameRow;
}

/** Whether a game of the same round is running, and the other one is over. */
const isStillPlayed = (one: Moved, other: Moved): boolean =>
  one.round === other.round && other.game.finished && !one.game.finished;
