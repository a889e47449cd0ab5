import './quiet.ts';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.ts';
import { dataDir, port } from './environment.ts';
import { migrate } from './migrate.ts';
import { isEmpty } from './seed/admin.ts';
import { demoLogIns, seedDemo } from './seed/demo.ts';
import { makeServer, type Server } from './server.ts';
import { onStop } from './stop.ts';

/** There while the demo world is being made: what a stop in the middle leaves is thrown away and made anew. */
const unfinished = join(dataDir, 'demo-unfinished');

let server: Server | undefined;
onStop(async () => server?.stop());

await build();
if (existsSync(unfinished)) rmSync(dataDir, { recursive: true });
server = await makeServer({ port, dataDir });

await migrate(server);
if (await isEmpty(server)) {
  console.log('Making the demo world ...');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(unfinished, '');
  await seedDemo(server);
  rmSync(unfinished);
}
await server.listen();
console.log(`\nRokade is on http://localhost:${port}\n\n${demoLogIns()}\n\nCtrl-C stops it; its data stays.`);
