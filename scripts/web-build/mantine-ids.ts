import type { Plugin } from 'vite';

const HOOK = /@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/;

/**
 * Mantine gives each field, tab and menu the id that React has made, and draws it again with a random one, because old
 * versions of React made none. With React's alone each is drawn once.
 */
export const mantineIds: Plugin = {
  name: 'rokade-mantine-ids',
  load: {
    filter: { id: HOOK },
    handler: () => `
import { useId as useReactId } from 'react';
export function useId(given) {
  const made = useReactId();
  return typeof given === 'string' ? given : 'mantine-' + made.replaceAll(/[^\\w-]/g, '');
}
`,
  },
};
