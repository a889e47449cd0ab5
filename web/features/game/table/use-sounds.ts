import { useEffect, useRef } from 'react';
import { CLOCK_TENTHS_MS } from '../../../../domain/kernel/limits.ts';
import { type GameState, isOfferedDraw, shownMoves } from '../state/game-state.ts';
import { isRunning, timeOn, untilFlag } from '../state/server-game.ts';
import type { GameSettings } from '../state/settings.ts';
import { play, type Sound } from './sounds.ts';

/** Sounds for moves, a draw offer, little time left, and the end. */
export function useSounds(state: GameState, { sounds: enabled, volume }: GameSettings): void {
  const loud = useRef(volume);
  useEffect(() => {
    loud.current = volume;
  }, [volume]);
  const { serverGame, me } = state;
  const moves = shownMoves(state);
  const { length } = moves;
  const san = moves.at(-1)?.san ?? '';
  const lastLength = useRef<number>(undefined);
  const isLoaded = serverGame !== null;
  useEffect(() => {
    if (!isLoaded) return;
    const before = lastLength.current;
    lastLength.current = length;
    // Silent for moves made before the page was opened.
    if (enabled && before !== undefined && length > before) play(soundOf(san), loud.current);
  }, [enabled, isLoaded, length, san]);

  const isOffered = isOfferedDraw(state);
  useEffect(() => {
    if (enabled && isOffered) play('offer', loud.current);
  }, [enabled, isOffered]);

  useEffect(() => {
    if (enabled && state.endedHere) play('end', loud.current);
  }, [enabled, state.endedHere]);

  const warned = useRef(false);
  useEffect(() => {
    if (!enabled || me === null || serverGame === null || !isRunning(serverGame) || serverGame.message.running !== me)
      return;
    const now = performance.now();
    const wait = (untilFlag(serverGame, now) ?? 0) - CLOCK_TENTHS_MS;
    // Once each time the clock falls below the limit.
    if (timeOn(serverGame, me, now).remainingMs > CLOCK_TENTHS_MS) warned.current = false;
    if (wait <= 0 || warned.current) return;
    const timer = setTimeout(() => {
      warned.current = true;
      play('lowTime', loud.current);
    }, wait);
    return () => clearTimeout(timer);
  }, [enabled, me, serverGame]);
}

function soundOf(san: string): Sound {
  if (/[+#]$/.test(san)) return 'check';
  return san.includes('x') ? 'capture' : 'move';
}
