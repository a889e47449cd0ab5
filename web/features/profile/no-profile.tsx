import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/layout/links.tsx';
import { Page } from '../../ui/layout/page.tsx';

/** In place of the profile of a user name that nobody has. */
export function NoProfile() {
  const { t } = useTranslation('profile');
  return (
    <Page title={t('noPlayer')}>
      <ButtonLink to="/browse" variant="default">
        {t('toClubs')}
      </ButtonLink>
    </Page>
  );
}
