/** What the cashier counts (section 11.4 of the rules). */
import type { LedgerKind, PaymentMethod } from '../value/ledger.ts';

export interface CountedEntry {
  readonly group: string;
  readonly balance: number;
  readonly ledger: readonly {
    readonly kind: LedgerKind;
    readonly amount: number;
    readonly method: PaymentMethod | null;
    readonly at: string;
  }[];
}

export interface GroupTotal {
  readonly group: string;
  readonly charged: number;
  readonly waived: number;
  /** Paid and not given back. */
  readonly kept: number;
  readonly owed: number;
}

export interface Totals {
  readonly groups: readonly GroupTotal[];
  /** Kept by method, and by the day of the booking, the latest first. */
  readonly methods: readonly { readonly method: PaymentMethod; readonly kept: number }[];
  readonly days: readonly { readonly day: string; readonly kept: number }[];
  readonly kept: number;
  readonly owed: number;
  /** Owed to entrants. */
  readonly refundDue: number;
}

/** Amounts in the smallest unit. `dayOf` is the day of an instant in the zone of the event. */
export function totalsOf(
  entries: readonly CountedEntry[],
  groups: readonly string[],
  dayOf: (at: string) => string,
): Totals {
  const methods = new Map<PaymentMethod, number>();
  const days = new Map<string, number>();
  for (const { ledger } of entries) {
    for (const { kind, amount, method, at } of ledger) {
      if (kind !== 'payment' && kind !== 'refund') continue;
      const kept = kind === 'payment' ? amount : -amount;
      const used = method ?? 'other';
      methods.set(used, (methods.get(used) ?? 0) + kept);
      days.set(dayOf(at), (days.get(dayOf(at)) ?? 0) + kept);
    }
  }
  const byGroup = groups.map((group) => groupTotal(group, entries));
  return {
    groups: byGroup,
    methods: [...methods].map(([method, kept]) => ({ method, kept })),
    days: [...days].map(([day, kept]) => ({ day, kept })).sort((one, other) => other.day.localeCompare(one.day)),
    kept: sum(byGroup.map(({ kept }) => kept)),
    owed: sum(byGroup.map(({ owed }) => owed)),
    refundDue: sum(entries.map(({ balance }) => Math.max(0, -balance))),
  };
}

function groupTotal(group: string, entries: readonly CountedEntry[]): GroupTotal {
  const own = entries.filter((entry) => entry.group === group);
  const of = (...kinds: readonly LedgerKind[]) =>
    sum(own.flatMap(({ ledger }) => ledger.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount)));
  return {
    group,
    charged: of('charge', 'correction'),
    waived: of('waiver'),
    kept: of('payment') - of('refund'),
    owed: sum(own.map(({ balance }) => Math.max(0, balance))),
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
