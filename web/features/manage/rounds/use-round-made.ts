import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Opens a round that has been made, from the round where it was requested. An arbiter who has opened another round
 * meanwhile stays there, as the next key would enter a result on the wrong board. Returns a function for each round, which
 * says whether it opened the one that was made: whoever makes a round keeps the function of the moment of the press.
 */
export function useRoundMade(round: number, onRound: (round: number) => void): (made: number) => boolean {
  const shown = useRef(round);
  useLayoutEffect(() => {
    shown.current = round;
  }, [round]);
  return useCallback(
    (made) => {
      // The stream may have delivered the new round before the response.
      if (shown.current !== round && shown.current !== made) return false;
      onRound(made);
      return true;
    },
    [round, onRound],
  );
}
