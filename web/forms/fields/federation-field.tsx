import { Select } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryOf } from '../../../domain/people/countries.ts';
import { FEDERATIONS } from '../../../domain/people/federations.ts';
import { localeOf } from '../../app/language.ts';

interface FederationFieldProps {
  readonly label: string;
  readonly value: string | null;
  /** Whether one must be chosen. */
  readonly required?: boolean;
  readonly clearable?: boolean;
  readonly error: ReactNode;
  readonly onChange: (code: string | null) => void;
}

/** A federation, which stands for a country, found by its code or by its name in the user's language. */
export function FederationField({ required = true, ...props }: FederationFieldProps) {
  const { language } = useTranslation().i18n;
  const data = useMemo(() => namedFederations(language), [language]);
  return <Select required={required} searchable allowDeselect={false} data={data} {...props} />;
}

/** Norway (NOR), by name; a federation that is no country by its code. */
function namedFederations(language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'none' });
  const nameOf = (code: string): string | undefined => {
    const country = countryOf(code);
    return country?.length === 2 ? names.of(country) : undefined;
  };
  const labelled = FEDERATIONS.map((value) => {
    const name = nameOf(value);
    return { value, label: name === undefined ? value : `${name} (${value})` };
  });
  return labelled.sort((one, other) => one.label.localeCompare(other.label, localeOf(language)));
}
