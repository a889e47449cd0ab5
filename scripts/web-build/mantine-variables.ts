import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import type { Plugin } from 'vite';
import { resolveVariables, theme } from '../../web/app/theme.ts';

const NAME = 'virtual:mantine-variables.css';

/** The module that would compute them in the browser. */
const RECKONER = /MantineProvider\/MantineCssVariables\/MantineCssVariables\.mjs$/;

/**
 * Mantine's variables for our theme as a static style sheet. Otherwise every browser computes them from the theme on
 * each page load, which on a slow phone takes as long as rendering the page.
 */
export const mantineVariables: Plugin = {
  name: 'rokade-mantine-variables',
  resolveId: { filter: { id: /^virtual:mantine-variables\.css$/ }, handler: () => `\0${NAME}` },
  load: {
    filter: { id: [/virtual:mantine-variables\.css$/, RECKONER] },
    handler: (id) => (RECKONER.test(id) ? 'export const MantineCssVariables = () => null;' : variablesCss()),
  },
};

function variablesCss(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const [its, ours] = [defaultCssVariablesResolver(merged), resolveVariables(merged)];
  return convertCssVariables({
    variables: { ...its.variables, ...ours.variables },
    light: { ...its.light, ...ours.light, '--mantine-color-scheme': 'light' },
    dark: { ...its.dark, ...ours.dark, '--mantine-color-scheme': 'dark' },
  });
}
