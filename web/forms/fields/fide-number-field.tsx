import type { FidePlayerView } from '../../../contract/accounts/accounts.ts';
import { given } from '../../../domain/kernel/given.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';
import { useFideLookUp } from './use-fide-look-up.ts';

interface FideNumberFieldProps extends Omit<NumberFieldProps, 'description' | 'min' | 'hideControls' | 'onBlur'> {
  /** Called with the player on FIDE's list who has the number. */
  readonly onFound: (player: FidePlayerView) => void;
}

/** A FIDE number that is looked up on blur; a failed look-up is reported below it. */
export function FideNumberField({ value, onFound, ...field }: FideNumberFieldProps) {
  const number = typeof value === 'number' ? value : null;
  const { lookUp, messageFor } = useFideLookUp((player) => player.number === number && onFound(player));
  const message = messageFor(number);
  return (
    <NumberField
      min={1}
      hideControls
      value={value}
      {...field}
      {...given({ description: message })}
      onBlur={() => void lookUp(number)}
    />
  );
}
