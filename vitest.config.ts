import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { makeOutbox } from './scripts/outbox.ts';
import { publishLists } from './test/support/published-lists.ts';

/** Tests inside workerd, with a real D1 and real objects. */
const inWorkerd = (name: string, include: string, testTimeout: number): TestProjectConfiguration => ({
  plugins: [
    cloudflareTest(async () => ({
      main: './test/support/worker.ts',
      additionalExports: { PairingService: 'WorkerEntrypoint' },
      wrangler: { configPath: './wrangler.toml' },
      remoteBindings: false,
      miniflare: {
        bindings: { TEST_MIGRATIONS: await readD1Migrations('./migrations'), SETUP_CODE: 'the code of the operator' },
        serviceBindings: { OUTBOX: makeOutbox() },
        outboundService: publishLists,
      },
    })),
  ],
  test: {
    name,
    include: [include],
    setupFiles: ['test/support/apply-migrations.ts'],
    testTimeout,
    hookTimeout: 60_000,
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
          include: ['test/{domain,contract,i18n,cli,support,web,services,durable-objects,scripts}/**/*.test.ts'],
          exclude: ['**/*.workers.test.ts'],
          setupFiles: ['test/support/seed.ts'],
          testTimeout: 60_000,
        },
      },
      inWorkerd('workers', 'test/{db,services,durable-objects,worker,walks}/**/*.workers.test.ts', 30_000),
      inWorkerd('long', 'test/long/**/*.workers.test.ts', 300_000),
      {
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['test/web/**/*.test.tsx'],
          setupFiles: ['test/support/dom.ts', 'test/support/seed.ts'],
        },
      },
    ],
  },
});
