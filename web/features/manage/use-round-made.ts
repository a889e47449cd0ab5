import { useLayoutEffect, useRef } from 'react';

/**
 * Goes to a round that has been made, from the round at which it was asked for. Who has gone to another one meanwhile
 * stays there: the next key would be a result on a wrong board. Answers whether it went.
 */
export function useRoundMade(round: number, onRound: (round: number) => void): (made: number) => boolean {
  const shown = useRef(round);
  useLayoutEffect(() => {
    shown.current = round;
  }, [round]);
  return (made) => {
    // The stream may have told of the new round before the answer came.
    if (shown.current !== round && shown.current !== made) return false;
    onRound(made);
    return true;
  };
}
