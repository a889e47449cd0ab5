import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Rolldown } from 'vite';

type Module = Pick<Rolldown.ModuleInfo, 'code' | 'importedIds' | 'dynamicallyImportedIds'>;

/** All modules of a build. */
export interface Graph {
  getModuleInfo(id: string): Module | null;
}

/** A name that is imported, or passed on, from another module. */
interface Binding {
  readonly specifier: string;
  /** Undefined: all names of the module. */
  readonly imported: string | undefined;
  /** The name under which it is passed on, if it is; undefined: under its own. */
  readonly exported?: string | undefined;
}

/**
 * The modules that modules import statically, directly or through others, themselves included. The index of a package
 * imports the whole package, so only the imported names are followed through it.
 */
export function staticImports(starts: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    const bindings = parse(id, graph).imports;
    for (const target of importedIds(id, graph)) {
      const named = bindings.filter(({ specifier }) => isAt(specifier, id, target));
      if (parse(target, graph).isIndex && named.length > 0) for (const one of named) follow(target, one.imported);
      else visit(target);
    }
  };
  /** Visits the module that a name of an index comes from. */
  const follow = (index: string, name: string | undefined): void => {
    const { isIndex, passesOn } = parse(index, graph);
    if (!isIndex || name === undefined) {
      visit(index);
      return;
    }
    const exact = passesOn.filter(({ exported }) => exported === name);
    const origins = exact.length > 0 ? exact : passesOn.filter(({ exported }) => exported === undefined);
    for (const { specifier, imported } of origins) {
      const targets = importedIds(index, graph).filter((target) => isAt(specifier, index, target));
      for (const target of targets) follow(target, imported ?? name);
    }
  };
  for (const start of starts) visit(start);
  return found;
}

interface Parsed {
  readonly imports: readonly Binding[];
  readonly passesOn: readonly Binding[];
  /** Whether all that the module exports comes from other modules. */
  readonly isIndex: boolean;
}

const parsed = new Map<string, Parsed>();

function parse(id: string, graph: Graph): Parsed {
  const known = parsed.get(id);
  if (known !== undefined) return known;
  const { staticImports: imports, staticExports } = parseSync('module.js', graph.getModuleInfo(id)?.code ?? '').module;
  const exports = staticExports.flatMap(({ entries }) => entries);
  const passesOn = exports.flatMap(({ moduleRequest, importName, exportName }) =>
    moduleRequest === null
      ? []
      : [{ specifier: moduleRequest.value, imported: nameOf(importName), exported: exportName.name ?? undefined }],
  );
  const made: Parsed = {
    imports: [
      ...imports.flatMap(({ moduleRequest: { value }, entries }) =>
        entries.map(({ importName }) => ({ specifier: value, imported: nameOf(importName) })),
      ),
      ...passesOn,
    ],
    passesOn,
    isIndex: exports.length > 0 && passesOn.length === exports.length,
  };
  parsed.set(id, made);
  return made;
}

const nameOf = ({ kind, name }: { readonly kind: string; readonly name: string | null }): string | undefined =>
  kind === 'Default' ? 'default' : (name ?? undefined);

const importedIds = (id: string, graph: Graph): readonly string[] => graph.getModuleInfo(id)?.importedIds ?? [];

/** Whether an import leads to a module. */
const isAt = (specifier: string, importer: string, target: string): boolean =>
  specifier.startsWith('.')
    ? target.startsWith(join(dirname(importer), specifier))
    : target.includes(`/node_modules/${specifier}/`);
