import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { given } from '../domain/kernel/given.ts';
import { build } from './build.ts';
import { dataDir, demo, lan, port, quiet } from './environment.ts';
import { isEmpty } from './seed/admin.ts';
import { demoLogIns, seedDemo } from './seed/demo.ts';
import { lanAddresses, lanWelcome } from './server/lan.ts';
import { isFree } from './server/port.ts';
import type { Server } from './server/server.ts';
import { onStop } from './stop.ts';

/** Exists while the demo world is being created: if that is interrupted, the data is deleted and recreated. */
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
// Imported late, because both read the settings on import and are slow to load.
const [{ makeServer }, { migrate }] = await Promise.all([import('./server/server.ts'), import('./server/migrate.ts')]);
/** The code for creating the administrator without a demo world: new on each start, valid until there is one. */
const setupCode = demo ? undefined : randomBytes(16).toString('hex');
server = await makeServer({ port, dataDir, isHall: lan, ...given({ setupCode }) });

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
const welcome = lan
  ? lanWelcome({ port, dataDir, addresses: lanAddresses(), setupCode: code })
  : demo
    ? demoLogIns()
    : code !== undefined
      ? `Make the administrator at http://localhost:${port}/setup with the code\n\n  ${code}`
      : 'It is without a demo world.';
console.log(`\nRokade is on http://localhost:${port}\n\n${welcome}\n\nCtrl-C stops it; its data stays.`);
