import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { root } from '../environment.ts';

const NAME = 'virtual:shell';

/** The modules of what offline users see; their imports follow. */
const PARTS = [
  'web/app/preload.ts',
  'web/app/main.tsx',
  'web/routes/index.tsx?tsr-split=component',
  'web/routes/tournament/view.$tid.tsx?tsr-split=component',
  'web/features/nav/nav-drawer.tsx',
  'web/features/tournament/boards/board-wall.tsx',
  'web/features/tournament/boards/boards-beside.tsx',
  'web/features/tournament/standings/bracket-tab.tsx',
  'web/features/tournament/standings/cross-table-tab.tsx',
  'web/features/tournament/pairings/fixtures-tab.tsx',
  'web/features/tournament/pairings/pairings-tab.tsx',
  'web/features/tournament/boards/running-boards.tsx',
  'web/features/tournament/standings/teams-tab.tsx',
  'web/features/tournament/boards/top-boards.tsx',
  'web/offline/offline-cache.ts',
  'web/ui/layout/menu-opening.tsx',
  'web/routeTree.gen.ts',
  'web/features/tournament/page/offline-tournament-page.tsx',
  'web/ui/feedback/offline-page.tsx',
  'i18n/lazy-namespaces.ts',
  ...['en', 'no'].flatMap((language) =>
    ['frame', 'errors', 'home', 'match', 'offline', 'tournament'].map((area) => `i18n/${language}/${area}.ts`),
  ),
].map((path) => join(root, path));

/** The font subset that both languages use. */
const FONT = /-latin-wght-normal-[\w-]+\.woff2$/;

/** Files without a hash in their names, which the page requests before any script. */
const UNHASHED = ['first-paint.js', 'icon.svg'];

/**
 * Builds the service worker as one file at the root of the site. It contains the page and the names of the files that
 * it caches for offline users.
 */
export const serviceWorker: Plugin = {
  name: 'rokade-service-worker',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const files = [...[...shellFiles(bundle)].sort(), ...UNHASHED].map((name) => `/${name}`);
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: await built(shell(files, bundle)) });
    },
  },
};

/** The module with the build's data for the service worker. */
function shell(files: readonly string[], bundle: Rolldown.OutputBundle): string {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('the page has not been built');
  const html = String(page.source);
  const hash = createHash('sha256').update(html).update(files.join());
  for (const name of UNHASHED) hash.update(readFileSync(join(root, 'public', name)));
  const known = { VERSION: hash.digest('hex').slice(0, 12), HTML: html, FILES: files };
  return Object.entries(known)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

async function built(module: string): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [{ name: NAME, resolveId: (id) => (id === NAME ? `\0${NAME}` : null), load: (id) => load(id, module) }],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
  const [{ output } = { output: [] }] = [result].flat().filter((one) => 'output' in one);
  const [entry] = output;
  if (entry === undefined) throw new Error('the service worker has not been built');
  return entry.code;
}

const load = (id: string, module: string): string | null => (id === `\0${NAME}` ? module : null);

/** All files of the parts, with their imports, style sheets and fonts. */
function shellFiles(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    chunk.imports.forEach(add);
  };
  for (const part of PARTS) {
    // A module in a shared chunk may have a facade chunk that is requested by name.
    const made = chunks.filter(({ facadeModuleId, moduleIds }) => facadeModuleId === part || moduleIds.includes(part));
    if (made.length === 0) throw new Error(`${part} has not been built`);
    for (const { fileName } of made) add(fileName);
  }
  for (const name of Object.keys(bundle)) if (FONT.test(name)) found.add(name);
  return found;
}
