/** Keys for an item that was picked up: it is moved, dropped or returned. */
const MOVING = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Space', 'Enter', 'Escape']);

const buffer: KeyboardEvent[] = [];
let isReplaying = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * For a list in which a key has just picked an item up: buffers the keystrokes until the library listens, then replays
 * them one by one. The library adds its listener in a timer, and browsers dispatch keys before timers: a fast user, or
 * one on a busy machine, would otherwise lose the arrow. Call it before the library sets that timer.
 */
export function bufferKeys(): void {
  clearTimeout(timer);
  window.addEventListener('keydown', capture, { capture: true });
  // A timer that is set in a timer runs after the library's own.
  timer = setTimeout(() => {
    timer = setTimeout(replay);
  });
}

function capture(event: KeyboardEvent): void {
  if (isReplaying || !MOVING.has(event.code)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  buffer.push(event);
}

function replay(): void {
  const next = buffer.shift();
  if (next === undefined) {
    window.removeEventListener('keydown', capture, { capture: true });
    return;
  }
  // Set before the dispatch: a key that picks up another item restarts the timer. Each change renders before the next
  // key.
  timer = setTimeout(replay);
  isReplaying = true;
  next.target?.dispatchEvent(new KeyboardEvent(next.type, next));
  isReplaying = false;
}
