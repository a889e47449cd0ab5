import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Three places where tests run: pure code in Node, the Worker and its objects in workerd, components in jsdom. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'pure',
          environment: 'node',
          include: ['test/{domain,contract,i18n,cli,support,web,durable-objects,scripts}/**/*.test.ts'],
          exclude: ['**/*.workers.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            remoteBindings: false,
            miniflare: { bindings: { TEST_MIGRATIONS: await readD1Migrations('./migrations') } },
          })),
        ],
        test: {
          name: 'workers',
          include: ['test/{db,services,durable-objects,worker,walks}/**/*.workers.test.ts'],
          setupFiles: ['test/support/apply-migrations.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['test/web/**/*.test.tsx'],
          setupFiles: ['test/support/dom.ts'],
        },
      },
    ],
  },
});
