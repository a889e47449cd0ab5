import { Menu as MantineMenu, type MenuItemProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type Ref, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { FURTHER_SIGNS } from './further-signs.ts';
import { Icon } from './icon.tsx';
import { MenuButton, type MenuEntry, type MenuProps } from './menu-button.tsx';

interface OpeningMenuProps extends MenuProps {
  /** Whether it was asked for before it had come. */
  readonly opened: boolean;
  /** The button whose place this one takes: it may have the focus. */
  readonly before: RefObject<HTMLButtonElement | null>;
}

/** The menu with what opens; loaded by `menu.tsx`. */
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

/** A line of a menu that leads to a page of ours. */
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
      return (
        <MantineMenu.Item {...(entry.destructive ? { color: 'var(--rk-loss)' } : {})} onClick={entry.onChoose}>
          {entry.label}
        </MantineMenu.Item>
      );
    case 'choice':
      return (
        <MantineMenu.Item
          role="menuitemradio"
          aria-checked={entry.chosen}
          leftSection={<Icon sign={entry.sign} />}
          rightSection={entry.chosen ? <Icon sign={FURTHER_SIGNS.tick} /> : undefined}
          onClick={entry.onChoose}
        >
          {entry.label}
        </MantineMenu.Item>
      );
  }
}
