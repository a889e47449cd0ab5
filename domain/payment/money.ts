/** The currencies that the providers settle, each with a hundred minor units. */
export const PAYMENT_CURRENCIES = ['NOK', 'DKK', 'SEK', 'EUR', 'GBP', 'USD', 'CHF', 'PLN'] as const;
export type PaymentCurrency = (typeof PAYMENT_CURRENCIES)[number];

export const isPaymentCurrency = (text: string): text is PaymentCurrency =>
  PAYMENT_CURRENCIES.some((currency) => currency === text);

/** An amount in minor units (øre, cents), unlike prizes, which are whole units. */
export interface Money {
  readonly amount: number;
  readonly currency: PaymentCurrency;
}

export const isSameMoney = (one: Money, other: Money): boolean =>
  one.amount === other.amount && one.currency === other.currency;
