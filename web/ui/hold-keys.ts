/** What is done with something that was taken by a key: it is moved, put down or put back. */
const MOVING = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Space', 'Enter', 'Escape']);

const held: KeyboardEvent[] = [];
let isHandingOn = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * For a list in which a key has just taken something: keeps the keys that come before the library listens, and hands them
 * on one by one. It begins to listen in a timer, and browsers let keys go before timers: who types fast, or on a busy
 * machine, would otherwise lose the arrow. To be called before the library sets that timer.
 */
export function holdKeys(): void {
  clearTimeout(timer);
  window.addEventListener('keydown', hold, { capture: true });
  // The timer that is set in a timer comes after the library's own.
  timer = setTimeout(() => {
    timer = setTimeout(handOn);
  });
}

function hold(event: KeyboardEvent): void {
  if (isHandingOn || !MOVING.has(event.code)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push(event);
}

function handOn(): void {
  const next = held.shift();
  if (next === undefined) {
    window.removeEventListener('keydown', hold, { capture: true });
    return;
  }
  // Set before: a key that takes something else waits anew. What each changes is drawn before the next is handed on.
  timer = setTimeout(handOn);
  isHandingOn = true;
  next.target?.dispatchEvent(new KeyboardEvent(next.type, next));
  isHandingOn = false;
}
