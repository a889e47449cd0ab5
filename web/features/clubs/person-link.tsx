import type { ReactNode } from 'react';
import { TextLink } from '../../ui/layout/links.tsx';

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** The name as this user may see it; empty where the user name is shown instead. */
export const memberName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();

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
