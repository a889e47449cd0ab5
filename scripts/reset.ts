import { rmSync } from 'node:fs';
import { dataDir } from './environment.ts';

/** Empties the local data; the next start makes the demo world anew. */
rmSync(dataDir, { recursive: true, force: true });
console.log(`Emptied ${dataDir}`);
