import { resolve } from 'node:path';
import { build } from './build.ts';
import { quiet, root } from './environment.ts';
import { migrate } from './migrate.ts';
import { isEmpty, seedAdmin } from './seed/admin.ts';

Object.assign(process.env, quiet);

const port = Number(process.env.PORT ?? 8787);
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');

await build();
const { makeServer } = await import('./server.ts');
const server = await makeServer({ port, dataDir });
await migrate(server);
if (await isEmpty(server)) await seedAdmin(server);
await server.listen();
console.log(`Rokade is on http://localhost:${port}`);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void server.stop().then(() => process.exit(0));
  });
}
