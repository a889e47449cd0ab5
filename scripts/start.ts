import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.ts';
import { dataDir, demo, hall, port, quiet } from './environment.ts';
import { hallAddresses, hallWelcome } from './hall.ts';
import { isFree } from './port.ts';
import { isEmpty } from './seed/admin.ts';
import { demoLogIns, seedDemo } from './seed/demo.ts';
import type { Server } from './server.ts';
import { onStop } from './stop.ts';

/** There while the demo world is being made: what a stop in the middle leaves is thrown away and made anew. */
const unfinished = join(dataDir, 'demo-unfinished');

let server: Server | undefined;
onStop(async () => server?.stop());

if (!(await isFree(port))) {
  console.error(`Something else listens on port ${port}. PORT chooses another: PORT=8788 npm start`);
  process.exit(1);
}
Object.assign(process.env, quiet);
await build();
if (existsSync(unfinished)) rmSync(dataDir, { recursive: true });
// Both read the settings when they are loaded, and take their time for it.
const [{ makeServer }, { migrate }] = await Promise.all([import('./server.ts'), import('./migrate.ts')]);
/** Of a server without a demo world: new with each start, and good as long as there is no administrator. */
const setupCode = demo ? undefined : randomBytes(16).toString('hex');
server = await makeServer({ port, dataDir, isHall: hall, ...(setupCode !== undefined && { setupCode }) });

await migrate(server);
const empty = await isEmpty(server);
if (demo && empty) {
  console.log('Making the demo world ...');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(unfinished, '');
  await seedDemo(server);
  rmSync(unfinished);
}
await server.listen();
const code = empty ? setupCode : undefined;
const told = hall
  ? hallWelcome({ port, dataDir, addresses: hallAddresses(), setupCode: code })
  : demo
    ? demoLogIns()
    : code !== undefined
      ? `Make the administrator at http://localhost:${port}/setup with the code\n\n  ${code}`
      : 'It is without a demo world.';
console.log(`\nRokade is on http://localhost:${port}\n\n${told}\n\nCtrl-C stops it; its data stays.`);
