import { useEffect } from 'react';
import { type GameState, isMyTurn } from './game-state.ts';

/** How long the phone is shaken, in milliseconds. */
const SHAKE_MS = 80;
const TURN_ICON = '/icon-turn.svg';

/** Whether the reader has to move, and nothing of his is on its way. */
export const awaitsMove = (state: GameState): boolean => isMyTurn(state) && state.intent.kind !== 'sent';

/** That it is the reader's turn is told by the icon of the tab, and by the phone, for who looks elsewhere. */
export function useTurnSigns(state: GameState, shakes: boolean): void {
  const isMine = awaitsMove(state);
  useEffect(() => (isMine ? showIcon(TURN_ICON) : undefined), [isMine]);
  useEffect(() => {
    // Browsers refuse it, with a warning, before the reader has touched the page.
    if (isMine && shakes && canShake() && navigator.userActivation.hasBeenActive) navigator.vibrate(SHAKE_MS);
  }, [isMine, shakes]);
}

/** Whether this device can be shaken at all. */
export const canShake = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Puts another icon before those of the page; what puts them back is answered. */
function showIcon(href: string): () => void {
  const icons = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')];
  const icon = Object.assign(document.createElement('link'), { rel: 'icon', type: 'image/svg+xml', href });
  for (const other of icons) other.remove();
  document.head.append(icon);
  return () => {
    icon.remove();
    document.head.append(...icons);
  };
}
