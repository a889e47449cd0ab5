import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { DEFAULT_COUNTRY } from '../../../domain/kernel/limits.ts';
import { offeredRegions } from '../../../domain/people/regions.ts';

interface RegionFieldProps {
  readonly label: string;
  readonly description?: string;
  /** Only Norway's regions are known: other countries have no such field. */
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
      data={[...offeredRegions(props.value)]}
      {...props}
      value={props.value === '' ? null : props.value}
      onChange={(region) => onChange(region ?? '')}
    />
  );
}
