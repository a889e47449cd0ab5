import { NumberInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormat } from '../../app/format.ts';
import type { TypedNumber } from '../numbers.ts';

export interface NumberFieldProps {
  readonly label?: string;
  /** For rows of a table, which have no visible label. */
  readonly 'aria-label'?: string;
  readonly placeholder?: string;
  readonly description?: string;
  readonly required?: boolean;
  /** Limits of the arrow keys. Typed values beyond them are kept: validation reports them. */
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Hides the step buttons, for numbers that nobody steps to. */
  readonly hideControls?: boolean;
  readonly value: TypedNumber;
  readonly error: ReactNode;
  readonly onChange: (value: TypedNumber) => void;
  readonly onBlur?: () => void;
}

/** A number as typed, with a point or a comma: neither its size nor its decimals are corrected silently. */
export function NumberField({ step = 1, ...props }: NumberFieldProps) {
  const { decimalSeparator } = useFormat();
  return (
    <NumberInput
      clampBehavior="none"
      step={step}
      decimalSeparator={decimalSeparator}
      allowedDecimalSeparators={['.', ',']}
      {...props}
    />
  );
}
