import { Button, type ButtonProps } from '@mantine/core';
import type { LinkProps } from '@tanstack/react-router';
import type { Ref } from 'react';
import { Icon, type IconShape } from '../icons/icon.tsx';
import { ICONS } from '../icons/icons.ts';
import classes from './menu-button.module.css';

/** An entry of a menu: a page, a file to download, a sheet to print, an action, or one of several choices. */
export type MenuEntry = { readonly label: string } & (
  | { readonly kind: 'page'; readonly link: Pick<LinkProps, 'to' | 'params' | 'search'> }
  | { readonly kind: 'file'; readonly href: string; readonly name: string }
  | { readonly kind: 'sheet'; readonly href: string }
  | {
      readonly kind: 'action';
      readonly onChoose: () => void;
      readonly destructive?: boolean;
      /** Why it is not possible yet, below its label. */
      readonly reason?: string | undefined;
    }
  | { readonly kind: 'choice'; readonly onChoose: () => void; readonly chosen: boolean; readonly icon: IconShape }
);

export interface MenuProps {
  readonly entries: readonly MenuEntry[];
  readonly position: 'bottom-start' | 'bottom-end';
  readonly button: MenuButtonProps;
}

export interface MenuButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'c' | 'maw' | 'px'> {
  readonly text: string | { readonly icon: IconShape };
  /** Replaces the text for screen readers. */
  readonly label?: string;
  /** Shows an arrow. */
  readonly arrow?: boolean;
  /** On a phone three dots stand for the text. */
  readonly isShort?: boolean;
}

interface OwnButtonProps extends MenuButtonProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onPointerEnter?: () => void;
  readonly onPointerDown?: () => void;
  readonly onFocus?: () => void;
  readonly onClick?: () => void;
}

/** The button as it is on the page, whether or not its menu has loaded. */
export function MenuButton({ text, label, arrow = true, isShort = false, ...props }: OwnButtonProps) {
  return (
    <Button
      aria-haspopup="menu"
      {...props}
      {...(label === undefined ? {} : { 'aria-label': label, title: label })}
      rightSection={arrow ? <Icon icon={ICONS.open} /> : undefined}
      {...(isShort && { className: classes.short ?? '' })}
    >
      {isShort && (
        <span className={classes.dots}>
          <Icon icon={ICONS.more} isLarge />
        </span>
      )}
      {typeof text === 'string' ? <span className={classes.text}>{text}</span> : <Icon icon={text.icon} isLarge />}
    </Button>
  );
}
