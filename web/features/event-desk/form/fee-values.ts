import type { EventSettingsInput } from '../../../../contract/event/settings.ts';
import { feeRules, feeTable } from '../../../../domain/event/presets/fees.ts';
import type { FeePlan, MustPay, PaymentDetails } from '../../../../domain/event/value/fee-plan.ts';
import { type MinorUnits, minorUnits } from '../../../../domain/event/value/ledger.ts';
import { asId, type GroupCode } from '../../../../domain/kernel/ids.ts';
import { needed, optional, type TypedNumber } from '../../../forms/numbers.ts';
import type { TypedGroup } from './group-values.ts';
import { sentMinute, type TypedMinute, typedMinute } from './typed-minute.ts';

/** The fees as typed; the amounts stand with the groups. */
export interface TypedFees {
  readonly currency: string;
  /** Rules that are no table of amounts: they stay until a table replaces them. */
  readonly ownRules: Pick<FeePlan, 'rules' | 'tiers'> | null;
  readonly juniorReduction: TypedNumber;
  readonly titlesFree: boolean;
  readonly supplement: { readonly from: TypedMinute; readonly amount: TypedNumber } | null;
  readonly mustPay: MustPay;
  readonly payBy: TypedMinute | null;
  readonly refundShareAfter: TypedNumber;
  readonly details: PaymentDetails;
}

const MINOR = 100;

/** Whole units as typed, in the smallest ones. */
export const toMinor = (typed: TypedNumber): MinorUnits =>
  minorUnits(typed === '' ? 0 : Math.round(needed(typed) * MINOR));

export const fromMinor = (amount: number): TypedNumber => (amount === 0 ? '' : amount / MINOR);

const yearOf = (day: string): number => Number(day.slice(0, 4));

export function typedFees(
  sent: FeePlan | EventSettingsInput['fees'],
  codes: readonly string[],
  firstDay: string,
): { readonly typed: TypedFees; readonly amounts: Readonly<Record<string, TypedNumber>> } {
  const plan = planOf(sent);
  const table = feeTable(
    plan,
    codes.map((code) => asId<GroupCode>(code)),
    yearOf(firstDay),
  );
  const { currency, mustPay, payBy, refundShareAfter, details, rules, tiers } = plan;
  return {
    typed: {
      currency,
      ownRules: table === null ? { rules, tiers } : null,
      juniorReduction: fromMinor(table?.juniorReduction ?? 0),
      titlesFree: table?.titlesFree ?? false,
      supplement: (table?.supplement ?? null) && {
        from: typedMinute(table?.supplement?.from ?? ''),
        amount: fromMinor(table?.supplement?.amount ?? 0),
      },
      mustPay,
      payBy: typedMinute(payBy),
      refundShareAfter,
      details,
    },
    amounts: Object.fromEntries(
      Object.entries(table?.amounts ?? {}).map(([code, amount]) => [code, fromMinor(amount)]),
    ),
  };
}

/** The amounts of an answer are plain numbers. */
const planOf = (sent: FeePlan | EventSettingsInput['fees']): FeePlan => ({
  ...sent,
  rules: sent.rules.map((rule) => ({
    ...rule,
    group: rule.group === null ? null : asId<GroupCode>(rule.group),
    amount: minorUnits(rule.amount),
  })),
  tiers: sent.tiers.map(({ from, supplement }) => ({
    from,
    supplement: supplement.kind === 'amount' ? { kind: 'amount', amount: minorUnits(supplement.amount) } : supplement,
  })),
});

export function sentFees(
  typed: TypedFees,
  groups: readonly Pick<TypedGroup, 'code' | 'fee'>[],
  firstDay: string,
): EventSettingsInput['fees'] {
  const { currency, ownRules, juniorReduction, titlesFree, supplement, mustPay, payBy, refundShareAfter, details } =
    typed;
  const codes = groups.map(({ code }) => asId<GroupCode>(code));
  const amounts = Object.fromEntries(groups.map(({ code, fee }) => [code, toMinor(fee)]));
  const table = {
    amounts,
    juniorReduction: toMinor(juniorReduction),
    titlesFree,
    supplement: supplement && { from: sentMinute(supplement.from) ?? '', amount: toMinor(supplement.amount) },
  };
  const rules = ownRules ?? feeRules(table, codes, yearOf(firstDay));
  return {
    currency,
    rules: rules.rules,
    tiers: rules.tiers,
    mustPay,
    payBy: sentMinute(payBy),
    refundShareAfter: optional(refundShareAfter) ?? 0,
    details,
  };
}
