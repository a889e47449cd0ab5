import { NumberInput, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { namesOf, TIEBREAK_CODES } from '../../../contract/codes.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import { OFFERED_KINDS, OFFERED_VARIANTS } from './build-form.ts';
import classes from './build-page.module.css';
import type { FieldsProps } from './fields.ts';

export function FormatFields({ form, change, error }: FieldsProps) {
  const { t } = useTranslation(['build', 'chess']);
  const kind = KINDS[form.kind];
  return (
    <fieldset className={classes.part}>
      <legend>{t('format.title')}</legend>
      <div className={classes.fields}>
        <Select
          label={t('format.kind')}
          description={t(`chess:kindHelp.${form.kind}`)}
          allowDeselect={false}
          data={OFFERED_KINDS.map((name) => ({ value: name, label: t(`chess:kinds.${name}`) }))}
          value={form.kind}
          onChange={(value) => change({ kind: OFFERED_KINDS.find((name) => name === value) ?? form.kind })}
        />
        <Select
          label={t('format.variant')}
          allowDeselect={false}
          data={OFFERED_VARIANTS.map((name) => ({ value: name, label: t(`chess:variants.${name}`) }))}
          value={form.variant}
          onChange={(value) => change({ variant: OFFERED_VARIANTS.find((name) => name === value) ?? form.variant })}
        />
        {kind.asksForRounds && (
          <NumberInput
            label={t('format.rounds')}
            description={t('format.roundsHint')}
            required
            min={1}
            max={100}
            allowDecimal={false}
            value={form.rounds}
            error={error('rounds')}
            onChange={(rounds) => change({ rounds })}
          />
        )}
        {kind.defaultMeetings !== null && (
          <NumberInput
            label={t('format.meetings')}
            min={1}
            max={4}
            allowDecimal={false}
            value={form.meetings}
            error={error('meetings')}
            onChange={(meetings) => change({ meetings: Number(meetings) })}
          />
        )}
        {kind.choosesTieBreaks && <TiebreakFields form={form} change={change} />}
      </div>
    </fieldset>
  );
}

function TiebreakFields({ form, change }: Pick<FieldsProps, 'form' | 'change'>) {
  const { t } = useTranslation(['build', 'chess']);
  const names = namesOf(TIEBREAK_CODES);
  return form.tiebreaks.map((chosen, at) => (
    <Select
      // biome-ignore lint/suspicious/noArrayIndexKey: the first to the fourth tie-break are places, not things
      key={at}
      label={t('format.tiebreak', { number: at + 1 })}
      placeholder={t('format.noTiebreak')}
      clearable
      data={names
        .filter((name) => name === chosen || !form.tiebreaks.includes(name))
        .map((name) => ({ value: name, label: t(`chess:tiebreaks.${name}`) }))}
      value={chosen}
      onChange={(value) =>
        change({
          tiebreaks: form.tiebreaks.map((known, place) =>
            place === at ? (names.find((name) => name === value) ?? null) : known,
          ),
        })
      }
    />
  ));
}
