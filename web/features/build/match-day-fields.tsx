import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LINE_UP_MINUTES } from '../../../domain/kernel/limits.ts';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import { NumberField } from '../../forms/fields/number-field.tsx';
import fields from '../../forms/fields.module.css';
import { FieldPart } from '../../ui/layout/card.tsx';
import type { BuildForm } from './build-form.ts';

/** Settings of team matches; nothing for formats without them. */
export function MatchDayFields({ form }: { readonly form: BuildForm }) {
  const { t } = useTranslation('build');
  const { kind, defaultGameLocation: location } = form.values;
  const { paired, hasMatchDays } = FORMATS[kind];
  if (paired !== 'teams') return null;
  return (
    <FieldPart title={t('matches.title')}>
      <NumberField
        label={t('matches.lineUpMinutes')}
        description={t('matches.lineUpMinutesHint')}
        min={LINE_UP_MINUTES.min}
        max={LINE_UP_MINUTES.max}
        {...form.field('lineUpMinutes')}
      />
      {hasMatchDays && location !== 'online' && <LeagueFields form={form} />}
    </FieldPart>
  );
}

/** Settings of a league that is played over the board. */
function LeagueFields({ form }: { readonly form: BuildForm }) {
  const { t } = useTranslation('build');
  return (
    <>
      <div className={fields.switch}>
        <Switch
          label={t('matches.homeAndAway')}
          description={t('matches.homeAndAwayHint')}
          {...form.toggle('homeAndAway')}
        />
      </div>
      <div className={fields.switch}>
        <Switch
          label={t('matches.captainsReport')}
          description={t('matches.captainsReportHint')}
          {...form.toggle('captainsReport')}
        />
      </div>
    </>
  );
}
