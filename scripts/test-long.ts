import { ensureChromium } from './check/chromium.ts';
import { check, runStages, sideBySide } from './check/stage.ts';
import { browser, clearReports, crash, tests, withSettings } from './check/suites.ts';

/**
 * What only repeats, with more of it, and what takes minutes by itself: deeper counts of legal moves, random walks of
 * commands, every field of every call with every wrong value, more crashes, a whole day at the desk, a cup and a team
 * event with their clocks, and every other page in the language that `npm test` has left out. SEED repeats a run; without
 * one, each run takes another part.
 */

const seed = process.env.SEED ?? String(Date.now() % 1_000_000);

/** Tournaments of all kinds from the start to the final table, and rounds that are paired by trying everything. */
const WHOLE_TOURNAMENTS = [
  'test/domain/tournament/knockout-walk.test.ts',
  'test/domain/tournament/match-walk.test.ts',
  'test/domain/tournament/member-walk.test.ts',
  'test/domain/pairing/swiss-dutch-oracle.test.ts',
];

ensureChromium();
clearReports();
console.log(`SEED=${seed}`);
await runStages([
  check('build', 'node', 'scripts/build.ts'),
  sideBySide(
    [
      withSettings(tests('pure', ['test/domain/tournament/walk.test.ts']), { WALKS: '2000', SEED: seed }),
      withSettings(tests('pure', WHOLE_TOURNAMENTS), {
        WALKS: '500',
        SEED: seed,
        ORACLE_RUNS: '3000',
        ORACLE_SEED: seed,
      }),
      withSettings(tests('pure', ['test/domain/chess/perft.test.ts']), { PERFT_NODES: '20000' }),
      tests('long'),
    ],
    // Begins with stories that wait.
    [withSettings(browser(['--grep', '@look|@long']), { LOOK: 'close', ALL_STORIES: 'yes', SEED: seed })],
    [withSettings(crash(6), { SEED: seed })],
  ),
]);
