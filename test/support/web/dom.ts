import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** What jsdom lacks of a browser and Mantine asks for. */

window.matchMedia = (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});

class NeverResized implements ResizeObserver {
  observe(): void {
    // jsdom lays nothing out, so nothing ever changes its size.
  }
  unobserve(): void {
    // As above.
  }
  disconnect(): void {
    // As above.
  }
}
window.ResizeObserver = NeverResized;

class NeverNear implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {
    // Without a layout nothing ever comes into sight.
  }
  unobserve(): void {
    // As above.
  }
  disconnect(): void {
    // As above.
  }
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}
window.IntersectionObserver = NeverNear;
window.HTMLElement.prototype.scrollIntoView = () => undefined;
// Text areas that grow with their text wait for the fonts.
Object.defineProperty(document, 'fonts', {
  value: Object.assign(new EventTarget(), { ready: Promise.resolve() }),
  configurable: true,
});

// A second, the usual time, is little on a machine that does other things as well.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
