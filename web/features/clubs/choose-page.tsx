import { useTranslation } from 'react-i18next';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { ButtonLink } from '../../ui/layout/links.tsx';
import { Page } from '../../ui/layout/page.tsx';
import classes from './lists.module.css';

interface ChoosePageProps {
  readonly of: 'club' | 'organization';
  readonly offered: readonly { readonly id: string; readonly name: string }[];
}

/** Managers and editors of several clubs or organisations choose one; others see how to get one. */
export function ChoosePage({ of, offered }: ChoosePageProps) {
  const { t } = useTranslation(['clubs', 'ui', 'nav']);
  const isClub = of === 'club';
  return (
    <Page
      title={t(isClub ? 'nav:entries.manageClub' : 'nav:entries.manageOrganization')}
      crumbs={[{ label: t('ui:home'), link: { to: '/' } }]}
    >
      {offered.length === 0 ? (
        <Empty
          title={t(isClub ? 'manage.noClub' : 'manage.noOrganization')}
          {...(isClub && { hint: t('manage.noClubHint') })}
        />
      ) : (
        <>
          <h2>{t(isClub ? 'manage.chooseClub' : 'manage.chooseOrganization')}</h2>
          <div className={classes.choices}>
            {offered.map(({ id, name }) => (
              <ButtonLink
                key={id}
                variant="default"
                to={isClub ? '/club/manage' : '/organization/manage'}
                search={{ id }}
              >
                {t('manage.continue', { name })}
              </ButtonLink>
            ))}
          </div>
        </>
      )}
    </Page>
  );
}
