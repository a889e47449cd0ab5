import { NumberInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormat } from '../format.ts';
import type { TypedNumber } from './numbers.ts';

interface NumberFieldProps {
  readonly label?: string;
  /** Where the label would stand beside each of many rows. */
  readonly 'aria-label'?: string;
  readonly placeholder?: string;
  readonly description?: string;
  readonly required?: boolean;
  /** How far the arrow keys go. What is typed beyond is not changed: the form says what is expected. */
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Without the small buttons: nobody counts up to it. */
  readonly hideControls?: boolean;
  readonly value: TypedNumber;
  readonly error: ReactNode;
  readonly onChange: (value: TypedNumber) => void;
}

/** A number as it is typed, with point or comma: none is corrected silently, neither its size nor its decimals. */
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
