import * as calls from '../../contract/calls.ts';
import { pathTo } from '../../contract/http/request.ts';
import { loadNamespace } from '../../i18n/load-namespace.ts';
import { FRAME_NAMESPACES } from '../../i18n/namespaces.ts';
import { firstViewAt } from './entry-routes.ts';
import { preloadFetch } from './preloaded.ts';
import { readLanguage } from './user-language.ts';

// The first script, kept small: starts every request that the page will need, so that none waits for another.

const LONGEST_WAIT_MS = 100;

const view = firstViewAt(location.pathname);
const language = readLanguage();

preloadFetch(pathTo(calls.authInfo));
if (view !== undefined) preloadFetch(view.data);
await outlinePainted();
// Style sheets apply in request order, so the main script comes before the page's own chunk.
void import('./main.tsx');
// Loaded ahead of use; the page itself retries what fails.
for (const name of [...FRAME_NAMESPACES, ...(view?.namespaces ?? [])])
  loadNamespace(name, language).catch(() => undefined);
(view?.load() ?? import('../routeTree.gen.ts')).catch(() => undefined);
// A browser's first date format takes longer than drawing a page, so it is warmed up while the scripts load.
setTimeout(() => new Intl.DateTimeFormat(language).format());

/** Lets the outline paint before the long work begins; a hidden page does not wait for it. */
function outlinePainted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}
