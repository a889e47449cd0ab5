import type { ReactNode } from 'react';
import { TextLink } from '../../../ui/layout/links.tsx';

interface PlayerLinkProps {
  readonly account: string;
  readonly children: ReactNode;
}

/** A name on the tournament page: opens the player's card beside what is shown. */
export const PlayerLink = ({ account, children }: PlayerLinkProps) => (
  <TextLink
    from="/tournament/view/$tid"
    to="."
    search={(shown) => ({ ...shown, player: account })}
    resetScroll={false}
    inherit
    c="inherit"
  >
    {children}
  </TextLink>
);
