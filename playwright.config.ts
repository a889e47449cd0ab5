import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findTournaments } from './contract/calls.ts';
import { pathTo } from './contract/http/request.ts';
import { given } from './domain/kernel/given.ts';
import { systemChromium } from './scripts/check/chromium.ts';
import { freePort } from './scripts/server/port.ts';
import { PUSH_KEYS } from './test/support/workers/push-keys.ts';

// The processes that run the tests read this file too: they inherit what the first one has chosen.
process.env.ROKADE_TEST_PORT ??= String(await freePort());
process.env.ROKADE_TEST_DATA ??= mkdtempSync(join(tmpdir(), 'rokade-browser-'));
const { ROKADE_TEST_PORT: port, ROKADE_TEST_DATA: dataDir } = process.env;

const executablePath = systemChromium();

/** What takes a minute or more by itself: for `npm run test:long`, or with ALL_STORIES=yes. */
const LONG = /@long/;

/** Stories that wait for a clock or a line that is cut: they begin first, and leave the processors to others. */
const WAITING = ['story', 'bad-network', 'teams', 'knockout', 'school', 'settings'].map((name) => `${name}.spec.ts`);

/**
 * What of Chromium these tests do without: pages that it prepares for somebody at a screen take a fifth of the time. As
 * the last such list counts, it has those of Playwright that matter here too.
 */
const WITHOUT = [
  'SpareRendererForSitePerProcess',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** The whole product in a real browser, with a server and a demo world of its own. */
export default defineConfig({
  testDir: 'test/browser',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  ...(process.env.ALL_STORIES === undefined && { grepInvert: LONG }),
  // What measures the network comes last, when the processors have less to do.
  projects: [
    { name: 'clock', testMatch: WAITING },
    { name: 'stories', testIgnore: [...WAITING, 'slow-network.spec.ts'] },
    { name: 'network', testMatch: 'slow-network.spec.ts' },
  ],
  workers: 3,
  retries: 0,
  timeout: 240_000,
  // No test is about speed: on a machine that does other things as well, what takes a second takes ten.
  expect: { timeout: 45_000 },
  globalTeardown: './test/support/browser/teardown.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace takes a tenth of the time: `--trace retain-on-failure` keeps one of a failed story.
    trace: 'off',
    // Frames that nobody looks at take the time of the others.
    contextOptions: { reducedMotion: 'reduce' },
    // What stands between a page and the network is a story of its own: `offline.spec.ts` lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', `--disable-features=${WITHOUT.join()}`],
      ...given({ executablePath }),
    },
  },
  webServer: {
    command: 'node scripts/start.ts',
    url: `http://localhost:${port}${pathTo(findTournaments)}`,
    env: { PORT: port ?? '', DATA_DIR: dataDir ?? '', ...PUSH_KEYS },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
