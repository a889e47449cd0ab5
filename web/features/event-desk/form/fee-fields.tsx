import { Alert, Button, Select, Switch, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FREE_TITLES, OLDEST_JUNIOR } from '../../../../domain/event/presets/fees.ts';
import { MUST_PAY, type PaymentDetails } from '../../../../domain/event/value/fee-plan.ts';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import { PictureField, type PictureOwner } from '../../../forms/fields/picture-field.tsx';
import fields from '../../../forms/fields.module.css';
import { FieldPart, Hint } from '../../../ui/layout/card.tsx';
import classes from './event-form.module.css';
import type { EventSettingsForm } from './event-form.ts';
import type { TypedFees } from './fee-values.ts';
import type { TypedGroup } from './group-values.ts';
import { OptionalMinute } from './minute-field.tsx';

const CURRENCIES = ['NOK', 'SEK', 'DKK', 'EUR', 'GBP', 'USD'] as const;

interface FeeFieldsProps {
  readonly form: EventSettingsForm;
  /** Whose pictures are uploaded. */
  readonly host: PictureOwner;
}

/** What an entry costs, and how it is paid. */
export function FeeFields({ form, host }: FeeFieldsProps) {
  const { t } = useTranslation('eventDesk');
  const { fees } = form.values;
  const { error } = form.field('fees');
  const set = (changes: Partial<TypedFees>) => form.set({ fees: { ...fees, ...changes } });
  return (
    <>
      <FieldPart title={t('fees.title')}>
        <div className={classes.parts}>
          {fees.ownRules === null ? (
            <FeeTableFields form={form} onFees={set} />
          ) : (
            <Alert color="fjord" variant="outline" className={classes.alert}>
              {t('fees.ownRules', { count: fees.ownRules.rules.length })}
              <div>
                <Button variant="default" mt="xs" onClick={() => set({ ownRules: null })}>
                  {t('fees.replaceRules')}
                </Button>
              </div>
            </Alert>
          )}
          {error && (
            <Text c="brick" role="alert">
              {t('fees.wrong')}
            </Text>
          )}
        </div>
      </FieldPart>
      <FieldPart title={t('payment.title')}>
        <PaymentFields form={form} host={host} onFees={set} />
      </FieldPart>
    </>
  );
}

interface PartProps extends Pick<FeeFieldsProps, 'form'> {
  readonly onFees: (changes: Partial<TypedFees>) => void;
}

function FeeTableFields({ form, onFees }: PartProps) {
  const { t } = useTranslation('eventDesk');
  const { fees, groups, deadlines } = form.values;
  const { supplement } = fees;
  const setFee = (group: TypedGroup, fee: TypedGroup['fee']) =>
    form.set({ groups: groups.map((one) => (one.key === group.key ? { ...one, fee } : one)) });
  return (
    <>
      <Hint>{t('fees.hint')}</Hint>
      <div className={classes.amounts}>
        {groups.map((group, at) => (
          <NumberField
            key={group.key}
            label={t('fees.of', { group: group.name || t('groups.unnamed', { number: at + 1 }) })}
            placeholder={t('fees.free')}
            min={0}
            step={50}
            value={group.fee}
            error={isAmount(group.fee) ? undefined : t('fees.notAnAmount')}
            onChange={(fee) => setFee(group, fee)}
          />
        ))}
        <Select
          label={t('fees.currency')}
          allowDeselect={false}
          data={[...new Set([...CURRENCIES, fees.currency])]}
          value={fees.currency}
          onChange={(currency) => currency !== null && onFees({ currency })}
        />
      </div>
      <div className={fields.grid}>
        <NumberField
          label={t('fees.junior')}
          description={t('fees.juniorHint', { year: Number(form.values.firstDay.slice(0, 4)) - OLDEST_JUNIOR })}
          min={0}
          step={50}
          value={fees.juniorReduction}
          error={isAmount(fees.juniorReduction) ? undefined : t('fees.notAnAmount')}
          onChange={(juniorReduction) => onFees({ juniorReduction })}
        />
        <div className={fields.switch}>
          <Switch
            label={t('fees.titlesFree', { titles: FREE_TITLES.join(', ') })}
            checked={fees.titlesFree}
            onChange={({ currentTarget }) => onFees({ titlesFree: currentTarget.checked })}
          />
        </div>
      </div>
      <OptionalMinute
        toggle={t('fees.supplement')}
        label={t('fees.supplementFrom')}
        timeLabel={t('deadlines.time')}
        value={supplement?.from ?? null}
        proposed={nextMinute(deadlines.normalUntil)}
        error={form.errorAt('fees.tiers.0.from')}
        onChange={(from) => onFees({ supplement: from === null ? null : { from, amount: supplement?.amount ?? 100 } })}
      />
      {supplement !== null && (
        <div className={fields.grid}>
          <NumberField
            label={t('fees.supplementAmount')}
            min={0}
            step={50}
            value={supplement.amount}
            error={isAmount(supplement.amount) ? undefined : t('fees.notAnAmount')}
            onChange={(amount) => onFees({ supplement: { ...supplement, amount } })}
          />
        </div>
      )}
    </>
  );
}

/** A deadline includes its minute. */
function nextMinute({ date, time }: { readonly date: string; readonly time: string }) {
  const moment = new Date(Date.parse(`${date}T${time}Z`) + 60_000);
  if (Number.isNaN(moment.getTime())) return { date, time };
  const text = moment.toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

const isAmount = (typed: TypedGroup['fee']): boolean => typed === '' || (typeof typed === 'number' && typed >= 0);

const DETAILS = ['receiver', 'organisationNumber', 'vippsNumber', 'bankAccount'] as const;

function PaymentFields({ form, host, onFees }: PartProps & Pick<FeeFieldsProps, 'host'>) {
  const { t } = useTranslation('eventDesk');
  const { fees, firstDay } = form.values;
  const { details } = fees;
  const setDetails = (changes: Partial<PaymentDetails>) => onFees({ details: { ...details, ...changes } });
  return (
    <div className={classes.parts}>
      <div className={fields.grid}>
        {DETAILS.map((name) => (
          <TextInput
            key={name}
            label={t(`payment.${name}`)}
            value={details[name]}
            error={form.errorAt(`fees.details.${name}`)}
            onChange={({ currentTarget }) => setDetails({ [name]: currentTarget.value })}
          />
        ))}
        <Select
          label={t('payment.mustPay')}
          allowDeselect={false}
          data={MUST_PAY.map((value) => ({ value, label: t(`payment.mustPayBy.${value}`) }))}
          value={fees.mustPay}
          onChange={(mustPay) => mustPay !== null && onFees({ mustPay })}
        />
        <NumberField
          label={t('payment.refundShare')}
          description={t('payment.refundShareHint')}
          min={0}
          max={100}
          step={10}
          value={fees.refundShareAfter}
          error={form.errorAt('fees.refundShareAfter')}
          onChange={(refundShareAfter) => onFees({ refundShareAfter })}
        />
        <PictureField
          kind="profile"
          of={host}
          label={t('payment.qrPicture')}
          hint={t('payment.qrHint')}
          value={details.qrPicture}
          error={form.errorAt('fees.details.qrPicture')}
          onChange={(qrPicture) => setDetails({ qrPicture })}
        />
      </div>
      <OptionalMinute
        toggle={t('payment.payByToggle')}
        hint={t('payment.payByHint')}
        label={t('payment.payBy')}
        timeLabel={t('deadlines.time')}
        value={fees.payBy}
        proposed={{ date: firstDay, time: '10:00' }}
        error={form.errorAt('fees.payBy')}
        onChange={(payBy) => onFees({ payBy })}
      />
    </div>
  );
}
