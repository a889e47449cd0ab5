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
  const formatOf = (minor: number, style: 'currency' | 'decimal') => {
    const decimals = minor % MINOR_UNITS === 0 ? 0 : 2;
    return new Intl.NumberFormat(localeOf(language), {
      style,
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  };
  const amount = (minor: number) => formatOf(minor, 'currency').format(minor / MINOR_UNITS);
  const number = (minor: number) => formatOf(minor, 'decimal').format(minor / MINOR_UNITS);
  const range = (lowest: number, highest: number) => {
    if (lowest === highest) return amount(lowest);
    const [first] = formatOf(lowest, 'currency').formatToParts(lowest / MINOR_UNITS);
    return first?.type === 'currency' ? `${amount(lowest)}–${number(highest)}` : `${number(lowest)}–${amount(highest)}`;
  };
  return { amount, range };
}
