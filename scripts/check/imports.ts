import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import { root } from '../environment.ts';
import { BANS, type Ban, MAY_IMPORT } from './import-table.ts';

export interface Import {
  /** A file by its path, a package as `package:name`, or a platform module as `node:fs`. */
  readonly target: string;
  /** Only types are imported. Some bans allow them, because they do not exist at run time. */
  readonly typeOnly: boolean;
}

export type ImportGraph = ReadonlyMap<string, readonly Import[]>;

/** The violations of the dependency rule, one per line. */
export const violations = (graph: ImportGraph): string[] => [
  ...[...graph].flatMap(([file, imports]) => imports.flatMap((one) => refusalsOf(file, one))),
  ...cycles(graph).map((cycle) => `cycle: ${cycle.join(' -> ')}`),
];

export function readImports(): ImportGraph {
  const files = Object.keys(MAY_IMPORT).flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }));
  return new Map(files.map((file) => [file, importsOf(file, readFileSync(join(root, file), 'utf8'))]));
}

/** The imports of a file's source text. */
export function importsOf(file: string, source: string): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const found = (specifier: string, typeOnly = false): Import => ({ target: targetOf(file, specifier), typeOnly });
  return [
    ...staticImports.map(({ moduleRequest, entries }) =>
      found(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType)),
    ),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) => (moduleRequest ? [found(moduleRequest.value, isType)] : [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => found(source.slice(start + 1, end - 1))),
  ];
}

function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(file), specifier);
  if (/^(node|cloudflare):/.test(specifier)) return specifier;
  const [scope = '', name = ''] = specifier.split('/');
  return `package:${scope.startsWith('@') ? `${scope}/${name}` : scope}`;
}

const folderOf = (file: string): string => file.split('/')[0] ?? '';

function refusalsOf(file: string, { target, typeOnly }: Import): string[] {
  const [from, to] = [folderOf(file), folderOf(target)];
  const upward = to in MAY_IMPORT && from !== to && !MAY_IMPORT[from]?.includes(to);
  return [
    ...(upward ? [`${file} imports ${target}: ${from} may not import ${to}`] : []),
    ...BANS.filter((ban) => !(typeOnly && ban.butTypes) && isBanned(ban, file, target)).map(
      ({ name }) => `${file} imports ${target}: ${name}`,
    ),
  ];
}

function isBanned({ from, to, except }: Ban, file: string, target: string): boolean {
  const match = from.exec(file);
  if (match === null || !to.test(target)) return false;
  return except === undefined || !target.startsWith(except.replace('$1', match[1] ?? ''));
}

/** Cycles of imports, of types too, each reported once. */
function cycles(graph: ImportGraph): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): void => {
    const start = path.indexOf(file);
    if (start >= 0) found.push([...path.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    path.push(file);
    for (const { target } of graph.get(file) ?? []) if (graph.has(target)) visit(target);
    path.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return found;
}
