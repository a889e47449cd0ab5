import { Menu } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ICONS } from '../../../ui/icons/icons.ts';
import classes from './lazy-menu.module.css';

interface LazyMenuProps {
  readonly label: string;
  /** The items, and the dialogs that they open. */
  readonly children: ReactNode;
}

/** The menu of a row: only a button until it is first pressed. It is a native one, as hundreds of rows have it. */
export function LazyMenu({ label, children }: LazyMenuProps) {
  const [wasOpened, setOpened] = useState(false);
  if (wasOpened) return <RowMenu label={label}>{children}</RowMenu>;
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setOpened(true)}
    >
      <Icon icon={ICONS.more} isLarge />
    </button>
  );
}

function RowMenu({ label, children }: LazyMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  // The button replaces the one that was pressed, so it takes the focus, which returns when the menu closes.
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);
  return (
    <Menu
      position="bottom-end"
      // A menu taller than the space below its row is limited to it, and scrolls.
      middlewares={{ size: { padding: 8 } }}
      styles={{ dropdown: { overflowY: 'auto' } }}
      opened={opened}
      onChange={setOpened}
    >
      <Menu.Target>
        <button ref={button} type="button" className={classes.button} aria-label={label}>
          <Icon icon={ICONS.more} isLarge />
        </button>
      </Menu.Target>
      {children}
    </Menu>
  );
}
