import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { isGuestId, isReservedId } from '../../../domain/kernel/ids.ts';

/** Mantine's appearance with the router's typed addresses. */

type AnchorAttributes<Own> = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof Own | 'href'> & {
  readonly ref?: Ref<HTMLAnchorElement>;
};

type Props<Own> = Omit<Own, 'href'> & AnchorAttributes<Own>;

export const TextLink = createLink((props: Props<AnchorProps>) => <Anchor {...props} />);

export const ButtonLink = createLink((props: Props<ButtonProps>) => <Button component="a" {...props} />);

interface PersonLinkProps {
  readonly account: string;
  readonly children: ReactNode;
}

/** A name, linking to the profile; guests and reserved accounts have none. */
export function PersonLink({ account, children }: PersonLinkProps) {
  if (isGuestId(account) || isReservedId(account)) return children;
  return (
    <TextLink to="/profile/$uid" params={{ uid: account }} inherit c="inherit">
      {children}
    </TextLink>
  );
}
