import { Drawer, NavLink, type NavLinkProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { actorOf, type SessionUser } from '../../../contract/codec/session-user.ts';
import classes from './header.module.css';
import { LanguageToggle } from './language-toggle.tsx';
import { menusFor } from './menus.ts';
import { ThemeToggle } from './theme-toggle.tsx';

interface NavDrawerProps {
  readonly user: SessionUser;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function NavDrawer({ user, opened, onClose }: NavDrawerProps) {
  const { t } = useTranslation(['nav', 'common']);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t('mainMenu')}
      size="xs"
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <div className={classes.choices}>
        <LanguageToggle />
        <ThemeToggle />
      </div>
      <nav aria-label={t('mainMenu')}>
        {menusFor(actorOf(user)).map(({ text, entries }) => (
          <section key={text} aria-label={t(`menus.${text}`)}>
            <p className={classes.drawerTitle}>{t(`menus.${text}`)}</p>
            {entries.map((entry) => (
              <DrawerLink key={entry.text} to={entry.to} label={t(`entries.${entry.text}`)} onClick={onClose} />
            ))}
          </section>
        ))}
      </nav>
    </Drawer>
  );
}

type LinkAttributes = Omit<NavLinkProps, 'href'> &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof NavLinkProps | 'href'> & {
    readonly ref?: Ref<HTMLAnchorElement>;
  };

const DrawerLink = createLink((props: LinkAttributes) => <NavLink component="a" {...props} />);
