import { run } from './run.ts';

/** Generates the types of the Workers runtime and checks every folder; more arguments go to the compiler. */
await run('wrangler', ['types', '--include-env=false']);
await run('tsc', ['-b', ...process.argv.slice(2)]);
