import { Button, NativeSelect, Select, Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { type PrizePlanInput, type PrizesView, prizePlan } from '../../../contract/tournament/prizes.ts';
import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import { PRIZE_AMOUNT_MAX, PRIZE_SPLITS, PRIZES_MAX } from '../../../domain/tournament/value/prize-plan.ts';
import { callApi } from '../../api.ts';
import { NumberField } from '../../forms/fields/number-field.tsx';
import fields from '../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { needed, type TypedNumber } from '../../forms/numbers.ts';
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx';
import { type Form, useForm } from '../../forms/use-form.tsx';
import { TOLD_BY_FORM, useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Card, Hint } from '../../ui/layout/card.tsx';
import { movedTo } from '../../ui/table/sortable-list.tsx';
import classes from './prize-form.module.css';

interface PrizeRow {
  /** Identifies the rows while they are moved. */
  readonly key: number;
  /** Empty for the whole table. */
  readonly category: string;
  readonly amount: TypedNumber;
  readonly gift: string;
}

interface PrizeValues {
  readonly currency: string;
  readonly split: PrizesView['split'];
  readonly several: boolean;
  readonly prizes: readonly PrizeRow[];
}

interface PrizeFormProps {
  readonly page: TournamentPage;
  readonly prizes: PrizesView;
}

/** Edits the prizes, in the order in which they are awarded (PRIZE-1 to PRIZE-4). */
export function PrizeForm({ page, prizes }: PrizeFormProps) {
  const { t } = useTranslation('prizes');
  const form = usePrizes(page, prizes);
  const { values } = form;
  const { isTeam } = FORMATS[page.tournament.kind];
  const parts = [
    { value: '', label: t(isTeam ? 'wholeOfTeams' : 'whole') },
    ...page.categories.map(({ name }) => ({ value: name, label: name })),
  ];
  const setRows = (rows: readonly PrizeRow[]) => form.set({ prizes: rows });
  const add = () => {
    const key = 1 + Math.max(0, ...values.prizes.map((row) => row.key));
    setRows([...values.prizes, { key, category: values.prizes.at(-1)?.category ?? '', amount: '', gift: '' }]);
  };
  return (
    <Card title={t('form.title')}>
      <FormElement form={form} className={fields.stack}>
        <Hint>{t(isTeam ? 'form.teamHint' : 'form.hint')}</Hint>
        <div className={classes.rows}>
          {values.prizes.map((row, at) => (
            <PrizeFields
              key={row.key}
              row={row}
              number={at + 1}
              parts={parts}
              onChange={(changes) => setRows(values.prizes.map((one) => (one === row ? { ...row, ...changes } : one)))}
              onUp={() => setRows(movedTo(values.prizes, row, at))}
              onRemove={() => setRows(values.prizes.filter((one) => one !== row))}
            />
          ))}
        </div>
        <PrizesFault form={form} />
        <div className={fields.buttons}>
          <Button variant="default" onClick={add} disabled={values.prizes.length >= PRIZES_MAX}>
            {t('form.add')}
          </Button>
        </div>
        <Select
          label={t(isTeam ? 'form.teamSplit' : 'form.split')}
          allowDeselect={false}
          data={PRIZE_SPLITS.map((split) => ({ value: split, label: t(`split.${split}`) }))}
          {...form.choice('split')}
        />
        <TextInput
          label={t('form.currency')}
          {...form.text('currency')}
          onChange={({ currentTarget }) => form.set({ currency: currentTarget.value.toUpperCase() })}
        />
        <Hint>{t(`about.${values.split}`)}</Hint>
        <Switch label={t(isTeam ? 'form.teamSeveral' : 'form.several')} {...form.toggle('several')} />
        <div className={fields.buttons}>
          <SubmitButton form={form}>{t('form.save')}</SubmitButton>
        </div>
        <UnsavedGuard isUnsaved={form.isUnsaved} />
      </FormElement>
    </Card>
  );
}

/** Faults of the list as a whole are shown below it. */
function PrizesFault({ form }: { readonly form: Form<PrizeValues> }) {
  const { error } = form.field('prizes');
  return error === undefined || error === null ? null : (
    <div role="alert" className={classes.fault}>
      {error}
    </div>
  );
}

function usePrizes({ tournament }: TournamentPage, prizes: PrizesView) {
  const { t } = useTranslation('prizes');
  const { id } = tournament;
  const save = useTournamentChange<PrizePlanInput>(
    id,
    (body) => callApi(calls.setPrizes, { id, body }),
    () => t('form.saved'),
    TOLD_BY_FORM,
  );
  const initial: PrizeValues = {
    currency: prizes.currency,
    split: prizes.split,
    several: prizes.several,
    prizes: prizes.prizes.map((prize, key) => ({ ...prize, key, category: prize.category ?? '' })),
  };
  return useForm({
    initial,
    schema: prizePlan,
    toPayload: (typed) => ({
      ...typed,
      prizes: typed.prizes.map(({ category, amount, gift }) => ({
        category: category === '' ? null : category,
        // A trophy needs no amount.
        amount: amount === '' ? 0 : needed(amount),
        gift,
      })),
    }),
    send: save.mutateAsync,
    about: { noSuchTournamentCategory: 'prizes' },
  });
}

interface PrizeFieldsProps {
  readonly row: PrizeRow;
  /** From 1. */
  readonly number: number;
  readonly parts: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (changes: Partial<PrizeRow>) => void;
  readonly onUp: () => void;
  readonly onRemove: () => void;
}

function PrizeFields({ row, number, parts, onChange, onUp, onRemove }: PrizeFieldsProps) {
  const { t } = useTranslation('prizes');
  return (
    <fieldset className={classes.row} aria-label={`${t('for')} ${number}`}>
      <NativeSelect
        size="md"
        aria-label={t('form.partOf', { number })}
        value={row.category}
        data={[...parts]}
        onChange={({ currentTarget }) => onChange({ category: currentTarget.value })}
      />
      <NumberField
        aria-label={t('form.amountOf', { number })}
        placeholder={t('amount')}
        min={0}
        max={PRIZE_AMOUNT_MAX}
        hideControls
        value={row.amount}
        error={undefined}
        onChange={(amount) => onChange({ amount })}
      />
      <TextInput
        aria-label={t('form.giftOf', { number })}
        placeholder={t('form.gift')}
        value={row.gift}
        onChange={({ currentTarget }) => onChange({ gift: currentTarget.value })}
      />
      <Button variant="subtle" aria-label={t('form.upOf', { number })} disabled={number === 1} onClick={onUp}>
        {t('form.up')}
      </Button>
      <Button variant="subtle" color="brick" aria-label={t('form.removeOf', { number })} onClick={onRemove}>
        {t('form.remove')}
      </Button>
    </fieldset>
  );
}
