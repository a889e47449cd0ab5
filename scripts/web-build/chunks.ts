import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { root } from '../environment.ts';
import { type Graph, staticImports } from './static-imports.ts';

type Group = Rolldown.CodeSplittingGroup;

/** The first script, which must not wait for any other. */
const PRELOAD = join(root, 'web/app/preload.ts');
/** What every page is built on. */
const FRAME = join(root, 'web/app/main.tsx');
/** The tree of all routes, with their schemas and loaders. */
const ROUTES = join(root, 'web/routeTree.gen.ts');
/** The component of a route. */
const PAGE = /\/web\/routes\/(.*)\.tsx\?tsr-split=component$/;
/** The entry routes, whose chunks are those of the first views, each with what it loads right after its page. */
const ENTRY_PAGES: Readonly<Record<string, readonly string[]>> = {
  index: ['web/features/home/board-seat.tsx'],
  'tournament/view.$tid': [],
  'game/play.$gameId': [],
  'game/view.$gameId': ['web/features/game/review/opening-name.tsx'],
};

/** The modules of each chunk; one that belongs to several is in the first of them. */
interface Plan {
  readonly preload: ReadonlySet<string>;
  readonly frame: ReadonlySet<string>;
  readonly routes: ReadonlySet<string>;
  /** Of each entry page, by the page's name. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** Of all other lazy chunks. */
  readonly others: ReadonlySet<string>;
}

/**
 * The chunks of the first views. What every page needs is one of them, as many small ones pack badly and wait for each
 * other. What an entry page shares, with others of them or with later chunks, is one for each set of entry pages. The
 * bundler divides the rest.
 */
export function chunkGroups(): Group[] {
  const plan = once(planOf);
  const pages = subsetsOf(Object.keys(ENTRY_PAGES).map(nameOfPage)).sort((one, other) => other.length - one.length);
  const names = ['preload', 'frame', ...pages.map(partsOf), 'routes'];
  return names.map((name, at) => ({
    debugName: name,
    name: (id: string, graph: Graph) => (chunkOf(id, plan(graph)) === name ? name : null),
    priority: names.length - at,
  }));
}

/** The plan of the first graph: it is complete when the bundler asks for the first name. */
function once(make: (graph: Graph) => Plan): (graph: Graph) => Plan {
  let made: Plan | undefined;
  return (graph) => {
    made ??= make(graph);
    return made;
  };
}

function chunkOf(id: string, { preload, frame, routes, pages, others }: Plan): string | null {
  // The entry of a chunk stays by itself: another file would have to lead to it.
  if (id === FRAME) return null;
  if (preload.has(id)) return 'preload';
  const users = [...pages].filter(([, modules]) => modules.has(id)).map(([name]) => name);
  if (frame.has(id) || users.length === pages.size) return 'frame';
  if (users.length > 1 || (users.length === 1 && others.has(id))) return partsOf(users);
  return routes.has(id) ? 'routes' : null;
}

const partsOf = (pages: readonly string[]): string => `${pages.join('-')}-parts`;

function planOf(graph: Graph): Plan {
  const pages = Object.entries(ENTRY_PAGES).map(([page, parts]) => ({
    name: nameOfPage(page),
    modules: [`web/routes/${page}.tsx?tsr-split=component`, ...parts].map((path) => join(root, path)),
  }));
  const first = new Set([FRAME, ...pages.flatMap(({ modules }) => modules)]);
  const others = [...lazyModules(PRELOAD, graph)].filter((id) => !first.has(id));
  return {
    preload: staticImports([PRELOAD], graph),
    frame: staticImports([FRAME], graph),
    routes: staticImports([ROUTES], graph),
    pages: new Map(pages.map(({ name, modules }) => [name, staticImports(modules, graph)])),
    others: staticImports(others, graph),
  };
}

/** Every module that is imported dynamically, from a module or what it imports. */
function lazyModules(start: string, graph: Graph): ReadonlySet<string> {
  const seen = new Set<string>();
  const lazy = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const one of dynamicallyImportedIds) lazy.add(one);
    for (const one of [...importedIds, ...dynamicallyImportedIds]) visit(one);
  };
  visit(start);
  return lazy;
}

/** The name of a route's chunk: `tournament-view` for `tournament/view.$tid`. */
export const nameOfPage = (file: string): string =>
  file === 'index' ? 'home' : file.replaceAll(/_?\.\$\w+/g, '').replaceAll(/[/.]/g, '-');

/** The name of a chunk's file: pages have that of their route, which says more than that of their file. */
export function nameOfChunk({ name, facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const page = PAGE.exec(facadeModuleId ?? '')?.[1];
  return page === undefined ? name : nameOfPage(page);
}

function subsetsOf(names: readonly string[]): string[][] {
  const [first, ...rest] = names;
  if (first === undefined) return [];
  const others = subsetsOf(rest);
  return [[first], ...others.map((subset) => [first, ...subset]), ...others];
}
