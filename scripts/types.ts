import { run } from './run.ts';

/** Checks every folder; more arguments go to the compiler. */
await run('tsc', ['-b', ...process.argv.slice(2)]);
