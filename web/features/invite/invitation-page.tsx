import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api.ts';
import { userQuery } from '../../queries/account.ts';
import { invitationQuery } from '../../queries/invitations.ts';
import { Empty, PageFailed, PageSkeleton } from '../../ui/feedback/page-states.tsx';
import { ButtonLink } from '../../ui/layout/links.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ClubWizard } from './club-wizard.tsx';
import classes from './invite.module.css';
import { PlayerWizard } from './player-wizard.tsx';

interface InvitationPageProps {
  readonly id: string;
  /** Counted from 0. */
  readonly step: number;
  readonly onStep: (step: number) => void;
}

/** The page of an invitation link: an organisation's creates a club, a club's an account. */
export function InvitationPage({ id, ...steps }: InvitationPageProps) {
  const { t } = useTranslation(['invite', 'common']);
  const { data: invitation, error } = useQuery(invitationQuery(id));
  const { data: user } = useQuery(userQuery);
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Page title={t('club.gone')}>
        <Empty title={t('club.goneHint')}>
          <ButtonLink to="/">{t('common:backToHome')}</ButtonLink>
        </Empty>
      </Page>
    );
  }
  if (error !== null) return <PageFailed error={error} />;
  if (invitation === undefined || user === undefined) return <PageSkeleton />;
  return (
    <Page title={t('club.title', { name: invitation.invitername })}>
      <div className={classes.wizard}>
        {invitation.invitertype === 1 ? (
          <PlayerWizard invitation={invitation} user={user} {...steps} />
        ) : (
          <ClubWizard invitation={invitation} user={user} {...steps} />
        )}
      </div>
    </Page>
  );
}
