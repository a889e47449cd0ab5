import { readImports, violations } from './check/imports.ts';

/** Prints the imports that break the dependency rule. */
const found = violations(readImports());
for (const line of found) console.log(line);
process.exitCode = found.length === 0 ? 0 : 1;
