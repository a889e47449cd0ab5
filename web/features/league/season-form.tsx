import { Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import * as calls from '../../../contract/calls.ts';
import { type SeasonView, seasonPayload } from '../../../contract/leagues/leagues.ts';
import { FORM_DATES, SEASON_COUNTS } from '../../../domain/kernel/limits.ts';
import { callApi } from '../../api.ts';
import { AddressField } from '../../forms/fields/address-field.tsx';
import { DateField } from '../../forms/fields/date-field.tsx';
import { DescriptionField } from '../../forms/fields/description-field.tsx';
import { NumberField } from '../../forms/fields/number-field.tsx';
import fields from '../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { needed, optional, type TypedNumber } from '../../forms/numbers.ts';
import { proposedId } from '../../forms/proposed-id.ts';
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx';
import { type Form, useForm } from '../../forms/use-form.tsx';
import { leagueKey } from '../../queries/league.ts';
import { useRenewal } from '../../queries/use-change.ts';
import { today } from '../../time/local-time.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Hint } from '../../ui/layout/card.tsx';

/** The purpose of a season form. */
export type SeasonWork =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit'; readonly season: SeasonView }
  | { readonly kind: 'start'; readonly old: SeasonView };

interface SeasonValues {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly visible: boolean;
  readonly start_date: string;
  readonly end_date: string;
  readonly counted_results: TypedNumber;
  readonly go_up: TypedNumber;
  readonly go_down: TypedNumber;
}

interface SeasonFormProps {
  readonly league: string;
  readonly work: SeasonWork;
  readonly onSaved: () => void;
}

/** Creates or edits a season, or starts one from a season that has ended. */
export function SeasonForm({ league, work, onSaved }: SeasonFormProps) {
  const { t } = useTranslation('leagueDesk');
  const form = useSeason(league, work, onSaved);
  return (
    <FormElement form={form} className={fields.stack}>
      {work.kind === 'start' && <Hint>{t('seasons.startFrom', { name: work.old.name })}</Hint>}
      <div className={fields.grid}>
        <TextInput label={t('fields.name')} required data-autofocus {...form.text('name')} />
        {work.kind !== 'edit' && <AddressField form={form} label={t('seasons.id')} />}
        <DateField
          label={t('seasons.startDate')}
          min={FORM_DATES.first}
          max={FORM_DATES.last}
          {...form.field('start_date')}
        />
        <DateField
          label={t('seasons.endDate')}
          min={FORM_DATES.first}
          max={FORM_DATES.last}
          {...form.field('end_date')}
        />
        <DescriptionField form={form} required />
        <CountFields form={form} />
        <Switch className={fields.switch} label={t('fields.visible')} {...form.toggle('visible')} />
      </div>
      <div>
        <SubmitButton form={form}>{t(BUTTONS[work.kind])}</SubmitButton>
      </div>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </FormElement>
  );
}

const BUTTONS = { new: 'seasons.create', edit: 'fields.save', start: 'seasons.start' } as const;
const SAID = { new: 'seasons.created', edit: 'seasons.saved', start: 'seasons.started' } as const;

/** How many results count, and how many members are promoted and relegated. */
function CountFields({ form }: { readonly form: Form<SeasonValues> }) {
  const { t } = useTranslation('leagueDesk');
  return (
    <>
      <NumberField
        label={t('seasons.counted')}
        description={t('seasons.countedHint')}
        min={1}
        max={SEASON_COUNTS.max}
        {...form.field('counted_results')}
      />
      <NumberField
        label={t('seasons.up')}
        description={t('seasons.upDownHint')}
        required
        min={0}
        max={SEASON_COUNTS.max}
        {...form.field('go_up')}
      />
      <NumberField
        label={t('seasons.down')}
        description={t('seasons.upDownHint')}
        required
        min={0}
        max={SEASON_COUNTS.max}
        {...form.field('go_down')}
      />
    </>
  );
}

function useSeason(league: string, work: SeasonWork, onSaved: () => void) {
  const { t } = useTranslation('leagueDesk');
  const renew = useRenewal([leagueKey(league)]);
  const onSent = async (_answer: unknown, { name }: SeasonValues) => {
    toast(t(SAID[work.kind], { name }));
    await renew();
    onSaved();
  };
  return useForm({
    initial: () => firstValues(work),
    schema: seasonPayload,
    toPayload,
    send: (payload) => sendSeason(league, work, payload),
    onSent,
    about: { idTaken: 'id' },
  });
}

type SeasonPayload = z.input<typeof seasonPayload>;

function sendSeason(league: string, work: SeasonWork, payload: SeasonPayload): Promise<unknown> {
  switch (work.kind) {
    case 'new':
      return callApi(calls.makeSeason, { id: league, body: payload });
    case 'edit': {
      const { id, ...fieldsOfIt } = payload;
      return callApi(calls.editSeason, { id: league, season: id, body: fieldsOfIt });
    }
    case 'start':
      return callApi(calls.startSeason, { id: league, body: { ...payload, old_season_id: work.old.id } });
  }
}

const toPayload = ({ counted_results, go_up, go_down, ...texts }: SeasonValues) => ({
  ...texts,
  counted_results: optional(counted_results),
  go_up: needed(go_up),
  go_down: needed(go_down),
});

function firstValues(work: SeasonWork): SeasonValues {
  switch (work.kind) {
    case 'new': {
      const day = today();
      return {
        id: proposedId(),
        name: '',
        description: '',
        visible: true,
        start_date: day,
        end_date: inAYear(day),
        counted_results: '',
        go_up: SEASON_COUNTS.moves,
        go_down: SEASON_COUNTS.moves,
      };
    }
    case 'edit':
      return { ...typed(work.season), id: work.season.id };
    case 'start': {
      const { start_date, end_date } = work.old;
      return {
        ...typed(work.old),
        id: proposedId(),
        name: '',
        start_date: inAYear(start_date),
        end_date: inAYear(end_date),
      };
    }
  }
}

const typed = ({ name, description, visible, start_date, end_date, counted_results, go_up, go_down }: SeasonView) => ({
  name,
  description,
  visible,
  start_date,
  end_date,
  counted_results: counted_results ?? '',
  go_up,
  go_down,
});

/** The same date a year later; 1 March for 29 February. */
function inAYear(day: string): string {
  const moment = new Date(`${day}T00:00Z`);
  moment.setUTCFullYear(moment.getUTCFullYear() + 1);
  return moment.toISOString().slice(0, 10);
}
