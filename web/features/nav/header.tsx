import { Burger } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actorOf, SESSION_OF_VISITOR, type SessionUser } from '../../../contract/codec/session-user.ts';
import { userQuery } from '../../queries/account.ts';
import { lazyComponent } from '../../ui/hooks/lazy-component.ts';
import { Menu } from '../../ui/layout/menu.tsx';
import classes from './header.module.css';
import { LanguageToggle } from './language-toggle.tsx';
import { menusFor } from './menus.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { UserMenu } from './user-menu.tsx';

/** Only narrow screens have a drawer, and it is loaded when it is opened. */
const NavDrawer = lazyComponent(() => import('./nav-drawer.tsx').then((module) => module.NavDrawer));

export function Header() {
  const { t } = useTranslation('nav');
  const { data: user } = useQuery(userQuery);
  const [opened, drawer] = useDisclosure();
  const [drawerWanted, setDrawerWanted] = useState(false);
  const toggle = () => {
    setDrawerWanted(true);
    drawer.toggle();
  };
  return (
    <header className={`${classes.header} no-print`}>
      <div className={classes.bar}>
        <Burger
          hiddenFrom="md"
          opened={opened}
          onClick={toggle}
          size="sm"
          className={classes.burger}
          aria-label={t('openMenu')}
        />
        <Link to="/" className={classes.brand}>
          <img src="/icon.svg" alt="" className={classes.mark} />
          Rokade
        </Link>
        <nav aria-label={t('mainMenu')} className={`${classes.menus} mantine-visible-from-md`}>
          <WideMenus user={user ?? SESSION_OF_VISITOR} />
        </nav>
        <div className={classes.tools}>
          <div className={`${classes.choices} mantine-visible-from-md`}>
            <LanguageToggle />
            <ThemeToggle />
          </div>
          {user !== undefined && <UserMenu user={user} />}
        </div>
      </div>
      {drawerWanted && (
        <Suspense>
          <NavDrawer user={user ?? SESSION_OF_VISITOR} opened={opened} onClose={drawer.close} />
        </Suspense>
      )}
    </header>
  );
}

function WideMenus({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('nav');
  return menusFor(actorOf(user)).map(({ text, entries }) => (
    <Menu
      key={text}
      position="bottom-start"
      button={{ text: t(`menus.${text}`), variant: 'subtle', color: 'gray', c: 'inherit' }}
      entries={entries.map((entry) => ({ kind: 'page', label: t(`entries.${entry.text}`), link: { to: entry.to } }))}
    />
  ));
}
