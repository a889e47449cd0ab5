import { Alert, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { buildPayload } from '../../../contract/tournament/payload.ts';
import { FORM_DATES } from '../../../domain/kernel/limits.ts';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import { callApi } from '../../api.ts';
import { DateField } from '../../forms/fields/date-field.tsx';
import { NumberField } from '../../forms/fields/number-field.tsx';
import { TimeField } from '../../forms/fields/time-field.tsx';
import fields from '../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import type { EventTournamentsProps } from '../../model/event-tournaments.ts';
import { eventKey } from '../../queries/event-desk.ts';
import { templatesQuery } from '../../queries/templates.ts';
import { useRenewal } from '../../queries/use-change.ts';
import { serverNow } from '../../time/server-time.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { FieldPart } from '../../ui/layout/card.tsx';
import { type BuildForm, type BuildValues, formatDefaults, newTournament, toBuildPayload } from './build-form.ts';
import { OrderFields } from './order-fields.tsx';
import { filledBy, PRESETS, type Template, templateKey } from './presets.ts';
import { TiebreakFields } from './tiebreak-fields.tsx';
import { ClockFields } from './time-fields.tsx';
import classes from './wizard.module.css';

/** The formats of groups, whose entries are players. */
const FORMATS_OF_GROUPS = ['SwissDutch', 'Monrad', 'RoundRobin', 'Konrad', 'Knockout'] as const;

/** The tournaments of the groups of an event, all with the same settings, which each can change afterwards. */
export function EventTournaments({ event, count }: EventTournamentsProps) {
  const { t } = useTranslation('build');
  const renew = useRenewal([eventKey(event.id), ['tournaments']]);
  const form = useForm({
    initial: () => valuesFor(event),
    schema: buildPayload,
    toPayload: toBuildPayload,
    send: (settings) => callApi(calls.makeEventTournaments, { id: event.id, body: { settings } }),
    onSent: async ({ tournaments }) => {
      toast(t('event.made', { count: tournaments.length }));
      await renew();
    },
    about: { roundsRequired: 'rounds' },
  });
  return (
    <FormElement form={form} className={classes.fields}>
      <TemplateField form={form} />
      <FormatPart form={form} />
      <ClockFields form={form} />
      <TiebreakFields form={form} />
      {form.hasFaults && (
        <Alert color="brick" variant="outline" className={classes.alert}>
          {t('checkFields')}
        </Alert>
      )}
      <div>
        <SubmitButton form={form}>{t('event.make', { count })}</SubmitButton>
      </div>
    </FormElement>
  );
}

/** Played in a hall, on the days and at the place of the event. */
function valuesFor(event: EventTournamentsProps['event']): BuildValues {
  const { organiser, name, firstDay, lastDay, timeZone, place, address, fideRated } = event;
  const fresh = newTournament(organiser, new Date(serverNow()));
  return {
    ...fresh,
    name,
    startDate: firstDay,
    endDate: lastDay,
    firstPairingDate: firstDay,
    timeZone,
    fideRated,
    defaultGameLocation: 'board',
    initialTime: LONG.initialTime,
    increment: LONG.increment,
    rounds: LONG.rounds,
    onlinePairingIntervalN: 1,
    onlinePairingIntervalT: firstDay === lastDay ? 'hours' : 'days',
    publiclyViewable: true,
    selfJoinable: false,
    officialData: { ...fresh.officialData, venue: place, address },
  };
}

const LONG = { initialTime: 90, increment: 30, rounds: 5 } as const;

interface FormProps {
  readonly form: BuildForm;
}

/** A preset or a saved template fills the form; what follows from the event stays. */
function TemplateField({ form }: FormProps) {
  const { t } = useTranslation('build');
  const { data: saved } = useQuery(templatesQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const templates: readonly Template[] = [
    ...PRESETS.map((preset) => ({ kind: 'preset', preset }) as const),
    ...(saved?.templates ?? []).map((one) => ({ kind: 'saved', saved: one }) as const),
  ].filter((template) => {
    const format = template.kind === 'preset' ? template.preset.values.kind : template.saved.kind;
    return FORMATS[format].paired === 'players';
  });
  const choose = (key: string | null) => {
    setChosen(key);
    const template = templates.find((one) => templateKey(one) === key);
    if (template === undefined) return;
    const { name, timeZone, fideRated, organiser, officialData, defaultGameLocation } = form.values;
    const filled = filledBy(template, form.values, [organiser]);
    const { venue, address } = officialData;
    form.set({
      ...filled,
      name,
      timeZone,
      fideRated,
      organiser,
      selfJoinable: false,
      officialData: { ...(filled.officialData ?? officialData), venue, address },
      // The presets for online play are those of the specification, and serve in a hall as well.
      ...(template.kind === 'preset' && { defaultGameLocation }),
    });
  };
  return (
    <Select
      label={t('event.template')}
      description={t('event.templateHint')}
      clearable
      data={templates.map((template) => ({
        value: templateKey(template),
        label: template.kind === 'preset' ? t(`template.presets.${template.preset.id}`) : template.saved.name,
      }))}
      value={chosen}
      onChange={choose}
    />
  );
}

function FormatPart({ form }: FormProps) {
  const { t } = useTranslation(['build', 'chess']);
  const { kind } = form.values;
  const format = FORMATS[kind];
  return (
    <FieldPart title={t('format.title')}>
      <div className={fields.grid}>
        <Select
          label={t('format.kind')}
          description={t(`kindHelp.${kind}`)}
          allowDeselect={false}
          data={[...new Set([...FORMATS_OF_GROUPS, kind])].map((name) => ({
            value: name,
            label: t(`chess:kinds.${name}`),
          }))}
          {...form.choice('kind')}
          onChange={(name) => name !== null && form.set(formatDefaults(name))}
        />
        {format.asksForRounds && (
          <NumberField label={t('format.rounds')} required min={1} max={100} {...form.field('rounds')} />
        )}
        {format.defaultMeetings !== null && (
          <NumberField label={t('format.meetings')} required min={1} max={4} {...form.field('meetings')} />
        )}
        <OrderFields form={form} />
        <DateField
          label={t('time.firstPairingDate')}
          min={FORM_DATES.first}
          max={FORM_DATES.last}
          {...form.field('firstPairingDate')}
        />
        <TimeField label={t('time.firstPairingTime')} {...form.field('firstPairingTime')} />
      </div>
    </FieldPart>
  );
}
