import type { Plugin } from 'vite';

const STYLED = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;

/**
 * Each component of Mantine brings its own style sheet, so that a page loads those of the components it shows and nobody
 * can forget one. A component imports what it is built on before its own classes: the sheets come in that order.
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
