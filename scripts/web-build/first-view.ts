import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { root } from '../environment.ts';

/** The outline of a page, with all that it looks like. */
const FRAME = join(root, 'web/frame.html');

/** What every page is made by; `web/early.ts` asks for it. */
const MAIN = join(root, 'web/main.tsx');

const PLACE_OF_PAGE = '<div id="root">';

/**
 * What is seen first needs nothing but the page itself: its outline, painted before any style sheet or script has come.
 * The scripts that every page is made by are asked for with it, but its data goes first. Fonts are asked for by the words that need them: before
 * those stand, scripts are more urgent, and nothing moves when a font comes.
 */
export const firstView: Plugin = {
  name: 'rokade-first-view',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const framed = html.replace(PLACE_OF_PAGE, () => packed(readFileSync(FRAME, 'utf8')) + PLACE_OF_PAGE);
      const scripts = bundle === undefined ? [] : scriptsOf(bundle).filter((name) => !html.includes(name));
      return {
        html: framed,
        tags: scripts.map((name) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', fetchpriority: 'low', crossorigin: '', href: `/${name}` },
          injectTo: 'head' as const,
        })),
      };
    },
  },
};

function scriptsOf(bundle: Rolldown.OutputBundle): string[] {
  const main = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(MAIN));
  if (main?.type !== 'chunk') throw new Error(`${MAIN} has not been built`);
  return [main.fileName, ...main.imports];
}

/** Without what only its authors read. */
const packed = (html: string): string => html.replaceAll(/\s*\n\s*/g, '');
