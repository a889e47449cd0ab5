import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LINE_UP_MINUTES } from '../../../domain/limits.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import fields from '../../forms/fields.module.css';
import { NumberField } from '../../forms/number-field.tsx';
import { FieldPart } from '../../ui/card.tsx';
import type { BuildForm } from './build-form.ts';

/** What is asked of the matches of teams; nothing where there are none. */
export function MatchDayFields({ form }: { readonly form: BuildForm }) {
  const { t } = useTranslation('build');
  const { kind, default_game_location: location } = form.values;
  const { paired, hasMatchDays } = KINDS[kind];
  if (paired !== 'teams') return null;
  return (
    <FieldPart title={t('matches.title')}>
      <NumberField
        label={t('matches.lineUpMinutes')}
        description={t('matches.lineUpMinutesHint')}
        min={LINE_UP_MINUTES.min}
        max={LINE_UP_MINUTES.max}
        {...form.field('line_up_minutes')}
      />
      {hasMatchDays && location !== 'online' && <LeagueFields form={form} />}
    </FieldPart>
  );
}

/** What makes a league of it that is played over the board. */
function LeagueFields({ form }: { readonly form: BuildForm }) {
  const { t } = useTranslation('build');
  return (
    <>
      <div className={fields.switch}>
        <Switch
          label={t('matches.homeAndAway')}
          description={t('matches.homeAndAwayHint')}
          {...form.toggle('home_and_away')}
        />
      </div>
      <div className={fields.switch}>
        <Switch
          label={t('matches.captainsReport')}
          description={t('matches.captainsReportHint')}
          {...form.toggle('captains_report')}
        />
      </div>
    </>
  );
}
