import type { Plugin } from 'vite';

const HOOK = /@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/;

/**
 * Mantine renders fields, tabs and menus with React's id and then again with a random one, for old versions of React.
 * Using React's id alone avoids the second render.
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
