import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { userQuery } from '../../queries/account.ts';
import { settingsQuery } from '../../queries/settings.ts';
import { ButtonLink } from '../../ui/layout/links.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { EmailCard } from './email-card.tsx';
import { InstallCard } from './install-card.tsx';
import { LichessCard } from './lichess-card.tsx';
import { EraseCard, OwnDataCard } from './own-data-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PictureCard } from './picture-card.tsx';
import { PushCard } from './push-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import classes from './settings-page.module.css';
import { ShownCard } from './shown-card.tsx';

/** The user's account: log-in and display settings. */
export function SettingsPage() {
  const { t } = useTranslation('settings');
  const { data: user } = useSuspenseQuery(userQuery);
  const { data: settings } = useSuspenseQuery(settingsQuery);
  // The session may end while the page is open.
  if (user.person === null) return null;
  const { account } = user.person;
  return (
    <Page
      title={t('title')}
      actions={
        <ButtonLink to="/profile/$uid" params={{ uid: account }} variant="default">
          {t('toProfile')}
        </ButtonLink>
      }
    >
      <div className={classes.cards}>
        <ShownCard settings={settings} />
        <PictureCard name={user.person.name} picture={settings.profilePicture} />
        <EmailCard account={account} email={settings.email} />
        <PasswordCard account={account} />
        <PasskeysCard account={account} />
        <SessionsCard />
        <PushCard />
        <InstallCard />
        <CalendarCard />
        <LichessCard name={settings.lichessUsername} />
        <OwnDataCard account={account} />
        <EraseCard account={account} />
      </div>
    </Page>
  );
}
