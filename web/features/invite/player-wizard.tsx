import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FidePlayerView, MembershipsAnswer } from '../../../contract/accounts/accounts.ts';
import * as calls from '../../../contract/calls.ts';
import { callApi } from '../../api.ts';
import { membershipsQuery } from '../../queries/account.ts';
import { ButtonLink } from '../../ui/layout/links.tsx';
import { FideStep } from './fide-step.tsx';
import classes from './invite.module.css';
import { RegistrationStep } from './registration-step.tsx';
import { useJoining } from './use-joining.ts';
import { returnTo, type WizardProps } from './wizard.ts';

/** The invitation of a club: one click with an account, three steps without. */
export function PlayerWizard({ invitation, user, step, onStep }: WizardProps) {
  const [player, setPlayer] = useState<FidePlayerView>();
  if (user.person !== null) return <JoinStep invitation={invitation} user={user.person.name} />;
  switch (step) {
    case 1:
      return (
        <FideStep
          onNext={(found) => {
            setPlayer(found);
            onStep(2);
          }}
          onBack={() => onStep(0)}
        />
      );
    case 2:
      return <RegistrationStep invitation={invitation} player={player} onBack={() => onStep(1)} />;
    default:
      return <FirstStep invitation={invitation} onNext={() => onStep(1)} />;
  }
}

function FirstStep({ invitation, onNext }: Pick<WizardProps, 'invitation'> & { readonly onNext: () => void }) {
  const { t } = useTranslation('invite');
  return (
    <>
      <p className={classes.step}>{t('club.step', { step: 1, steps: 3 })}</p>
      <p>{t('club.text', { name: invitation.invitername })}</p>
      <p>{t('club.becomesHome', { name: invitation.invitername })}</p>
      <div className={classes.ways}>
        <Button onClick={onNext}>{t('club.create')}</Button>
        <ButtonLink variant="default" to="/login" search={returnTo(invitation)}>
          {t('club.have')}
        </ButtonLink>
      </div>
    </>
  );
}

function JoinStep({ invitation, user }: Pick<WizardProps, 'invitation'> & { readonly user: string }) {
  const { t } = useTranslation('invite');
  const navigate = useNavigate();
  const { data: memberships } = useQuery(membershipsQuery);
  const join = useJoining(
    invitation,
    () => callApi(calls.joinClub, { body: { invitationId: invitation.id } }),
    ({ clubId }) => ({
      message: t('club.joined', { name: invitation.invitername }),
      go: () => navigate({ to: '/club/view/$cid', params: { cid: clubId } }),
    }),
  );
  return (
    <>
      <p>{t('club.text', { name: invitation.invitername })}</p>
      {memberships !== undefined && <HomeClub clubs={memberships.clubs} inviter={invitation.invitername} />}
      <div className={classes.ways}>
        <Button loading={join.isPending} disabled={memberships === undefined} onClick={() => join.mutate()}>
          {t('club.join', { user })}
        </Button>
      </div>
    </>
  );
}

/** Which club manages the account after joining, and what its managers see. */
function HomeClub({ clubs, inviter }: { readonly clubs: MembershipsAnswer['clubs']; readonly inviter: string }) {
  const { t } = useTranslation('invite');
  const home = clubs.find((club) => club.home);
  return (
    <p>{home === undefined ? t('club.becomesHome', { name: inviter }) : t('club.homeStays', { home: home.name })}</p>
  );
}
