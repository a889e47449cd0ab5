import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { POINTS_MIN, POINTS_STEP, SHOW_TOP } from '../../../domain/limits.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import fields from '../../forms/fields.module.css';
import { NumberField } from '../../forms/number-field.tsx';
import { FieldPart } from '../../ui/card.tsx';
import type { BuildForm } from './build-form.ts';

export function PointsFields({ form }: { readonly form: BuildForm }) {
  const { t } = useTranslation('build');
  return (
    <FieldPart title={t('points.title')}>
      <div className={fields.grid}>
        {(['win', 'draw', 'loss'] as const).map((outcome) => (
          <NumberField
            key={outcome}
            label={t(`points.${outcome}`)}
            required
            min={POINTS_MIN}
            max={100}
            step={POINTS_STEP}
            {...form.field(`${outcome}_points`)}
          />
        ))}
      </div>
    </FieldPart>
  );
}

const SWITCHES = [
  { field: 'publicly_viewable', text: 'privacy.public' },
  { field: 'self_joinable', text: 'privacy.selfJoin' },
  { field: 'fide_rated', text: 'privacy.fideRated' },
  { field: 'show_only_usernames', text: 'privacy.usernames' },
  { field: 'chat_enabled', text: 'privacy.chat' },
  { field: 'remove_inactive_participants', text: 'privacy.removeInactive' },
  { field: 'show_only_top', text: 'privacy.showTop' },
] as const;

export function PrivacyFields({ form }: { readonly form: BuildForm }) {
  const { t } = useTranslation('build');
  const { offersRemovingInactive } = KINDS[form.values.kind];
  const offered = SWITCHES.filter(({ field }) => field !== 'remove_inactive_participants' || offersRemovingInactive);
  return (
    <FieldPart title={t('privacy.title')}>
      {offered.map(({ field, text }) => (
        <div key={field} className={fields.switch}>
          <Switch label={t(text)} {...form.toggle(field)} />
        </div>
      ))}
      {form.values.show_only_top && (
        <div className={fields.grid}>
          <NumberField
            label={t('privacy.showTopNumber')}
            required
            min={SHOW_TOP.min}
            {...form.field('show_only_top_nr')}
          />
        </div>
      )}
    </FieldPart>
  );
}
