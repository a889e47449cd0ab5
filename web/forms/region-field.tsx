import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { DEFAULT_COUNTRY } from '../../domain/limits.ts';
import { REGIONS } from '../../domain/regions.ts';

interface RegionFieldProps {
  readonly label: string;
  /** Only Norway's regions are known: of another country nothing is asked. */
  readonly country: string;
  readonly required?: boolean;
  readonly value: string;
  readonly error: ReactNode;
  readonly onChange: (region: string) => void;
}

export function RegionField({ country, required = false, onChange, ...props }: RegionFieldProps) {
  if (country !== DEFAULT_COUNTRY) return null;
  return (
    <Select
      required={required}
      searchable
      clearable={!required}
      data={[...REGIONS]}
      {...props}
      value={props.value === '' ? null : props.value}
      onChange={(region) => onChange(region ?? '')}
    />
  );
}
