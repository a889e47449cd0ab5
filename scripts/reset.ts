import { rmSync } from 'node:fs';
import { dataDir } from './environment.ts';

/** Deletes the local data; the next start recreates the demo world. */
rmSync(dataDir, { recursive: true, force: true });
console.log(`Emptied ${dataDir}`);
