import { useQuery } from '@tanstack/react-query';
import { openingAt } from '../../../../contract/game/openings.ts';
import type { PlayedMove } from '../../../../domain/chess/replay.ts';
import { openingsQuery } from '../../../queries/openings.ts';
import classes from './opening-name.module.css';

interface OpeningNameProps {
  readonly moves: readonly PlayedMove[];
  readonly ply: number;
}

/** The opening, as far as the position on the board has reached. */
export function OpeningName({ moves, ply }: OpeningNameProps) {
  const { data: names } = useQuery(openingsQuery);
  return <p className={classes.opening}>{names && openingAt(names, moves, ply)}</p>;
}
