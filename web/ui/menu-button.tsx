import { Button, type ButtonProps } from '@mantine/core';
import type { LinkProps } from '@tanstack/react-router';
import type { Ref } from 'react';
import { Icon, type Sign } from './icon.tsx';
import { SIGNS } from './signs.ts';

/** One line of a menu: a page of ours, a file to keep, a sheet to print, something done at once, or one of several choices. */
export type MenuEntry = { readonly label: string } & (
  | { readonly kind: 'page'; readonly link: Pick<LinkProps, 'to' | 'params' | 'search'> }
  | { readonly kind: 'file'; readonly href: string; readonly name: string }
  | { readonly kind: 'sheet'; readonly href: string }
  | { readonly kind: 'action'; readonly onChoose: () => void; readonly destructive?: boolean }
  | { readonly kind: 'choice'; readonly onChoose: () => void; readonly chosen: boolean; readonly sign: Sign }
);

export interface MenuProps {
  readonly entries: readonly MenuEntry[];
  readonly position: 'bottom-start' | 'bottom-end';
  readonly button: MenuButtonProps;
}

export interface MenuButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'c' | 'maw' | 'px'> {
  readonly text: string | { readonly sign: Sign };
  /** What screen readers say in place of the text. */
  readonly label?: string;
  /** Shows that it opens. */
  readonly arrow?: boolean;
}

interface OwnButtonProps extends MenuButtonProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onPointerEnter?: () => void;
  readonly onPointerDown?: () => void;
  readonly onFocus?: () => void;
  readonly onClick?: () => void;
}

/** The button as it stands on the page, whether or not its menu is there yet. */
export function MenuButton({ text, label, arrow = true, ...props }: OwnButtonProps) {
  return (
    <Button
      aria-haspopup="menu"
      {...props}
      {...(label === undefined ? {} : { 'aria-label': label, title: label })}
      rightSection={arrow ? <Icon sign={SIGNS.open} /> : undefined}
    >
      {typeof text === 'string' ? text : <Icon sign={text.sign} isLarge />}
    </Button>
  );
}
