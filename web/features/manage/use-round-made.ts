import { useLayoutEffect, useRef } from 'react';

/**
 * Goes to a round that has been made, from the round at which it was asked for. Who has gone to another one meanwhile
 * stays there: the next key would be a result on a wrong board.
 */
export function useRoundMade(round: number, onRound: (round: number) => void): (made: number) => void {
  const shown = useRef(round);
  useLayoutEffect(() => {
    shown.current = round;
  }, [round]);
  return (made) => {
    if (shown.current === round) onRound(made);
  };
}
