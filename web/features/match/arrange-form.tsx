import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import * as calls from '../../../contract/calls.ts';
import type { CamelKeys } from '../../../contract/codec/case.ts';
import { clockText, formDay, freeText } from '../../../contract/http/fields.ts';
import { PLACE_MAX, ROUND_DATES } from '../../../domain/kernel/limits.ts';
import { HOMES, type Home } from '../../../domain/tournament/value/match-day.ts';
import { callApi } from '../../api.ts';
import { DateField } from '../../forms/fields/date-field.tsx';
import { TimeField } from '../../forms/fields/time-field.tsx';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { teamName } from '../../model/names.ts';
import { ofMatch } from '../../queries/match.ts';
import { TOLD_BY_FORM, useTournamentChange } from '../../queries/use-tournament-change.ts';
import { fromIso, toIso } from '../../time/local-time.ts';
import { serverNow } from '../../time/server-time.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ZoneHint } from '../../ui/tournament/zone-hint.tsx';
import classes from './match.module.css';
import type { MatchProps } from './match-props.ts';

interface Arrangement {
  /** Empty: as in the tournament. */
  readonly home: Home | '';
  readonly place: string;
  readonly dated: boolean;
  readonly date: string;
  readonly time: string;
}

/** The date as typed; it is sent where the match has its own. */
const arrangement = z.object({
  home: z.enum(['', ...HOMES]),
  place: freeText(PLACE_MAX),
  dated: z.boolean(),
  date: formDay,
  time: clockText,
});

/** The organiser sets the home team, the venue and the date. */
export function ArrangeForm({ address, page, match, day }: MatchProps) {
  const { t } = useTranslation('match');
  const arrange = useTournamentChange<CamelKeys<z.output<typeof arrangement>>>(
    address.tid,
    ({ home, place, dated, ...local }) =>
      callApi(calls.arrangeMatch, {
        ...ofMatch(address),
        body: {
          home: home === '' ? null : home,
          place,
          startDate: dated ? (toIso(local, page.tournament.timeZone) ?? '') : null,
        },
      }),
    () => t('arrange.saved'),
    TOLD_BY_FORM,
  );
  const form = useForm({
    initial: (): Arrangement => ({
      home: day.own.home ?? '',
      place: day.own.place ?? '',
      dated: match.moved,
      ...fromIso(match.startDate ?? new Date(serverNow()).toISOString(), page.tournament.timeZone),
    }),
    schema: arrangement,
    toPayload: (typed) => ({ ...typed }),
    send: (typed) => arrange.mutateAsync(typed),
    about: { timeInThePast: 'date', matchHasResults: 'date' },
  });
  return (
    <Card title={t('arrange.title')}>
      <FormElement form={form} className={classes.form}>
        <NativeSelect
          label={t('arrange.home')}
          value={form.values.home}
          onChange={(event) => form.set({ home: HOMES.find((home) => home === event.currentTarget.value) ?? '' })}
          data={[
            { value: '', label: t('arrange.usual') },
            { value: 'white', label: teamName(page, match.white) },
            { value: 'black', label: teamName(page, match.black) },
            { value: 'neutral', label: t('neutral') },
          ]}
        />
        <TextInput label={t('arrange.place')} description={t('arrange.placeHint')} {...form.text('place')} />
        <Switch label={t('arrange.ownDay')} {...form.toggle('dated')} />
        {form.values.dated && (
          <>
            <DateField
              label={t('postponement.date')}
              min={ROUND_DATES.first}
              max={ROUND_DATES.last}
              {...form.field('date')}
            />
            <TimeField label={t('postponement.time')} {...form.field('time')} />
            <ZoneHint timeZone={page.tournament.timeZone} />
          </>
        )}
        <SubmitButton form={form} variant="default">
          {t('arrange.save')}
        </SubmitButton>
      </FormElement>
    </Card>
  );
}
