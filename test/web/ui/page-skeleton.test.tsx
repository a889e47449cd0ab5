import { afterEach, expect, it } from 'vitest';
import { PageSkeleton } from '../../../web/ui/feedback/page-states.tsx';
import { show } from '../../support/web/render.tsx';

/** The bars of the outline of a page. */
function barsAt(path: string): number {
  window.history.replaceState(null, '', path);
  return show(<PageSkeleton />).container.querySelectorAll('.mantine-Skeleton-root').length;
}

afterEach(() => window.history.replaceState(null, '', '/'));

it.each(['/login', '/invitation/abc', '/account/recover', '/account/first-password', '/setup'])(
  'the outline of the form %s has a title, two fields and a button',
  (path) => expect(barsAt(path)).toBe(4),
);

it.each(['/', '/tournaments', '/account/settings', '/tournament/view/login'])(
  'the outline of the page %s has a title, facts and rows',
  (path) => expect(barsAt(path)).toBe(10),
);
