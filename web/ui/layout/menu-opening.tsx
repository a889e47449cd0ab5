import { Menu as MantineMenu, type MenuItemProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type Ref, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { MORE_ICONS } from '../icons/more-icons.ts';
import { MenuButton, type MenuEntry, type MenuProps } from './menu-button.tsx';
import classes from './menu-opening.module.css';

interface OpeningMenuProps extends MenuProps {
  /** Whether the button was pressed before the menu had loaded. */
  readonly opened: boolean;
  /** The button that this one replaces: it may have the focus. */
  readonly before: RefObject<HTMLButtonElement | null>;
}

/** The menu with its dropdown; loaded by `menu.tsx`. */
export function OpeningMenu({ entries, position, button, opened: wanted, before }: OpeningMenuProps) {
  const [opened, setOpened] = useState(wanted);
  const own = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(before.current !== null && before.current === document.activeElement);
  useLayoutEffect(() => {
    if (hadFocus.current) own.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, []);
  return (
    <MantineMenu position={position} opened={opened} onChange={setOpened}>
      <MantineMenu.Target>
        <MenuButton {...button} ref={own} />
      </MantineMenu.Target>
      <MantineMenu.Dropdown>
        {entries.map((entry) => (
          <Entry key={entry.label} entry={entry} />
        ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}

type LinkAttributes = Omit<MenuItemProps, 'href'> &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof MenuItemProps | 'href'> & {
    readonly ref?: Ref<HTMLAnchorElement>;
  };

/** A menu entry that links to a page. */
export const PageItem = createLink((props: LinkAttributes) => <MantineMenu.Item component="a" {...props} />);

function Entry({ entry }: { readonly entry: MenuEntry }) {
  switch (entry.kind) {
    case 'page':
      return <PageItem {...entry.link}>{entry.label}</PageItem>;
    case 'file':
      return (
        <MantineMenu.Item component="a" href={entry.href} download={entry.name}>
          {entry.label}
        </MantineMenu.Item>
      );
    case 'sheet':
      return (
        <MantineMenu.Item component="a" href={entry.href} target="_blank">
          {entry.label}
        </MantineMenu.Item>
      );
    case 'action':
      return <ActionEntry entry={entry} />;
    case 'choice':
      return (
        <MantineMenu.Item
          role="menuitemradio"
          aria-checked={entry.chosen}
          leftSection={<Icon icon={entry.icon} />}
          rightSection={entry.chosen ? <Icon icon={MORE_ICONS.tick} /> : undefined}
          onClick={entry.onChoose}
        >
          {entry.label}
        </MantineMenu.Item>
      );
  }
}

/** An action that is not possible yet stays reachable by keyboard, so that its reason can be read. */
function ActionEntry({ entry }: { readonly entry: Extract<MenuEntry, { kind: 'action' }> }) {
  const { label, reason, destructive, onChoose } = entry;
  if (reason !== undefined) {
    return (
      <MantineMenu.Item aria-disabled closeMenuOnClick={false} maw="var(--rk-side)">
        <span className={classes.unavailable}>{label}</span>
        <span className={classes.reason}>{reason}</span>
      </MantineMenu.Item>
    );
  }
  return (
    <MantineMenu.Item {...(destructive ? { color: 'var(--rk-loss)' } : {})} onClick={onChoose}>
      {label}
    </MantineMenu.Item>
  );
}
