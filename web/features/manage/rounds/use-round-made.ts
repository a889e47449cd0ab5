import { useLayoutEffect, useRef } from 'react';

/**
 * Opens a round that has been made, from the round where it was requested. An arbiter who has opened another round
 * meanwhile stays there, as the next key would enter a result on the wrong board. Returns whether it opened the round.
 */
export function useRoundMade(round: number, onRound: (round: number) => void): (made: number) => boolean {
  const shown = useRef(round);
  useLayoutEffect(() => {
    shown.current = round;
  }, [round]);
  return (made) => {
    // The stream may have delivered the new round before the response.
    if (shown.current !== round && shown.current !== made) return false;
    onRound(made);
    return true;
  };
}
