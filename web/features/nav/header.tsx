import { Burger, Button, Drawer, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AuthInfo } from '../../../contract/accounts.ts';
import { authInfoQuery } from '../../queries/account.ts';
import { DrawerLink, MenuLink } from '../../ui/links.tsx';
import classes from './header.module.css';
import { LanguageToggle } from './language-toggle.tsx';
import { menusFor } from './menus.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { UserMenu } from './user-menu.tsx';

const VISITOR: AuthInfo = { authenticated: false, info: null };

export function Header() {
  const { t } = useTranslation(['nav', 'common']);
  const { data: reader } = useQuery(authInfoQuery);
  const [opened, drawer] = useDisclosure();
  return (
    <header className={`${classes.header} no-print`}>
      <div className={classes.bar}>
        <Burger
          hiddenFrom="md"
          opened={opened}
          onClick={drawer.toggle}
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
      <Drawer
        opened={opened}
        onClose={drawer.close}
        title={t('mainMenu')}
        size="xs"
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <div className={classes.choices}>
          <LanguageToggle />
          <ThemeToggle />
        </div>
        <nav aria-label={t('mainMenu')}>
          <DrawerMenus reader={reader ?? VISITOR} onChoice={drawer.close} />
        </nav>
      </Drawer>
    </header>
  );
}

function WideMenus({ reader }: { readonly reader: AuthInfo }) {
  const { t } = useTranslation('nav');
  return menusFor(reader).map(({ text, entries }) => (
    <Menu key={text} position="bottom-start">
      <Menu.Target>
        <Button variant="subtle" color="gray" c="inherit" rightSection={<span aria-hidden="true">▾</span>}>
          {t(`menus.${text}`)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map((entry) => (
          <MenuLink key={entry.text} to={entry.to}>
            {t(`entries.${entry.text}`)}
          </MenuLink>
        ))}
      </Menu.Dropdown>
    </Menu>
  ));
}

interface DrawerMenusProps {
  readonly reader: AuthInfo;
  readonly onChoice: () => void;
}

function DrawerMenus({ reader, onChoice }: DrawerMenusProps) {
  const { t } = useTranslation('nav');
  return menusFor(reader).map(({ text, entries }) => (
    <section key={text} aria-label={t(`menus.${text}`)}>
      <p className={classes.drawerTitle}>{t(`menus.${text}`)}</p>
      {entries.map((entry) => (
        <DrawerLink key={entry.text} to={entry.to} label={t(`entries.${entry.text}`)} onClick={onChoice} />
      ))}
    </section>
  ));
}
