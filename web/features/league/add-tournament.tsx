import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import {
  type AddableTournament,
  type CategoryView,
  leaguePlaceForm,
  type SeasonView,
} from '../../../contract/leagues/leagues.ts';
import { callApi } from '../../api.ts';
import { useFormat } from '../../app/format.ts';
import fields from '../../forms/fields.module.css';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { addableTournamentsQuery, leagueKey } from '../../queries/league.ts';
import { useRenewal } from '../../queries/use-change.ts';
import { Empty, RowsSkeleton } from '../../ui/feedback/page-states.tsx';
import { toast } from '../../ui/feedback/toast.ts';

interface AddTournamentProps {
  readonly league: string;
  /** Those that have not ended, the newest first. */
  readonly seasons: readonly [SeasonView, ...SeasonView[]];
  readonly categories: readonly [CategoryView, ...CategoryView[]];
}

/** Puts a tournament that exists, also a finished one, into a season and category. */
export function AddTournament(props: AddTournamentProps) {
  const { t } = useTranslation('leagueDesk');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('tournaments.add')}
      </Button>
      {isOpen && (
        <FormDialog title={t('tournaments.add')} onClose={close}>
          <Addable {...props} onAdded={close} />
        </FormDialog>
      )}
    </>
  );
}

function Addable({ onAdded, ...place }: AddTournamentProps & { readonly onAdded: () => void }) {
  const { t } = useTranslation('leagueDesk');
  const { data: tournaments } = useQuery(addableTournamentsQuery(place.league));
  if (tournaments === undefined) return <RowsSkeleton rows={3} />;
  if (tournaments.length === 0)
    return <Empty title={t('tournaments.noneToAdd')} hint={t('tournaments.noneToAddHint')} />;
  return <AddForm {...place} tournaments={tournaments} onAdded={onAdded} />;
}

interface AddFormProps extends AddTournamentProps {
  readonly tournaments: readonly AddableTournament[];
  readonly onAdded: () => void;
}

function AddForm({ league, seasons, categories, tournaments, onAdded }: AddFormProps) {
  const { t } = useTranslation('leagueDesk');
  const format = useFormat();
  const renew = useRenewal([leagueKey(league)]);
  const form = useForm({
    initial: { tournament: null as string | null, season: seasons[0].id, category: categories[0].id },
    schema: leaguePlaceForm,
    toPayload: (values) => values,
    send: ({ tournament, ...body }) => callApi(calls.addToLeague, { id: league, tournament, body }),
    onSent: async (_answer, { tournament }) => {
      toast(t('tournaments.added', { name: tournaments.find(({ id }) => id === tournament)?.name ?? '' }));
      await renew();
      onAdded();
    },
  });
  return (
    <FormElement form={form} className={fields.stack}>
      <Select
        label={t('tournaments.which')}
        description={t('tournaments.whichHint')}
        data={tournaments.map(({ id, name, startDate, organiserName }) => ({
          value: id,
          label: [name, format.date(startDate), organiserName].join(' · '),
        }))}
        required
        searchable
        data-autofocus
        {...form.field('tournament')}
      />
      <div className={fields.grid}>
        <Select label={t('tournaments.season')} data={optionsOf(seasons)} {...form.choice('season')} />
        <Select label={t('tournaments.category')} data={optionsOf(categories)} {...form.choice('category')} />
      </div>
      <div>
        <SubmitButton form={form}>{t('tournaments.addIt')}</SubmitButton>
      </div>
    </FormElement>
  );
}

const optionsOf = (parts: readonly { readonly id: string; readonly name: string }[]) =>
  parts.map(({ id, name }) => ({ value: id, label: name }));
