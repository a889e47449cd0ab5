import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { invitationLinks } from '../../../contract/accounts/registrations.ts';
import * as calls from '../../../contract/calls.ts';
import type { CamelKeys } from '../../../contract/codec/case.ts';
import { callApi } from '../../api.ts';
import { ownInvitationsQuery } from '../../queries/invitations.ts';
import { useChange } from '../../queries/use-change.ts';
import { HelpBox } from '../../ui/feedback/help-box.tsx';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { Card, Hint } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { InvitationRow } from './invitation-row.tsx';
import classes from './invite.module.css';

type Inviter = CamelKeys<z.output<typeof invitationLinks>>['clubs'][number];

/** The invitation links of the organisations and clubs that the user manages. */
export function InvitePage() {
  const { t } = useTranslation(['invite', 'ui']);
  const { data } = useSuspenseQuery(ownInvitationsQuery);
  const { organizations, clubs } = data;
  return (
    <Page title={t('links.title')} crumbs={[{ label: t('ui:home'), link: { to: '/' } }]}>
      <HelpBox name="invite" guide={2}>
        {t('help')}
      </HelpBox>
      {organizations.length + clubs.length === 0 ? (
        <Empty title={t('links.none')} />
      ) : (
        <>
          <Hint>{t('links.lead')}</Hint>
          {organizations.length > 0 && (
            <Inviters title={t('links.organizations')} type="organization" inviters={organizations} />
          )}
          {clubs.length > 0 && <Inviters title={t('links.clubs')} type="club" inviters={clubs} />}
        </>
      )}
    </Page>
  );
}

interface InvitersProps {
  readonly title: string;
  readonly type: 'organization' | 'club';
  readonly inviters: readonly Inviter[];
}

/** The inviter's type as the contract numbers it. */
const TYPES = { organization: 0, club: 1 } as const;

function Inviters({ title, type, inviters }: InvitersProps) {
  return (
    <section className={classes.part}>
      <h2>{title}</h2>
      <div className={classes.inviters}>
        {inviters.map((inviter) => (
          <Links key={inviter.id} type={type} inviter={inviter} />
        ))}
      </div>
    </section>
  );
}

function Links({ type, inviter }: { readonly type: 'organization' | 'club'; readonly inviter: Inviter }) {
  const { t } = useTranslation('invite');
  const { id, name, invitations } = inviter;
  const renews = [ownInvitationsQuery.queryKey];
  const make = useChange(
    () => callApi(calls.makeInvitation, { entity: id, body: { invitertype: TYPES[type], registerertype: 2 } }),
    { renews, message: () => t('links.made', { name }) },
  );
  const remove = useChange<string>(
    (invitation) => callApi(calls.withdrawInvitation, { entity: id, body: { invitertype: TYPES[type], invitation } }),
    { renews, message: () => t('links.deleted') },
  );
  return (
    <Card title={name}>
      {invitations.length === 0 ? (
        <Hint>{t('links.noLinks')}</Hint>
      ) : (
        <ul className={classes.links}>
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              type={type}
              name={name}
              id={invitation.id}
              onDelete={() => remove.mutate(invitation.id)}
            />
          ))}
        </ul>
      )}
      <Button
        variant="default"
        aria-label={t('links.makeFor', { name })}
        loading={make.isPending}
        onClick={() => make.mutate()}
      >
        {t('links.make')}
      </Button>
    </Card>
  );
}
