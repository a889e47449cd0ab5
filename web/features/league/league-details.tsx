import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { editLeaguePayload, type LeagueView } from '../../../contract/leagues/leagues.ts';
import { callApi } from '../../api.ts';
import type { PictureOwner } from '../../forms/fields/picture-field.tsx';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { leagueKey, leaguesQuery } from '../../queries/league.ts';
import { useRenewal } from '../../queries/use-change.ts';
import { Confirm } from '../../ui/feedback/confirm.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Card, Hint } from '../../ui/layout/card.tsx';
import { LeagueFields, type LeagueTexts } from './league-fields.tsx';
import classes from './manage.module.css';

/** Edits name, texts and pictures of the league, or deletes it. */
export function LeagueDetails({ league }: { readonly league: LeagueView }) {
  return (
    <div className={`${classes.parts} ${classes.form}`}>
      <EditLeague league={league} />
      <DeleteLeague league={league} />
    </div>
  );
}

function EditLeague({ league }: { readonly league: LeagueView }) {
  const { t } = useTranslation('leagueDesk');
  const renew = useRenewal([leagueKey(league.id), leaguesQuery.queryKey]);
  const form = useForm({
    initial: (): LeagueTexts => ({
      name: league.name,
      description: league.description,
      visible: league.visible,
      profilePicture: league.profilePicture,
      bannerPicture: league.bannerPicture,
    }),
    schema: editLeaguePayload,
    toPayload: (values) => ({ ...values }),
    send: (payload) => callApi(calls.editLeague, { id: league.id, body: payload }),
    onSent: async () => {
      toast(t('details.saved'));
      await renew();
    },
  });
  return (
    <FormElement form={form}>
      <LeagueFields form={form} owner={ownerIdOf(league)} />
      <div className={classes.buttons}>
        <SubmitButton form={form}>{t('fields.save')}</SubmitButton>
      </div>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </FormElement>
  );
}

/** Deletes after a confirmation, and leaves the page. */
function DeleteLeague({ league: { id, name } }: { readonly league: LeagueView }) {
  const { t } = useTranslation('leagueDesk');
  const [asked, setAsked] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => callApi(calls.deleteLeague, { id }),
    onSuccess: async () => {
      toast(t('details.deleted', { name }));
      void queryClient.invalidateQueries({ queryKey: leaguesQuery.queryKey });
      await navigate({ to: '/', ignoreBlocker: true });
      queryClient.removeQueries({ queryKey: leagueKey(id) });
    },
  });
  return (
    <Card title={t('details.deleteTitle')}>
      <Hint>{t('details.deleteHint')}</Hint>
      <div className={classes.buttons}>
        <Button variant="default" color="brick" loading={remove.isPending} onClick={() => setAsked(true)}>
          {t('details.delete')}
        </Button>
      </div>
      <Confirm
        opened={asked}
        question={t('details.deleteQuestion')}
        consequence={t('details.deleteLoses', { name })}
        action={t('details.delete')}
        destructive
        onConfirm={() => remove.mutate()}
        onClose={() => setAsked(false)}
      />
    </Card>
  );
}

const ownerIdOf = ({ club, organization }: LeagueView): PictureOwner =>
  club === null ? { type: 'organization', id: organization ?? '' } : { type: 'club', id: club };
