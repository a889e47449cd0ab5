import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, nameOfChunk } from './scripts/web-build/chunks.ts';
import { compiledEarly } from './scripts/web-build/compiled-early.ts';
import { designTokens } from './scripts/web-build/design-tokens.ts';
import { engine } from './scripts/web-build/engine.ts';
import { fileRoutes } from './scripts/web-build/file-routes.ts';
import { firstView } from './scripts/web-build/first-view.ts';
import { flags } from './scripts/web-build/flags.ts';
import { heaviestModules } from './scripts/web-build/heaviest-modules.ts';
import { lazyPages } from './scripts/web-build/lazy-pages.ts';
import { mantineIds } from './scripts/web-build/mantine-ids.ts';
import { mantineStyles } from './scripts/web-build/mantine-styles.ts';
import { mantineVariables } from './scripts/web-build/mantine-variables.ts';
import { openings } from './scripts/web-build/openings.ts';
import { quietI18next } from './scripts/web-build/quiet-i18next.ts';
import { serviceWorker } from './scripts/web-build/service-worker.ts';
import { staticHeaders } from './scripts/web-build/static-headers.ts';
import { workerLicences } from './scripts/web-build/worker-licences.ts';

/** The notices of all packages in the web and in the Worker. */
const LICENCES = 'licences.md';

/** The pages that people come to from outside, and the desk: what they are made of is named beforehand, and comes all at once. */
const FIRST_VIEWS = /^assets\/(home|tournament-view|tournament-manage|game-view|game-play|[\w-]*-tab|board)-/;

const server = 'http://localhost:8787';

export default defineConfig({
  plugins: [
    fileRoutes,
    react(),
    mantineIds,
    mantineStyles,
    mantineVariables,
    quietI18next,
    lazyPages,
    designTokens,
    staticHeaders,
    firstView,
    flags,
    engine,
    openings,
    compiledEarly(['frame', 'tournament-view-parts']),
    heaviestModules(),
    workerLicences(import.meta.dirname, LICENCES),
    serviceWorker,
  ],
  // The background of the tools page is a file of its own, with imports like any other.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2022',
    license: { fileName: LICENCES },
    modulePreload: {
      // Every browser that the target means does it by itself, or comes by without.
      polyfill: false,
      // A list of files for every page there is would be a part of each first view.
      resolveDependencies: (file, dependencies) =>
        FIRST_VIEWS.test(file) ? dependencies : dependencies.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      // A page carries the addresses of the calls that it asks for, each where it is used, and not the list of them.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: {
        // Every page has the names of all chunks: the shortest hash that the bundler takes.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: (chunk) => `assets/${nameOfChunk(chunk)}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: chunkGroups(),
        },
      },
    },
  },
  // `vite dev` beside a running server: calls and sockets go there.
  server: {
    proxy: {
      '^/s/.+': server,
      '^/s-tournament/.+': server,
      '^/socket/.+': { target: server, ws: true },
    },
  },
});
