import { useTranslation } from 'react-i18next';
import { localeOf } from '../../app/language.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** 500 kr for 50000, with its decimals where there are any. */
export function useAmount(currency: string): (minor: number) => string {
  const { language } = useTranslation().i18n;
  return (minor) => {
    const decimals = minor % 100 === 0 ? 0 : 2;
    const key = `${language} ${currency} ${decimals}`;
    const known =
      formats.get(key) ??
      new Intl.NumberFormat(localeOf(language), {
        style: 'currency',
        currency,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
    formats.set(key, known);
    return known.format(minor / 100);
  };
}
