import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FidePlayerView } from '../../../contract/accounts/accounts.ts';
import { lookUpFideNumber } from '../../queries/fide.ts';
import { useErrorText } from '../../ui/feedback/error-text.tsx';

interface FideLookUp {
  /** To be called on blur of the number field; null where it is empty. */
  readonly lookUp: (number: number | null) => Promise<void>;
  /** Why this number filled nothing in: nobody has it, or the look-up failed. */
  readonly messageFor: (number: number | null) => string | undefined;
}

/** Looks up a FIDE number on blur, once. `onFound` may be called after the number has changed again. */
export function useFideLookUp(onFound: (player: FidePlayerView) => void): FideLookUp {
  const { t } = useTranslation('ui');
  const textOf = useErrorText();
  const [result, setResult] = useState<{ readonly number: number; readonly message: string }>();
  const asked = useRef<number>(null);
  // Input in other fields during the request is not overwritten.
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  const lookUp = async (number: number | null) => {
    if (number === asked.current) return;
    asked.current = number;
    if (number === null || number < 1) return;
    try {
      const player = await lookUpFideNumber(number);
      if (player !== null) latest.current(player);
      else if (asked.current === number) setResult({ number, message: t('fideSearch.nobody') });
    } catch (error) {
      // A failed look-up blocks nobody, as the data can be typed; it is retried on the next blur.
      if (asked.current !== number) return;
      asked.current = null;
      setResult({ number, message: textOf(error) });
    }
  };
  return {
    lookUp,
    messageFor: (number) => (number !== null && result?.number === number ? result.message : undefined),
  };
}
