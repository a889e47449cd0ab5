import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FidePlayerView } from '../../../contract/accounts.ts';
import * as calls from '../../../contract/calls.ts';
import { ask } from '../../api.ts';
import { ButtonLink } from '../../ui/links.tsx';
import { FideStep } from './fide-step.tsx';
import classes from './invite.module.css';
import { RegistrationStep } from './registration-step.tsx';
import { useJoining } from './use-joining.ts';
import { returnTo, type WizardProps } from './wizard.ts';

/** By the invitation of a club: one click for who has an account, three steps for who has none. */
export function PlayerWizard({ invitation, reader, step, onStep }: WizardProps) {
  const [player, setPlayer] = useState<FidePlayerView>();
  if (reader.info !== null) return <JoinStep invitation={invitation} user={reader.info.name} />;
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
  const join = useJoining(
    invitation,
    () => ask(calls.joinClub, { body: { invitation_id: invitation.id } }),
    ({ club_id }) => ({
      said: t('club.joined', { name: invitation.invitername }),
      go: () => navigate({ to: '/club/view/$cid', params: { cid: club_id } }),
    }),
  );
  return (
    <>
      <p>{t('club.text', { name: invitation.invitername })}</p>
      <div className={classes.ways}>
        <Button loading={join.isPending} onClick={() => join.mutate()}>
          {t('club.join', { user })}
        </Button>
      </div>
    </>
  );
}
