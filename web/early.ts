import * as calls from '../contract/calls.ts';
import { pathTo } from '../contract/request.ts';
import { wordsOf } from '../i18n/areas.ts';
import { askEarly } from './early-answers.ts';
import { firstViewAt } from './pages.ts';
import { FRAME_AREAS, readLanguage } from './reader-language.ts';

// The first script, and a small one: asks at once for all that the page will ask for, so that nothing waits for its turn.

const LONGEST_WAIT_MS = 100;

const view = firstViewAt(location.pathname);
const language = readLanguage();

askEarly(pathTo(calls.authInfo));
if (view !== undefined) askEarly(view.data);
await outlinePainted();
// Before the page's own part: style sheets stand in the order in which they are asked for.
void import('./main.tsx');
// Loaded here, they are there when the page wants them; what fails is asked for again by the page itself.
for (const area of [...FRAME_AREAS, ...(view?.page.words ?? [])]) wordsOf(area, language).catch(() => undefined);
(view?.page.load() ?? import('./further-pages.ts')).catch(() => undefined);
// The first date that a browser writes takes it longer than drawing a page: it gets ready for it while the scripts come.
setTimeout(() => new Intl.DateTimeFormat(language).format());

/** The outline is on the screen before the long work begins; a page that nobody looks at does not wait for it. */
function outlinePainted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}
