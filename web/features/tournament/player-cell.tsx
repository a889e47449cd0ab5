import type { ReactNode } from 'react';
import { PersonLink } from '../../ui/links.tsx';
import { PlayerTitle } from '../../ui/player-title.tsx';

interface PlayerCellProps {
  readonly title: string | null;
  readonly name: string;
  /** Whose profile the name leads to; none on paper. */
  readonly account?: string;
  /** Out of a knockout. */
  readonly eliminated?: boolean;
  readonly children?: ReactNode;
}

/** A player's name with the title, as every table of the tournament shows it. */
export function PlayerCell({ title, name, account, eliminated = false, children }: PlayerCellProps) {
  const shown = eliminated ? <s>{name}</s> : <span>{name}</span>;
  return (
    <span>
      <PlayerTitle title={title} /> {account === undefined ? shown : <PersonLink account={account}>{shown}</PersonLink>}{' '}
      {children}
    </span>
  );
}
