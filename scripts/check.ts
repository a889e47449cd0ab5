import { QUICK_CHECKS } from './check/quick.ts';
import { runStages } from './check/stage.ts';

/** What can be said of the code without running it: types, lint and format, imports, unused code. */
await runStages(QUICK_CHECKS);
