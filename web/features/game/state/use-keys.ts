import { useEffect, useRef } from 'react';
import type { Role } from '../../../../domain/chess/square.ts';
import type { GameState } from './game-state.ts';
import { type KeyMeaning, meaningOf } from './keys.ts';

interface KeysAtBoard {
  readonly state: GameState;
  /** The automatic promotion piece. */
  readonly automatic: Role | null;
  readonly onKey: (meaning: Exclude<KeyMeaning, { kind: 'type' }>) => void;
}

/** Sends text typed outside every input to the move field, and runs the shortcuts. */
export function useKeys(keys: KeysAtBoard): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (takesKeys(event.target)) return;
      const { state, automatic, onKey } = latest.current;
      const meaning = meaningOf(event.key, state, automatic);
      if (meaning === null) return;
      // The browser then inserts the letter into the field that has the focus.
      if (meaning.kind === 'type') moveField()?.focus();
      else onKey(meaning);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Elements with their own use of letters: inputs, menus, dialogs other than that of the promotion. */
const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], section[role="dialog"]',
  ) !== null;

const moveField = () => document.querySelector<HTMLInputElement>('[data-move-field] input');
