import type { Plugin } from 'vite';

const STYLED = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;

/**
 * Imports each Mantine component's own style sheet with the component, so that pages load only what they show. A
 * component imports its base components before its own classes, which gives the correct order.
 */
export const mantineStyles: Plugin = {
  name: 'rokade-mantine-styles',
  transform: {
    filter: { id: STYLED },
    handler(code, id) {
      const component = STYLED.exec(id)?.[1];
      return component === undefined
        ? null
        : { code: `${code}\nimport '@mantine/core/styles/${component}.layer.css';\n`, map: null };
    },
  },
};
