import { Button, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MATCH_MAX_BOARDS, MAX_MEETINGS } from '../../../domain/kernel/limits.ts';
import { FIRST_ROUNDS } from '../../../domain/pairing/pairing.ts';
import { FORMATS, STARTING_ORDERS } from '../../../domain/tournament/value/formats.ts';
import { MISSED_ROUNDS } from '../../../domain/tournament/value/settings.ts';
import { NumberField } from '../../forms/fields/number-field.tsx';
import type { BuildForm } from './build-form.ts';

interface FormProps {
  readonly form: BuildForm;
}

/** How starting numbers are given, and who meets by them in round 1. */
export function OrderFields({ form }: FormProps) {
  const { t } = useTranslation('build');
  const { choosesOrder, choosesFirstRound, usualOrder } = FORMATS[form.values.kind];
  const { startingOrder } = form.values;
  if (!choosesOrder) return null;
  const orders = STARTING_ORDERS.filter((order) => order !== 'seededLot' || usualOrder === 'seededLot');
  return (
    <>
      <Select
        label={t('format.startingOrder')}
        description={t(`format.startingOrderHints.${startingOrder}`)}
        allowDeselect={false}
        data={orders.map((order) => ({ value: order, label: t(`format.startingOrders.${order}`) }))}
        {...form.choice('startingOrder')}
      />
      {choosesFirstRound && startingOrder !== 'seededLot' && (
        <Select
          label={t('format.firstRound')}
          allowDeselect={false}
          data={FIRST_ROUNDS.map((value) => ({ value, label: t(`format.firstRounds.${value}`) }))}
          {...form.choice('firstRound')}
        />
      )}
    </>
  );
}

/** Best n of m rounds: the field has the number that does not count, as a fixed number makes less dispute (CNT-1). */
export function DroppedRoundsField({ form }: FormProps) {
  const { t } = useTranslation('build');
  const [rounds, dropped] = [Number(form.values.rounds), Number(form.values.droppedRounds)];
  const third = Math.floor(rounds / 3);
  if (!FORMATS[form.values.kind].dropsRounds) return null;
  return (
    <div>
      <NumberField
        label={t('format.droppedRounds')}
        description={
          dropped > 0 && dropped < rounds
            ? t('format.bestRounds', { count: rounds - dropped, rounds })
            : t('format.droppedRoundsHint')
        }
        required
        min={0}
        max={Math.max(0, rounds - 1)}
        {...form.field('droppedRounds')}
      />
      {third > 0 && (
        <Button size="compact-sm" variant="default" mt="xs" onClick={() => form.set({ droppedRounds: third })}>
          {t('format.twoThirds')}
        </Button>
      )}
    </div>
  );
}

/** Of club evenings: who may meet again, and until when somebody new may come. */
export function EveningFields({ form }: FormProps) {
  const { t } = useTranslation('build');
  const { defaultMaxMeetings } = FORMATS[form.values.kind];
  return (
    <>
      {defaultMaxMeetings !== null && (
        <NumberField
          label={t('format.maxMeetings')}
          description={t('format.maxMeetingsHint')}
          required
          min={MAX_MEETINGS.min}
          max={MAX_MEETINGS.max}
          {...form.field('maxMeetings')}
        />
      )}
      <LateEntryFields form={form} />
    </>
  );
}

/** These can be changed while rounds are played. */
export function LateEntryFields({ form }: FormProps) {
  const { t } = useTranslation('build');
  if (!FORMATS[form.values.kind].setsLateEntry) return null;
  return (
    <>
      <NumberField
        label={t('format.lastEntryRound')}
        description={t('format.lastEntryRoundHint')}
        min={1}
        max={MATCH_MAX_BOARDS}
        {...form.field('lastEntryRound')}
      />
      <Select
        label={t('format.missedRounds')}
        description={t('format.missedRoundsHint')}
        allowDeselect={false}
        data={MISSED_ROUNDS.map((value) => ({ value, label: t(`format.missedRoundsAs.${value}`) }))}
        {...form.choice('missedRounds')}
      />
    </>
  );
}
