import type { ReactNode } from 'react';
import { TextLink } from '../../ui/layout/links.tsx';

interface Named {
  readonly first_name: string;
  readonly last_name: string;
}

/** The name as this user may see it; empty where the user name is shown instead. */
export const memberName = ({ first_name, last_name }: Named): string => `${first_name} ${last_name}`.trim();

interface PersonLinkProps {
  readonly account: string;
  /** By default the user name. */
  readonly children?: ReactNode;
}

export const PersonLink = ({ account, children = account }: PersonLinkProps) => (
  <TextLink to="/profile/$uid" params={{ uid: account }} inherit>
    {children}
  </TextLink>
);
