import { writtenPaths } from './check/written-paths.ts';

/** Says where the path of a call is written a second time. */
const found = writtenPaths();
for (const line of found) console.log(line);
process.exitCode = found.length === 0 ? 0 : 1;
