import { expect, it } from 'vitest';
import { nameOfPage } from '../../scripts/web-build/chunks.ts';
import { type Graph, staticImports } from '../../scripts/web-build/static-imports.ts';

const LIBRARY = '/node_modules/library';

const MODULES: Readonly<Record<string, { code: string; importedIds: string[] }>> = {
  '/page.js': {
    code: "import { Button } from 'library'; import './own.js'; export const Page = Button; import('/late.js');",
    importedIds: [`${LIBRARY}/index.js`, '/own.js'],
  },
  '/own.js': { code: 'export const own = 1;', importedIds: [] },
  '/late.js': {
    code: "import { Table } from 'library'; export const late = Table;",
    importedIds: [`${LIBRARY}/index.js`],
  },
  [`${LIBRARY}/index.js`]: {
    code: "import { Button } from './button.js'; export { Button }; export * from './table.js';",
    importedIds: [`${LIBRARY}/button.js`, `${LIBRARY}/table.js`],
  },
  [`${LIBRARY}/button.js`]: { code: 'export const Button = 1;', importedIds: [] },
  [`${LIBRARY}/table.js`]: { code: 'export const Table = 1;', importedIds: [] },
};

const graph: Graph = {
  getModuleInfo: (id) => {
    const module = MODULES[id];
    return module === undefined ? null : { ...module, dynamicallyImportedIds: [] };
  },
};

it('of the index of a package, only the modules of the imported names count as imported', () => {
  expect([...staticImports(['/page.js'], graph)].sort()).toEqual([
    '/node_modules/library/button.js',
    '/own.js',
    '/page.js',
  ]);
  expect([...staticImports(['/late.js'], graph)].sort()).toEqual(['/late.js', '/node_modules/library/table.js']);
});

it('the chunk of a page has the name of its route, without parameters', () => {
  expect(['index', 'tournament/view.$tid', 'account/recover_.$code', 'inbox'].map(nameOfPage)).toEqual([
    'home',
    'tournament-view',
    'account-recover',
    'inbox',
  ]);
});
