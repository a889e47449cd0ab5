import { Select, Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { given } from '../../../domain/kernel/given.ts';
import { safeEntries } from '../../../domain/tournament/guards/entry-guards.ts';
import { FORMAT_NAMES, FORMATS, type Format, type FormatName } from '../../../domain/tournament/value/formats.ts';
import { VARIANTS } from '../../../domain/tournament/value/settings.ts';
import { NumberField } from '../../forms/fields/number-field.tsx';
import fields from '../../forms/fields.module.css';
import { FieldPart } from '../../ui/layout/card.tsx';
import { type BuildForm, formatDefaults, OFFERED_VARIANTS } from './build-form.ts';
import { DroppedRoundsField, EveningFields, OrderFields } from './order-fields.tsx';

interface FormProps {
  readonly form: BuildForm;
}

/** The format, which is chosen once, the variant and the number of rounds. */
export function FormatFields({ form, isNew }: FormProps & { readonly isNew: boolean }) {
  const { t } = useTranslation(['build', 'chess']);
  const { kind: chosen } = form.values;
  const kind = FORMATS[chosen];
  const rounds = Math.max(1, Number(form.values.rounds) || 1);
  const roundsHint = useRoundsHint(kind, rounds);
  return (
    <FieldPart title={t('format.title')}>
      <div className={fields.grid}>
        <Select
          label={t('format.kind')}
          description={isNew ? t(`kindHelp.${chosen}`) : t('format.kindIsFixed')}
          disabled={!isNew}
          allowDeselect={false}
          data={FORMAT_GROUPS.map(([group, names]) => ({
            group: t(`format.groups.${group}`),
            items: names.map((name) => ({ value: name, label: t(`chess:kinds.${name}`) })),
          }))}
          renderOption={({ option }) => <FormatOption name={option.label} value={option.value} />}
          maxDropdownHeight="min(30rem, 40vh)"
          {...form.choice('kind')}
          onChange={(name) => name !== null && form.set(formatDefaults(name))}
        />
        <Select
          label={t('format.variant')}
          allowDeselect={false}
          data={(isNew ? OFFERED_VARIANTS : VARIANTS).map((name) => ({
            value: name,
            label: t(`chess:variants.${name}`),
          }))}
          {...form.choice('gameVariant')}
        />
        {kind.asksForRounds && (
          <NumberField
            label={t('format.rounds')}
            {...given({ description: roundsHint })}
            required
            min={1}
            max={100}
            {...form.field('rounds')}
          />
        )}
        <DroppedRoundsField form={form} />
        {kind.defaultMeetings !== null && (
          <NumberField label={t('format.meetings')} required min={1} max={4} {...form.field('meetings')} />
        )}
        <OrderFields form={form} />
        <EveningFields form={form} />
        <MembersField form={form} isNew={isNew} />
      </div>
      {kind.defaultMeetings !== null && Number(form.values.meetings) > 1 && (
        <Switch
          mt="md"
          label={t('format.reverseLastRounds')}
          description={t('format.reverseLastRoundsHint')}
          {...form.toggle('reverseLastRounds')}
        />
      )}
    </FieldPart>
  );
}

function useRoundsHint({ participants, paired }: Format, rounds: number): string | undefined {
  const { t } = useTranslation('build');
  if (participants === 'mayRunOut') return t('format.roundsHint.monrad');
  if (participants !== 'moreThanRounds') return undefined;
  return t(`format.roundsHint.${paired === 'teams' ? 'teams' : 'players'}`, { rounds, entries: safeEntries(rounds) });
}

/** The formats as clubs look for them: those of players, then those of teams, the usual ones first. */
const FORMAT_GROUPS = [
  ['players', ['SwissDutch', 'Monrad', 'Konrad', 'RoundRobin', 'Knockout', 'ManualPairing']],
  ['teams', ['TeamSwissDutch', 'TeamRoundRobin', 'TeamKnockout', 'LimitedPlayerTeam', 'TeamMonrad', 'TeamKonrad']],
] as const satisfies readonly (readonly [string, readonly FormatName[]])[];

/** A format with a line in words that clubs use; the field says the same of the chosen one. */
function FormatOption({ name, value }: { readonly name: string; readonly value: string }) {
  const { t } = useTranslation('build');
  const format = FORMAT_NAMES.find((one) => one === value);
  return (
    <div>
      {name}
      {format !== undefined && (
        <Text size="sm" c="dimmed" aria-hidden="true">
          {t(`kindHelp.${format}`)}
        </Text>
      )}
    </div>
  );
}

/** Required by some formats; optional in others, and then only offered when editing. */
function MembersField({ form, isNew }: FormProps & { readonly isNew: boolean }) {
  const { t } = useTranslation('build');
  const { perTeam } = FORMATS[form.values.kind];
  const isAsked = perTeam === 'required' || (perTeam === 'optional' && !isNew);
  if (!isAsked) return null;
  return (
    <NumberField
      label={t('format.perTeam')}
      required={perTeam === 'required'}
      min={1}
      max={100}
      {...form.field('perTeam')}
    />
  );
}
