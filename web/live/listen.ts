import { decodeStreamEvent, STREAM_EVENTS, type StreamEvent } from '../../contract/live.ts';
import { MINUTE, SECOND } from '../../domain/kernel/time.ts';
import { warn } from '../app/warn.ts';
import { deviceNow } from '../time/server-time.ts';
import { backoff } from './backoff.ts';

/** A stream that reconnects within this time does not count as lost. */
const LOST_AFTER_MS = 2 * SECOND;

export type StreamContact = 'open' | 'lost';

/** How often to check for a gap in time, and which gap means that the machine has slept. */
const LOOK_MS = 20 * SECOND;
const SLEPT_MS = 2 * MINUTE;

export interface Listening {
  /** Opens a stream at the present address. The former one is closed when the new one is open, so nothing is missed. */
  readonly renew: () => void;
  readonly stop: () => void;
}

/** Subscribes to server-sent events, and reopens a stream that was closed for good. */
export function listen(
  url: () => string,
  onContact: (contact: StreamContact) => void,
  onEvent: (event: StreamEvent | null) => void,
): Listening {
  const wait = backoff();
  let source: EventSource | undefined;
  /** The newest, and those that it will replace. */
  const sources = new Set<EventSource>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let doubt: ReturnType<typeof setTimeout> | undefined;
  const isOpen = () => {
    clearTimeout(doubt);
    doubt = undefined;
    onContact('open');
  };
  const closeExcept = (kept: EventSource | null) => {
    for (const one of [...sources]) {
      if (one === kept) continue;
      one.close();
      sources.delete(one);
    }
  };
  const isLost = () => {
    doubt ??= setTimeout(() => onContact('lost'), LOST_AFTER_MS);
  };
  const open = () => {
    clearTimeout(timer);
    const opened = new EventSource(url());
    source = opened;
    sources.add(opened);
    opened.onopen = () => {
      if (opened !== source) return;
      closeExcept(opened);
      wait.reset();
      isOpen();
    };
    opened.onerror = () => {
      if (opened !== source) return;
      closeExcept(opened);
      isLost();
      if (opened.readyState !== EventSource.CLOSED) return;
      // Refused, as when access to the page has ended: the page must be refetched as well.
      onEvent(null);
      timer = setTimeout(open, wait.next());
    };
    for (const name of STREAM_EVENTS) {
      opened.addEventListener(name, ({ data }: MessageEvent<string>) => {
        const event = decodeStreamEvent(name, data);
        if (event === null) warn(`An event of the tournament cannot be read: ${name}.`, data);
        onEvent(event);
      });
    }
  };
  /**
   * A dead connection is silent, but the browser notices that it is offline. A new stream begins with what has changed.
   */
  const reopen = () => {
    closeExcept(null);
    open();
  };
  open();
  const watch = setInterval(whenSlept(reopen), LOOK_MS);
  window.addEventListener('offline', isLost);
  window.addEventListener('online', reopen);
  const stop = () => {
    clearInterval(watch);
    clearTimeout(timer);
    clearTimeout(doubt);
    window.removeEventListener('offline', isLost);
    window.removeEventListener('online', reopen);
    closeExcept(null);
  };
  return { renew: open, stop };
}

/** Checks the time periodically: after a machine has slept, its connection is dead. */
function whenSlept(onWake: () => void): () => void {
  let seen = deviceNow();
  return () => {
    const now = deviceNow();
    const slept = now - seen > SLEPT_MS;
    seen = now;
    if (slept) onWake();
  };
}
