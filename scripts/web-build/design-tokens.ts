import type { Plugin } from 'vite';
import { themeCss } from '../../web/app/theme-css.ts';

/** The design tokens go into the head, so that the first paint is already light or dark. */
export const designTokens: Plugin = {
  name: 'rokade-design-tokens',
  transformIndexHtml: () => [{ tag: 'style', children: themeCss, injectTo: 'head-prepend' }],
};
