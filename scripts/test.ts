import { ensureChromium } from './check/chromium.ts';
import { QUICK_CHECKS } from './check/quick.ts';
import { check, runStages, sideBySide } from './check/stage.ts';
import { browser, clearReports, tests } from './check/suites.ts';

/** All checks before a change is accepted: each stage with its duration, then a summary. */

ensureChromium();
clearReports();
await runStages([
  check('build', 'node', 'scripts/build.ts'),
  // The browser needs about as long as all others: each lane has one processor.
  sideBySide([QUICK_CHECKS.types, browser()], [tests('workers'), tests('pure'), tests('dom'), ...QUICK_CHECKS.others]),
]);
