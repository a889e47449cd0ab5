import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { root } from '../environment.ts';

/** The frame of a page, with its styles. */
const FRAME = join(root, 'web/app/frame.html');

/** The main module of every page, which `web/app/preload.ts` imports. */
const MAIN = join(root, 'web/app/main.tsx');

const PLACE_OF_PAGE = '<div id="root">';

/**
 * Inlines the page's frame, so that the first paint needs no style sheet or script. The main scripts are preloaded with
 * low priority, because the page's data comes first. Fonts are not preloaded: until there is text, scripts are more
 * urgent, and a late font causes no layout shift.
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

/** Removes indentation and line breaks. */
const packed = (html: string): string => html.replaceAll(/\s*\n\s*/g, '');
