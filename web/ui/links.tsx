import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

/** Mantine's looks with the router's typed addresses. */

type AnchorAttributes<Own> = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof Own | 'href'> & {
  readonly ref?: Ref<HTMLAnchorElement>;
};

type Props<Own> = Omit<Own, 'href'> & AnchorAttributes<Own>;

export const TextLink = createLink((props: Props<AnchorProps>) => <Anchor {...props} />);

export const ButtonLink = createLink((props: Props<ButtonProps>) => <Button component="a" {...props} />);
