import { QUICK_CHECKS } from './check/quick.ts';
import { runStages } from './check/stage.ts';

/** Static checks: types, lint and format, imports, unused code. */
await runStages([QUICK_CHECKS.types, ...QUICK_CHECKS.others]);
