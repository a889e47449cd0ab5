import { Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import * as calls from '../../../contract/calls.ts';
import type { CamelKeys } from '../../../contract/codec/case.ts';
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
  readonly startDate: string;
  readonly endDate: string;
  readonly countedResults: TypedNumber;
  readonly goUp: TypedNumber;
  readonly goDown: TypedNumber;
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
          {...form.field('startDate')}
        />
        <DateField
          label={t('seasons.endDate')}
          min={FORM_DATES.first}
          max={FORM_DATES.last}
          {...form.field('endDate')}
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
        {...form.field('countedResults')}
      />
      <NumberField
        label={t('seasons.up')}
        description={t('seasons.upDownHint')}
        required
        min={0}
        max={SEASON_COUNTS.max}
        {...form.field('goUp')}
      />
      <NumberField
        label={t('seasons.down')}
        description={t('seasons.upDownHint')}
        required
        min={0}
        max={SEASON_COUNTS.max}
        {...form.field('goDown')}
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

type SeasonPayload = CamelKeys<z.input<typeof seasonPayload>>;

function sendSeason(league: string, work: SeasonWork, payload: SeasonPayload): Promise<unknown> {
  switch (work.kind) {
    case 'new':
      return callApi(calls.makeSeason, { id: league, body: payload });
    case 'edit': {
      const { id, ...fieldsOfIt } = payload;
      return callApi(calls.editSeason, { id: league, season: id, body: fieldsOfIt });
    }
    case 'start':
      return callApi(calls.startSeason, { id: league, body: { ...payload, oldSeasonId: work.old.id } });
  }
}

const toPayload = ({ countedResults, goUp, goDown, ...texts }: SeasonValues) => ({
  ...texts,
  countedResults: optional(countedResults),
  goUp: needed(goUp),
  goDown: needed(goDown),
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
        startDate: day,
        endDate: inAYear(day),
        countedResults: '',
        goUp: SEASON_COUNTS.moves,
        goDown: SEASON_COUNTS.moves,
      };
    }
    case 'edit':
      return { ...typed(work.season), id: work.season.id };
    case 'start': {
      const { startDate, endDate } = work.old;
      return {
        ...typed(work.old),
        id: proposedId(),
        name: '',
        startDate: inAYear(startDate),
        endDate: inAYear(endDate),
      };
    }
  }
}

const typed = ({ name, description, visible, startDate, endDate, countedResults, goUp, goDown }: SeasonView) => ({
  name,
  description,
  visible,
  startDate,
  endDate,
  countedResults: countedResults ?? '',
  goUp,
  goDown,
});

/** The same date a year later; 1 March for 29 February. */
function inAYear(day: string): string {
  const moment = new Date(`${day}T00:00Z`);
  moment.setUTCFullYear(moment.getUTCFullYear() + 1);
  return moment.toISOString().slice(0, 10);
}
