import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import fields from '../../../forms/fields.module.css';
import { FieldPart, Hint } from '../../../ui/layout/card.tsx';
import classes from './event-form.module.css';
import type { EventSettingsForm, TypedDeadlines } from './event-form.ts';
import { MinuteField, OptionalMinute } from './minute-field.tsx';

interface FormProps {
  readonly form: EventSettingsForm;
}

/** When entries are taken, changed and withdrawn. */
export function DeadlineFields({ form }: FormProps) {
  const { t } = useTranslation('eventDesk');
  const { deadlines, firstDay } = form.values;
  const { opensAt, normalUntil, lateUntil, changesUntil, refundUntil, freezeHours } = deadlines;
  const set = (changes: Partial<TypedDeadlines>) => form.set({ deadlines: { ...deadlines, ...changes } });
  const last = { date: firstDay, time: '10:00' };
  const optional = [
    { name: 'opensAt', value: opensAt, proposed: { ...normalUntil, time: '12:00' }, hint: 'opensAtHint' },
    { name: 'lateUntil', value: lateUntil, proposed: last, hint: 'lateUntilHint' },
    { name: 'changesUntil', value: changesUntil, proposed: lateUntil ?? normalUntil, hint: 'changesUntilHint' },
    { name: 'refundUntil', value: refundUntil, proposed: lateUntil ?? normalUntil, hint: 'refundUntilHint' },
  ] as const;
  const minute = (name: (typeof optional)[number]['name']) => {
    const field = optional.find((one) => one.name === name);
    if (field === undefined) return null;
    return (
      <OptionalMinute
        toggle={t(`deadlines.toggle.${name}`)}
        hint={t(`deadlines.${field.hint}`)}
        label={t(`deadlines.${name}`)}
        timeLabel={t('deadlines.time')}
        value={field.value}
        proposed={field.proposed}
        error={form.errorAt(`deadlines.${name}`)}
        onChange={(value) => set({ [name]: value })}
      />
    );
  };
  const { error } = form.field('deadlines');
  return (
    <FieldPart title={t('deadlines.title')}>
      <div className={classes.parts}>
        {minute('opensAt')}
        <div className={classes.optional}>
          <MinuteField
            label={t('deadlines.normalUntil')}
            timeLabel={t('deadlines.time')}
            value={normalUntil}
            error={form.errorAt('deadlines.normalUntil')}
            onChange={(value) => set({ normalUntil: value })}
          />
          <Hint>{t('deadlines.normalUntilHint')}</Hint>
        </div>
        {minute('lateUntil')}
        {minute('changesUntil')}
        {minute('refundUntil')}
        <div className={fields.grid}>
          <NumberField
            label={t('deadlines.freezeHours')}
            description={t('deadlines.freezeHint')}
            min={0}
            max={720}
            value={freezeHours}
            error={form.errorAt('deadlines.freezeHours')}
            onChange={(hours) => set({ freezeHours: hours })}
          />
        </div>
        {error && (
          <Text c="brick" role="alert">
            {error}
          </Text>
        )}
      </div>
    </FieldPart>
  );
}
