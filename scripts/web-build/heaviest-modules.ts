import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { root } from '../environment.ts';

type Chunk = Rolldown.OutputChunk;

/** The main module of every page, imported by the entry. */
const MAIN = join(root, 'web/app/main.tsx');

/** The component of a route. */
const PAGE = /\/web\/routes\/.*\?tsr-split=component$/;

const SHOWN = 8;

/** Prints the gzipped size of each page's scripts and their largest modules. */
export function heaviestModules(): Plugin {
  let say: (text: string) => void;
  return {
    name: 'rokade-heaviest-modules',
    apply: 'build',
    configResolved: ({ logger }) => {
      say = (text) => logger.info(text);
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const everywhere = chunks.filter(({ isEntry, moduleIds }) => isEntry || moduleIds.includes(MAIN));
        for (const chunk of chunks) {
          const page = chunk.moduleIds.find((id) => PAGE.test(id));
          if (page === undefined) continue;
          const loaded = [...withImports([...everywhere, chunk], bundle)];
          const weights = new Map(loaded.flatMap(weigh));
          say(`${relative(root, page.replace(/\?.*/, ''))}: ${kilobytes(sum(weights.values()))}`);
          for (const line of heaviest(weights)) say(`  ${line}`);
        }
      },
    },
  };
}

/** The files and everything that they import statically. */
function withImports(files: readonly Chunk[], bundle: Rolldown.OutputBundle, found = new Set<Chunk>()): Set<Chunk> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const imported = file.imports.map((name) => bundle[name]).filter((other) => other?.type === 'chunk');
    withImports(imported, bundle, found);
  }
  return found;
}

/** Each module's share of the gzipped file, proportional to its rendered length. */
function weigh({ code, modules }: Chunk): [module: string, bytes: number][] {
  const packed = gzipSync(code).length;
  const lengths = Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength] as const);
  const whole = Math.max(1, sum(lengths.map(([, length]) => length)));
  return lengths.map(([id, length]) => [id, (packed * length) / whole]);
}

function heaviest(weights: ReadonlyMap<string, number>): string[] {
  const sorted = [...weights].sort(([, one], [, other]) => other - one);
  return sorted.slice(0, SHOWN).map(([id, bytes]) => `${kilobytes(bytes).padStart(9)}  ${relative(root, id)}`);
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
