import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { namesOf, TIEBREAK_CODES } from '../../../contract/codes.ts';
import { KINDS, PLAYABLE_KINDS } from '../../../domain/tournament/kinds.ts';
import fields from '../../forms/fields.module.css';
import { NumberField } from '../../forms/number-field.tsx';
import { FieldPart } from '../../ui/card.tsx';
import { type BuildForm, inKind, OFFERED_VARIANTS, TIEBREAK_FIELDS } from './build-form.ts';

export function FormatFields({ form }: { readonly form: BuildForm }) {
  const { t } = useTranslation(['build', 'chess']);
  const { kind: chosen } = form.values;
  const kind = KINDS[chosen];
  return (
    <FieldPart title={t('format.title')}>
      <div className={fields.grid}>
        <Select
          label={t('format.kind')}
          description={t(`chess:kindHelp.${chosen}`)}
          allowDeselect={false}
          data={PLAYABLE_KINDS.map((name) => ({ value: name, label: t(`chess:kinds.${name}`) }))}
          {...form.choice('kind')}
          onChange={(name) => name !== null && form.set(inKind(name))}
        />
        <Select
          label={t('format.variant')}
          allowDeselect={false}
          data={OFFERED_VARIANTS.map((name) => ({ value: name, label: t(`chess:variants.${name}`) }))}
          {...form.choice('game_variant')}
        />
        {kind.asksForRounds && (
          <NumberField
            label={t('format.rounds')}
            description={t('format.roundsHint')}
            required
            min={1}
            max={100}
            {...form.field('rounds')}
          />
        )}
        {kind.defaultMeetings !== null && (
          <NumberField label={t('format.meetings')} required min={1} max={4} {...form.field('meetings')} />
        )}
        {kind.choosesTieBreaks && <TiebreakFields form={form} />}
      </div>
    </FieldPart>
  );
}

/** Each is offered once. */
function TiebreakFields({ form }: { readonly form: BuildForm }) {
  const { t } = useTranslation(['build', 'chess']);
  const chosen = TIEBREAK_FIELDS.map((field) => form.values[field]);
  return TIEBREAK_FIELDS.map((field, at) => (
    <Select
      key={field}
      label={t('format.tiebreak', { number: at + 1 })}
      placeholder={t('format.noTiebreak')}
      clearable
      data={namesOf(TIEBREAK_CODES)
        .filter((name) => name === form.values[field] || !chosen.includes(name))
        .map((name) => ({ value: name, label: t(`chess:tiebreaks.${name}`) }))}
      {...form.field(field)}
    />
  ));
}
