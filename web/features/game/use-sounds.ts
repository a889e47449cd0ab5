import { useEffect, useRef } from 'react';
import { CLOCK_TENTHS_MS } from '../../../domain/limits.ts';
import { type GameState, isOfferedDraw, shownMoves } from './game-state.ts';
import type { GameSettings } from './settings.ts';
import { play, type Sound } from './sounds.ts';
import { isRunning, timeOn, untilFlag } from './told-game.ts';

/** Sounds for moves, a draw offer, little time left, and the end. */
export function useSounds(state: GameState, { sounds: enabled, volume }: GameSettings): void {
  const loud = useRef(volume);
  useEffect(() => {
    loud.current = volume;
  }, [volume]);
  const { told, me } = state;
  const moves = shownMoves(state);
  const { length } = moves;
  const san = moves.at(-1)?.san ?? '';
  const heard = useRef<number>(undefined);
  const isLoaded = told !== null;
  useEffect(() => {
    if (!isLoaded) return;
    const before = heard.current;
    heard.current = length;
    // Not for what had been played before the page was opened.
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
    if (!enabled || me === null || told === null || !isRunning(told) || told.message.running !== me) return;
    const now = performance.now();
    const wait = (untilFlag(told, now) ?? 0) - CLOCK_TENTHS_MS;
    // Each time the clock has been above and falls below, once.
    if (timeOn(told, me, now).remainingMs > CLOCK_TENTHS_MS) warned.current = false;
    if (wait <= 0 || warned.current) return;
    const timer = setTimeout(() => {
      warned.current = true;
      play('lowTime', loud.current);
    }, wait);
    return () => clearTimeout(timer);
  }, [enabled, me, told]);
}

function soundOf(san: string): Sound {
  if (/[+#]$/.test(san)) return 'check';
  return san.includes('x') ? 'capture' : 'move';
}
