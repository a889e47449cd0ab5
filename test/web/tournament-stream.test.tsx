import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen, type StreamContact } from '../../web/live/tournament-stream.ts';

class FakeSource {
  static readonly CLOSED = 2;
  static made: FakeSource[] = [];
  readyState = 0;
  onopen: (() => void) | undefined;
  onerror: (() => void) | undefined;
  constructor() {
    FakeSource.made.push(this);
  }
  addEventListener(): void {}
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
}

let told: StreamContact[];
let stop: () => void;
const source = () => {
  const last = FakeSource.made.at(-1);
  if (last === undefined) throw new Error('nothing listens');
  return last;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  FakeSource.made = [];
  told = [];
  stop = listen('/stream', (contact) => told.push(contact), vi.fn());
  source().onopen?.();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the stream of a tournament', () => {
  it('says after two seconds that it is lost, and when it is back', () => {
    source().onerror?.();
    vi.advanceTimersByTime(1_900);
    expect(told).toEqual(['open']);
    vi.advanceTimersByTime(100);
    expect(told).toEqual(['open', 'lost']);
    source().onopen?.();
    expect(told).toEqual(['open', 'lost', 'open']);
  });

  it('says nothing of a moment without contact', () => {
    source().onerror?.();
    vi.advanceTimersByTime(1_000);
    source().onopen?.();
    vi.advanceTimersByTime(10_000);
    expect(told).not.toContain('lost');
  });

  it('takes the word of the browser that the network is gone, and connects anew when it is back', () => {
    window.dispatchEvent(new Event('offline'));
    vi.advanceTimersByTime(2_000);
    expect(told.at(-1)).toBe('lost');
    const before = FakeSource.made.length;
    window.dispatchEvent(new Event('online'));
    expect(FakeSource.made).toHaveLength(before + 1);
    source().onopen?.();
    expect(told.at(-1)).toBe('open');
  });

  it('says nothing more once the page has gone', () => {
    source().onerror?.();
    stop();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(['open']);
  });
});
