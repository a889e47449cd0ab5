import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { KINDS, TOURNAMENT_KINDS } from '../../../domain/tournament/kinds.ts';
import { VARIANTS } from '../../../domain/tournament/settings.ts';
import fields from '../../forms/fields.module.css';
import { NumberField } from '../../forms/number-field.tsx';
import { FieldPart } from '../../ui/card.tsx';
import { type BuildForm, inKind, OFFERED_VARIANTS } from './build-form.ts';

interface FormProps {
  readonly form: BuildForm;
}

/** What is played: the format, which is chosen once, the variant, and how long it goes on. */
export function FormatFields({ form, isNew }: FormProps & { readonly isNew: boolean }) {
  const { t } = useTranslation(['build', 'chess']);
  const { kind: chosen } = form.values;
  const kind = KINDS[chosen];
  const kinds = isNew ? TOURNAMENT_KINDS : [chosen];
  return (
    <FieldPart title={t('format.title')}>
      <div className={fields.grid}>
        <Select
          label={t('format.kind')}
          description={isNew ? t(`chess:kindHelp.${chosen}`) : t('format.kindIsFixed')}
          disabled={!isNew}
          allowDeselect={false}
          data={kinds.map((name) => ({ value: name, label: t(`chess:kinds.${name}`) }))}
          {...form.choice('kind')}
          onChange={(name) => name !== null && form.set(inKind(name))}
        />
        <Select
          label={t('format.variant')}
          allowDeselect={false}
          data={(isNew ? OFFERED_VARIANTS : VARIANTS).map((name) => ({
            value: name,
            label: t(`chess:variants.${name}`),
          }))}
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
        <MembersField form={form} isNew={isNew} />
      </div>
    </FieldPart>
  );
}

/** Asked for where the format needs it; where it may have it, when it is edited. */
function MembersField({ form, isNew }: FormProps & { readonly isNew: boolean }) {
  const { t } = useTranslation('build');
  const { perTeam } = KINDS[form.values.kind];
  const isAsked = perTeam === 'required' || (perTeam === 'optional' && !isNew);
  if (!isAsked) return null;
  return (
    <NumberField
      label={t('format.perTeam')}
      required={perTeam === 'required'}
      min={1}
      max={100}
      {...form.field('per_team')}
    />
  );
}
