import { Button } from '@mantine/core';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { callApi } from '../../api.ts';
import { membershipsQuery, userQuery } from '../../queries/account.ts';
import { Confirm } from '../../ui/feedback/confirm.tsx';
import { HelpBox } from '../../ui/feedback/help-box.tsx';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Page } from '../../ui/layout/page.tsx';
import classes from './inbox.module.css';

interface Membership {
  readonly of: 'club' | 'team';
  readonly id: string;
  readonly name: string;
  readonly home: boolean;
}

/** The user's memberships, with a button to leave: members who were entered by others can leave themselves. */
export function MembershipsPage() {
  const { t } = useTranslation('inbox');
  const { data } = useSuspenseQuery(membershipsQuery);
  const clubs = data.clubs.map(({ id, name, home }): Membership => ({ of: 'club', id, name, home }));
  const teams = data.teams.map(({ id, name }): Membership => ({ of: 'team', id, name, home: false }));
  return (
    <Page title={t('memberships.title')}>
      <HelpBox name="memberships">{t('memberships.help')}</HelpBox>
      <h2>{t('memberships.clubs')}</h2>
      {clubs.length === 0 ? <Empty title={t('memberships.noClubs')} /> : <List rows={clubs} />}
      <h2>{t('memberships.teams')}</h2>
      {teams.length === 0 ? <Empty title={t('memberships.noTeams')} /> : <List rows={teams} />}
    </Page>
  );
}

function List({ rows }: { readonly rows: readonly Membership[] }) {
  return (
    <ul className={classes.list}>
      {rows.map((row) => (
        <Row key={row.id} membership={row} />
      ))}
    </ul>
  );
}

function Row({ membership }: { readonly membership: Membership }) {
  const { t } = useTranslation('inbox');
  const [asking, setAsking] = useState(false);
  const leave = useLeave(membership);
  const { of, name, home } = membership;
  return (
    <li className={classes.item}>
      <div className={classes.row}>
        <div>
          {name}
          {home && <p className={classes.note}>{t('memberships.home')}</p>}
        </div>
        <Button
          variant="default"
          aria-label={t('memberships.leaveLabel', { name })}
          loading={leave.isPending}
          onClick={() => setAsking(true)}
        >
          {t('memberships.leave')}
        </Button>
      </div>
      <Confirm
        opened={asking}
        question={t('memberships.leaveQuestion', { name })}
        consequence={t(consequenceOf(of, home))}
        action={t('memberships.leave')}
        destructive
        onConfirm={() => leave.mutate()}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}

function consequenceOf(of: Membership['of'], home: boolean) {
  if (of === 'team') return 'memberships.leaveTeam';
  return home ? 'memberships.leaveHome' : 'memberships.leaveClub';
}

function useLeave({ of, id, name }: Membership) {
  const { t } = useTranslation('inbox');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(of === 'club' ? calls.leaveClub : calls.leaveTeam, { id }),
    onSuccess: async () => {
      toast(t('memberships.left', { name }));
      // The roles in the club have ended with the membership.
      await Promise.all(
        [membershipsQuery, userQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
      );
    },
  });
}
