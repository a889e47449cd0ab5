import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** A package of a bundle in vite's list. */
interface Bundled {
  readonly name: string;
  readonly version: string;
  readonly identifier: string | null;
  readonly text?: string;
}

const LIST = 'licences.json';
/** Licences of chess pieces that were made from fonts, not from a package. */
const PIECES = 'web/board/pieces/licences.md';

/**
 * Adds the licences of the Worker's dependencies and of the chess pieces to those of the web app, because they are
 * served too. The Worker is bundled in memory for this; wrangler bundles it again on deployment.
 */
export const workerLicences = (root: string, fileName: string): Plugin => ({
  name: 'rokade-worker-licences',
  apply: 'build',
  writeBundle: async ({ dir = join(root, 'dist') }) => {
    const path = join(dir, fileName);
    const packages = withLicences(await readFile(path, 'utf8'), await bundledInWorker(root));
    await writeFile(path, `${packages}\n${await readFile(join(root, PIECES), 'utf8')}`);
  },
});

async function bundledInWorker(root: string): Promise<readonly Bundled[]> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: 'worker/index.ts',
      write: false,
      license: { fileName: LIST },
      rollupOptions: { external: [/^cloudflare:/, /^node:/, /\.wasm(\?.*)?$/] },
    },
  });
  const files = (Array.isArray(output) ? output : [output]).flatMap((one) => ('output' in one ? one.output : []));
  const list = files.find((file) => file.fileName === LIST);
  if (list?.type !== 'asset') throw new Error('the bundle of the Worker has no list of licences');
  return JSON.parse(String(list.source));
}

/** Adds a section for each package that has none yet. */
export function withLicences(text: string, packages: readonly Bundled[]): string {
  const added = packages
    .map(({ name, version, identifier, text: notice = '' }) => {
      const licence = identifier === null ? '' : ` (${identifier})`;
      return { title: `## ${name} - ${version}${licence}`, notice: notice.trim() };
    })
    .filter(({ title }) => !text.split('\n').includes(title));
  if (added.length === 0) return text;
  const sections = added.map(({ title, notice }) => `${title}\n\n${notice}\n`);
  return `${text.trimEnd()}\n\n# Licenses of the server\n\nThe server bundles besides:\n\n${sections.join('\n')}`;
}
