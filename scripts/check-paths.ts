import { writtenPaths } from './check/written-paths.ts';

/** Prints paths of calls that are written outside the contract. */
const found = writtenPaths();
for (const line of found) console.log(line);
process.exitCode = found.length === 0 ? 0 : 1;
