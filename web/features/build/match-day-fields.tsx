import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import fields from '../../forms/fields.module.css';
import { FieldPart } from '../../ui/card.tsx';
import type { BuildForm } from './build-form.ts';

/** What is asked of the matches of a league that is played over the board; nothing where there are none. */
export function MatchDayFields({ form }: { readonly form: BuildForm }) {
  const { t } = useTranslation('build');
  const { kind, default_game_location: location } = form.values;
  if (!KINDS[kind].hasMatchDays || location === 'online') return null;
  return (
    <FieldPart title={t('matches.title')}>
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
    </FieldPart>
  );
}
