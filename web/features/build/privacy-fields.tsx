import { NumberInput, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { POINTS_MIN, POINTS_STEP, SHOW_TOP } from '../../../domain/limits.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import { useFormat } from '../../format.ts';
import classes from './build-page.module.css';
import type { FieldsProps } from './fields.ts';

export function PointsFields({ form, change, error }: FieldsProps) {
  const { t } = useTranslation('build');
  const { decimalSeparator } = useFormat();
  return (
    <fieldset className={classes.part}>
      <legend>{t('points.title')}</legend>
      <div className={classes.fields}>
        {(['win', 'draw', 'loss'] as const).map((outcome) => (
          <NumberInput
            key={outcome}
            label={t(`points.${outcome}`)}
            required
            min={POINTS_MIN}
            max={100}
            step={POINTS_STEP}
            decimalSeparator={decimalSeparator}
            allowedDecimalSeparators={['.', ',']}
            value={form[outcome]}
            error={error(`${outcome}_points`)}
            onChange={(points) => change({ [outcome]: points })}
          />
        ))}
      </div>
    </fieldset>
  );
}

const SWITCHES = [
  { field: 'isPublic', text: 'privacy.public' },
  { field: 'selfJoin', text: 'privacy.selfJoin' },
  { field: 'fideRated', text: 'privacy.fideRated' },
  { field: 'usernames', text: 'privacy.usernames' },
  { field: 'chat', text: 'privacy.chat' },
  { field: 'removeInactive', text: 'privacy.removeInactive' },
  { field: 'showTop', text: 'privacy.showTop' },
] as const;

export function PrivacyFields({ form, change, error }: FieldsProps) {
  const { t } = useTranslation('build');
  const { offersRemovingInactive } = KINDS[form.kind];
  return (
    <fieldset className={classes.part}>
      <legend>{t('privacy.title')}</legend>
      {SWITCHES.filter(({ field }) => field !== 'removeInactive' || offersRemovingInactive).map(({ field, text }) => (
        <div key={field} className={classes.switch}>
          <Switch
            label={t(text)}
            checked={form[field]}
            onChange={(event) => change({ [field]: event.currentTarget.checked })}
          />
        </div>
      ))}
      {form.showTop && (
        <NumberInput
          label={t('privacy.showTopNumber')}
          min={SHOW_TOP.min}
          allowDecimal={false}
          maw="12rem"
          value={form.showTopNumber}
          error={error('show_only_top_nr')}
          onChange={(showTopNumber) => change({ showTopNumber })}
        />
      )}
    </fieldset>
  );
}
