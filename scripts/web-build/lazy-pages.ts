import type { Plugin } from 'vite';

const COMPONENT = /@tanstack\/react-router\/dist\/esm\/lazyRouteComponent\.js$/;

/**
 * The component of a route whose chunk cannot be loaded fails like its data does, and its route shows the failure or
 * the offline copy. The router's own reloads the document instead, without a network too.
 */
export const lazyPages: Plugin = {
  name: 'rokade-lazy-pages',
  apply: 'build',
  load: {
    filter: { id: COMPONENT },
    handler: () => `
import { createElement, lazy } from 'react';
export function lazyRouteComponent(load, name) {
  let Page;
  const Lazy = (props) => createElement(Page ?? Late, props);
  const preload = async () => {
    Page = (await load())[name];
    Lazy.preload = undefined;
  };
  const Late = lazy(async () => {
    await preload();
    return { default: Page };
  });
  Lazy.preload = preload;
  return Lazy;
}
`,
  },
};
