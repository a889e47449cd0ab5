import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api.ts';
import { authInfoQuery } from '../../queries/account.ts';
import { invitationQuery } from '../../queries/invitations.ts';
import { ButtonLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty, PageFailed, PageSkeleton } from '../../ui/page-states.tsx';
import { ClubWizard } from './club-wizard.tsx';
import classes from './invite.module.css';
import { PlayerWizard } from './player-wizard.tsx';

interface InvitationPageProps {
  readonly id: string;
  /** Counted from 0. */
  readonly step: number;
  readonly onStep: (step: number) => void;
}

/** What a link of an invitation opens: of an organisation the founding of a club, of a club an account. */
export function InvitationPage({ id, ...steps }: InvitationPageProps) {
  const { t } = useTranslation(['invite', 'common']);
  const { data: invitation, error } = useQuery(invitationQuery(id));
  const { data: reader } = useQuery(authInfoQuery);
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
  if (invitation === undefined || reader === undefined) return <PageSkeleton />;
  return (
    <Page title={t('club.title', { name: invitation.invitername })}>
      <div className={classes.wizard}>
        {invitation.invitertype === 1 ? (
          <PlayerWizard invitation={invitation} reader={reader} {...steps} />
        ) : (
          <ClubWizard invitation={invitation} reader={reader} {...steps} />
        )}
      </div>
    </Page>
  );
}
