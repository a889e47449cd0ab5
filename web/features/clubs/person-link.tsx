import type { ReactNode } from 'react';
import { TextLink } from '../../ui/links.tsx';

interface Named {
  readonly first_name: string;
  readonly last_name: string;
}

/** The name as the reader may see it; the user name stands in its place otherwise. */
export const memberName = ({ first_name, last_name }: Named): string => `${first_name} ${last_name}`.trim();

interface PersonLinkProps {
  readonly account: string;
  /** The name; without it the user name. */
  readonly children?: ReactNode;
}

/** Somebody's name, which leads to his profile. */
export const PersonLink = ({ account, children = account }: PersonLinkProps) => (
  <TextLink to="/profile/$uid" params={{ uid: account }} inherit>
    {children}
  </TextLink>
);
