import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { authInfoQuery } from '../../queries/account.ts';
import { settingsQuery } from '../../queries/settings.ts';
import { ButtonLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { EmailCard } from './email-card.tsx';
import { LichessCard } from './lichess-card.tsx';
import { EraseCard, OwnDataCard } from './own-data-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PushCard } from './push-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import classes from './settings-page.module.css';
import { ShownCard } from './shown-card.tsx';

/** The own account: how one logs in, and what is shown. */
export function SettingsPage() {
  const { t } = useTranslation('settings');
  const { data: reader } = useSuspenseQuery(authInfoQuery);
  const { data: settings } = useSuspenseQuery(settingsQuery);
  // The log-in may end while the page is open.
  if (reader.info === null) return null;
  const { id } = reader.info;
  return (
    <Page
      title={t('title')}
      actions={
        <ButtonLink to="/profile/$uid" params={{ uid: id }} variant="default">
          {t('toProfile')}
        </ButtonLink>
      }
    >
      <div className={classes.cards}>
        <ShownCard settings={settings} />
        <EmailCard account={id} email={settings.email} />
        <PasswordCard account={id} />
        <PasskeysCard account={id} />
        <SessionsCard />
        <PushCard />
        <CalendarCard />
        <LichessCard name={settings.lichess_username} />
        <OwnDataCard account={id} />
        <EraseCard account={id} />
      </div>
    </Page>
  );
}
