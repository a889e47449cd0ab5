import { useTranslation } from 'react-i18next';
import { localeOf } from './language.ts';

/** The smallest units of a currency, such as øre, in one of it. */
const MINOR_UNITS = 100;

export interface AmountText {
  /** NOK 500 or NOK 87.50, from the smallest unit of the currency. */
  readonly amount: (minor: number) => string;
  /** NOK 300–500, or NOK 500 where both are equal. */
  readonly range: (lowest: number, highest: number) => string;
}

/** Amounts of entry fees; pages without fees do not load it with the formatter of the frame. */
export function useAmountText(currency: string): AmountText {
  const { language } = useTranslation().i18n;
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const amount = (minor: number) => format.format(minor / MINOR_UNITS);
  return {
    amount,
    range: (lowest, highest) =>
      lowest === highest ? amount(lowest) : format.formatRange(lowest / MINOR_UNITS, highest / MINOR_UNITS),
  };
}
