import { ensureChromium } from './check/chromium.ts';
import { QUICK_CHECKS } from './check/quick.ts';
import { check, runStages, sideBySide } from './check/stage.ts';
import { browser, clearReports, crash, tests } from './check/suites.ts';

/** Everything that is checked before a change is taken: each stage with its time, then one line that sums them up. */

ensureChromium();
clearReports();
await runStages([
  check('build', 'node', 'scripts/build.ts'),
  sideBySide([...QUICK_CHECKS, tests('pure'), tests('dom'), browser()], [tests('workers')], [crash(2)]),
]);
