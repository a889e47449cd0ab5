import type { ReactNode } from 'react';
import { PlayerTitle } from '../../../ui/chess/player-title.tsx';
import { PlayerLink } from '../player/player-link.tsx';

interface PlayerCellProps {
  readonly title: string | null;
  readonly name: string;
  /** The player whose card the name opens; none in print. */
  readonly account?: string;
  /** Eliminated from a knockout. */
  readonly eliminated?: boolean;
  readonly children?: ReactNode;
}

/** A player's name with the title, as in all tables of the tournament. */
export function PlayerCell({ title, name, account, eliminated = false, children }: PlayerCellProps) {
  const shown = eliminated ? <s>{name}</s> : <span>{name}</span>;
  return (
    <span>
      <PlayerTitle title={title} /> {account === undefined ? shown : <PlayerLink account={account}>{shown}</PlayerLink>}{' '}
      {children}
    </span>
  );
}
