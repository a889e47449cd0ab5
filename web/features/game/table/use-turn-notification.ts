import { useEffect } from 'react';
import { type GameState, isMyTurn } from '../state/game-state.ts';

const SHAKE_MS = 80;
const TURN_ICON = '/icon-turn.svg';

/** Whether the user is to move and has no pending move. */
export const awaitsMove = (state: GameState): boolean => isMyTurn(state) && state.intent.kind !== 'sent';

/** Notifies a player who is on another tab of their turn: by the icon of the tab, and by vibration. */
export function useTurnNotification(state: GameState, shakes: boolean): void {
  const isMine = awaitsMove(state);
  useEffect(() => (isMine ? showIcon(TURN_ICON) : undefined), [isMine]);
  useEffect(() => {
    // Browsers refuse it, with a warning, before the user has interacted with the page.
    if (isMine && shakes && canShake() && navigator.userActivation.hasBeenActive) navigator.vibrate(SHAKE_MS);
  }, [isMine, shakes]);
}

export const canShake = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Replaces the page's icons; returns a function that restores them. */
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
