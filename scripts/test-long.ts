import { ensureChromium } from './check/chromium.ts';
import { check, runStages, sideBySide } from './check/stage.ts';
import { browser, clearReports, crash, tests, withSettings } from './check/suites.ts';

/**
 * The slow tests: deeper perft counts, random sequences of commands, every field of every call with every wrong value,
 * crashes, a whole day at the desk, a knockout and a team event with their clocks, and a quarter of all screens in one language.
 * SEED repeats a run; without it each run covers another part.
 */

const seed = process.env.SEED ?? String(Date.now() % 1_000_000);

/** Whole tournaments of all formats, and rounds that are checked by brute force. */
const WHOLE_TOURNAMENTS = [
  'test/domain/tournament/walks/knockout-walk.test.ts',
  'test/domain/tournament/walks/match-walk.test.ts',
  'test/domain/tournament/walks/member-walk.test.ts',
  'test/services/page-delta.test.ts',
  'test/domain/pairing/swiss-dutch-oracle.test.ts',
];

ensureChromium();
clearReports();
console.log(`SEED=${seed}`);
await runStages([
  check('build', 'node', 'scripts/build.ts'),
  sideBySide(
    [
      withSettings(tests('pure', ['test/domain/tournament/walks/walk.test.ts']), { WALKS: '2000', SEED: seed }),
      withSettings(tests('pure', WHOLE_TOURNAMENTS), {
        WALKS: '500',
        SEED: seed,
        ORACLE_RUNS: '3000',
        ORACLE_SEED: seed,
      }),
      withSettings(tests('pure', ['test/domain/chess/perft.test.ts']), { PERFT_NODES: '20000' }),
      tests('long'),
    ],
    [withSettings(crash(4), { SEED: seed })],
  ),
  // On their own, because they include tests with clocks, an engine and whole days that depend on timing.
  withSettings(browser(['--grep', '@long']), { ALL_STORIES: 'yes', SEED: seed }),
]);
