import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { makeOutbox } from './scripts/server/outbox.ts';
import { fileRoutes } from './scripts/web-build/file-routes.ts';
import { network } from './test/support/workers/network.ts';
import { PUSH_KEYS } from './test/support/workers/push-keys.ts';

/** After so long a test hangs; none is expected to be quick on a machine that does other things as well. */
const HANGS_MS = 300_000;

/** Tests inside workerd, with a real D1 and real objects. */
const inWorkerd = (name: string, include: string): TestProjectConfiguration => ({
  plugins: [
    cloudflareTest(async () => ({
      main: './test/support/workers/worker.ts',
      additionalExports: { GameService: 'WorkerEntrypoint', PairingService: 'WorkerEntrypoint' },
      wrangler: { configPath: './wrangler.toml' },
      remoteBindings: false,
      miniflare: {
        bindings: {
          TEST_MIGRATIONS: await readD1Migrations('./migrations'),
          SETUP_CODE: 'the code of the operator',
          ...PUSH_KEYS,
          CONTACT_EMAIL: 'rokade@example.org',
          PAYMENTS: 'stripe,vipps',
          PAYMENT_KEY: Buffer.from('a key of 32 bytes for the tests.').toString('base64'),
        },
        serviceBindings: { OUTBOX: makeOutbox() },
        outboundService: network,
      },
    })),
  ],
  test: {
    name,
    include: [include],
    isolate: false,
    setupFiles: ['test/support/workers/fresh-world.ts'],
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
  },
});

/** Three places where tests run: pure code in Node, the Worker and its objects in workerd, components in jsdom. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'pure',
          environment: 'node',
          include: [
            'test/{domain,contract,i18n,cli,support,web,services,service-worker,durable-objects,worker,scripts}/**/*.test.ts',
          ],
          exclude: ['**/*.workers.test.ts'],
          // Pure code keeps nothing between files, and loading it anew for each takes longer than its tests.
          isolate: false,
          setupFiles: ['test/support/seed.ts'],
          testTimeout: HANGS_MS,
        },
      },
      inWorkerd('workers', 'test/{db,services,durable-objects,worker}/**/*.workers.test.ts'),
      inWorkerd('long', 'test/long/**/*.workers.test.ts'),
      {
        plugins: [fileRoutes, react()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['test/web/**/*.test.tsx'],
          // Each test is cleaned up after itself; React and Mantine are loaded once.
          isolate: false,
          setupFiles: ['test/support/web/dom.ts', 'test/support/seed.ts'],
          testTimeout: HANGS_MS,
        },
      },
    ],
  },
});
