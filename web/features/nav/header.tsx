import { Burger } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthInfo } from '../../../contract/accounts.ts';
import { authInfoQuery } from '../../queries/account.ts';
import { VISITOR } from '../../session.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Menu } from '../../ui/menu.tsx';
import classes from './header.module.css';
import { LanguageToggle } from './language-toggle.tsx';
import { menusFor } from './menus.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { UserMenu } from './user-menu.tsx';

/** Only narrow screens have a drawer, and it is loaded for who opens it. */
const NavDrawer = lazyPart(() => import('./nav-drawer.tsx').then((module) => module.NavDrawer));

export function Header() {
  const { t } = useTranslation('nav');
  const { data: reader } = useQuery(authInfoQuery);
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
          <WideMenus reader={reader ?? VISITOR} />
        </nav>
        <div className={classes.tools}>
          <div className={`${classes.choices} mantine-visible-from-md`}>
            <LanguageToggle />
            <ThemeToggle />
          </div>
          {reader !== undefined && <UserMenu reader={reader} />}
        </div>
      </div>
      {drawerWanted && (
        <Suspense>
          <NavDrawer reader={reader ?? VISITOR} opened={opened} onClose={drawer.close} />
        </Suspense>
      )}
    </header>
  );
}

function WideMenus({ reader }: { readonly reader: AuthInfo }) {
  const { t } = useTranslation('nav');
  return menusFor(reader).map(({ text, entries }) => (
    <Menu
      key={text}
      position="bottom-start"
      button={{ text: t(`menus.${text}`), variant: 'subtle', color: 'gray', c: 'inherit' }}
      entries={entries.map((entry) => ({ kind: 'page', label: t(`entries.${entry.text}`), link: { to: entry.to } }))}
    />
  ));
}
