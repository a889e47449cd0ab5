/** Fees as most organisers think of them, and the rules that they stand for (FE-2). */
import type { GroupCode } from '../../kernel/ids.ts';
import { isSame } from '../../kernel/same.ts';
import type { Title } from '../../people/titles.ts';
import type { FeePlan, FeeRule, FeeTier } from '../value/fee-plan.ts';
import { type MinorUnits, minorUnits } from '../value/ledger.ts';
import type { LocalMinute } from '../value/local-minute.ts';

/** An amount for each group, with the usual exceptions. */
export interface FeeTable {
  /** By group; a group that is missing is free. */
  readonly amounts: Readonly<Record<string, MinorUnits>>;
  /** What juniors pay less, at most the whole fee; 0 for nothing. */
  readonly juniorReduction: MinorUnits;
  readonly titlesFree: boolean;
  /** Added from a time on; null for none. */
  readonly supplement: { readonly from: LocalMinute; readonly amount: MinorUnits } | null;
}

/** Those who become 20 in the year of the event are the oldest juniors. */
export const OLDEST_JUNIOR = 20;
export const FREE_TITLES = ['GM', 'IM', 'WGM', 'WIM'] as const satisfies readonly Title[];

type Rules = Pick<FeePlan, 'rules' | 'tiers'>;

const ANYBODY: Omit<FeeRule, 'amount'> = {
  group: null,
  bornFrom: null,
  bornTo: null,
  titles: [],
  ratingFrom: null,
  sex: null,
  club: null,
};

/** The rules of a table for the groups of an event of this year. */
export function feeRules(table: FeeTable, groups: readonly GroupCode[], year: number): Rules {
  const { amounts, juniorReduction, titlesFree, supplement } = table;
  const paid = groups.flatMap((group) => {
    const amount = amounts[group] ?? minorUnits(0);
    return amount === 0 ? [] : [{ group, amount }];
  });
  const tiers: readonly FeeTier[] =
    supplement === null ? [] : [{ from: supplement.from, supplement: { kind: 'amount', amount: supplement.amount } }];
  const isReduced = juniorReduction !== 0;
  return {
    rules: [
      ...(titlesFree && paid.length > 0 ? [{ ...ANYBODY, titles: FREE_TITLES, amount: minorUnits(0) }] : []),
      ...paid.flatMap(({ group, amount }): FeeRule[] => [
        ...(isReduced
          ? [
              {
                ...ANYBODY,
                group,
                bornFrom: year - OLDEST_JUNIOR,
                amount: minorUnits(Math.max(0, amount - juniorReduction)),
              },
            ]
          : []),
        { ...ANYBODY, group, amount },
      ]),
    ],
    tiers,
  };
}

/** The table that these rules stand for; null if they are of another kind. */
export function feeTable({ rules, tiers }: Rules, groups: readonly GroupCode[], year: number): FeeTable | null {
  const [tier] = tiers;
  const supplement = tier?.supplement;
  const base = new Map(
    rules.flatMap(({ group, bornFrom, amount }) => (group !== null && bornFrom === null ? [[group, amount]] : [])),
  );
  // The highest fee shows the whole reduction: lower ones may end at nothing.
  const reductions = rules.flatMap(({ group, bornFrom, amount }) => {
    const full = group === null ? undefined : base.get(group);
    return bornFrom === null || full === undefined ? [] : [full - amount];
  });
  const table: FeeTable = {
    amounts: Object.fromEntries(base),
    juniorReduction: minorUnits(Math.max(0, ...reductions)),
    titlesFree: rules.some(({ titles }) => titles.length > 0),
    supplement:
      tier === undefined || supplement?.kind !== 'amount' ? null : { from: tier.from, amount: supplement.amount },
  };
  return isSame(feeRules(table, groups, year), { rules, tiers }) ? table : null;
}
