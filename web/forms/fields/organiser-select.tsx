import { Select } from '@mantine/core';
import { type Organiser, organiserKey } from '../../queries/organisers.ts';

interface OrganiserSelectProps {
  readonly label: string;
  readonly organisers: readonly Organiser[];
  readonly value: Organiser;
  readonly onChange: (organiser: Organiser) => void;
}

export function OrganiserSelect({ label, organisers, value, onChange }: OrganiserSelectProps) {
  return (
    <Select
      label={label}
      required
      allowDeselect={false}
      searchable
      data={organisers.map((organiser) => ({ value: organiserKey(organiser), label: organiser.name }))}
      value={organiserKey(value)}
      onChange={(key) => {
        const chosen = organisers.find((organiser) => organiserKey(organiser) === key);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
