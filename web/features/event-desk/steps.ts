/** The steps of a new event; kept in the address, so that Back leads to the previous one. */
export const EVENT_STEPS = ['about', 'groups', 'entries', 'fees'] as const;
export type EventStep = (typeof EVENT_STEPS)[number];

/** The tabs of the desk of an event, the first one by default. */
export const EVENT_TABS = ['entered', 'waiting', 'pending', 'over', 'tournaments', 'settings', 'log'] as const;
export type EventTab = (typeof EVENT_TABS)[number];

export interface EventDeskSearch {
  readonly tab?: EventTab;
  readonly q?: string;
}

/** Which entries the cashier lists. */
export const CASHIER_FILTERS = ['unpaid', 'over', 'refundDue', 'all'] as const;
export type CashierFilter = (typeof CASHIER_FILTERS)[number];

export interface CashierSearch {
  readonly show?: CashierFilter;
  readonly q?: string;
  readonly entry?: string;
}
