import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledEarly } from './scripts/web-build/compiled-early.ts';
import { designTokens } from './scripts/web-build/design-tokens.ts';
import { engine } from './scripts/web-build/engine.ts';
import { firstView } from './scripts/web-build/first-view.ts';
import { flags } from './scripts/web-build/flags.ts';
import { heaviestModules } from './scripts/web-build/heaviest-modules.ts';
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

/** What every page is built on, in one file: many small ones pack badly and wait for each other. */
const FRAME = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|i18next|react-i18next|clsx|@tanstack/[\\w-]+)/(?!.*(useBlocker|nfiniteQuery))',
    'node_modules/@mantine/core/esm/core/(?!utils/(create-scoped-keydown-handler|find-element))',
    'node_modules/@mantine/core/esm/components/' +
      '(Anchor|Burger|Button|CloseButton|Loader|Skeleton|Stack|Text|Title|Transition|UnstyledButton|VisuallyHidden)/',
    '/web/ui/(feedback/(error|page|toasts?\\.)|layout/(link|menu(-button)?\\.|page))',
    '/web/(features/nav/(?!nav-drawer)|search/|app/(format|theme|language|query-client|session|stale-files|warn))',
    '/web/ui/(tournament/status-chip|chess/(picture|player-title))|/contract/http/codes\\.ts$',
    '/web/queries/(account|clubs|game|invitations|league|match|messages|profile|settings|site|tournament)\\.ts$',
    '/domain/kernel/(result|limits|time|points)\\.ts$',
  ].join('|'),
);

/** What pages with a table are made of, also in one file. */
const TABLES = new RegExp(
  [
    '/web/ui/(layout/(active-tab|native-fields\\.tsx|rich-text|tab-list)|feedback/(confirm\\.|stale-notice)|table/(data-table|table-pager))',
    '/web/model/(field|fixtures|game/live-games|progress|result-text|standings)',
    '/web/features/tournament/(standings/(player-cell|standings\\.module|tiebreak-columns)|page/tournament-page\\.module)',
    '/domain/(tiebreaks/names|lib/search-key|tournament/guards/presence)\\.ts$',
  ].join('|'),
);

/** What they have in common with the page of a game that is played. */
const SMALL_PARTS = new RegExp(
  [
    'node_modules/@mantine/core/esm/components/Tabs/',
    'node_modules/@mantine/core/esm/core/utils/(create-scoped-keydown-handler|find-element)',
    '/web/ui/(tournament/countdown|chess/federation|icons/more-icons|layout/native-fields\\.module|hooks/use-now)',
    '/web/model/names|/web/live/backoff',
  ].join('|'),
);

/** What a game has that is played, and one that is over. */
const GAME_PARTS = new RegExp(
  [
    'node_modules/@mantine/hooks/esm/(use-hotkeys|use-local-storage)/',
    '/web/features/game/(review/(move-table|numbered-move|offered-draws|result-words|step-controls)|state/(settings\\.ts|use-step-keys))',
    '/domain/chess/(moves|replay)\\.ts|/i18n/shown-san|/web/board/(coordinates|pieces)\\.ts',
  ].join('|'),
);

/** What every page says, in one file for each language. */
const FRAME_WORDS = {
  en: /i18n\/en\/(frame|chess|common|nav|ui)\.ts$/,
  no: /i18n\/no\/(frame|chess|common|nav|ui)\.ts$/,
};

/** The modules of the preload script, which must not wait for any other chunk. */
const PRELOAD_PARTS =
  /(web\/(api|app\/(preload|preloaded|pages|user-language))|i18n\/(languages|load-namespace|namespaces))\.ts$|vite\/preload-helper/;

/** The pages that people come to from outside, and the desk: what they are made of is named beforehand, and comes all at once. */
const FIRST_VIEWS = /^assets\/(home|tournament-view|tournament-manage|game-view|game-play|[\w-]*-tab|board)-/;

const server = 'http://localhost:8787';

export default defineConfig({
  plugins: [
    react(),
    mantineIds,
    mantineStyles,
    mantineVariables,
    quietI18next,
    designTokens,
    staticHeaders,
    firstView,
    flags,
    engine,
    openings,
    compiledEarly(['frame', 'tables']),
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
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'frame', test: FRAME, priority: 2 },
            { name: 'tables', test: TABLES },
            { name: 'small-parts', test: SMALL_PARTS, priority: 1 },
            // A game that is over needs it without the tables.
            { name: 'game-result', test: /\/domain\/tournament\/value\/game-result\.ts$/, priority: 1 },
            { name: 'game-parts', test: GAME_PARTS },
            { name: 'words-en', test: FRAME_WORDS.en },
            { name: 'words-no', test: FRAME_WORDS.no },
            { name: 'preload', test: PRELOAD_PARTS, priority: 3 },
          ],
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
