import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as calls from '../contract/calls.ts';
import { pathTo, requestOf } from '../contract/http/request.ts';
import { build } from '../scripts/build.ts';
import { ServerProcess } from '../scripts/crash/server-process.ts';
import { CLUBS, PASSWORD } from '../scripts/seed/people.ts';
import { freePort } from '../scripts/server/port.ts';
import { Latencies } from './support/latencies.ts';

/**
 * The effect of many simultaneous log-ins on other requests: a visitor of a separate server with the demo world reads a
 * page repeatedly, and all log-ins arrive in the middle.
 *
 *   npm run bench:log-ins -- --log-ins 100
 *
 * Prints the response times of the page without and with the log-ins, and the responses to them.
 */
const { values } = parseArgs({
  options: { 'log-ins': { type: 'string', default: '100' }, base: { type: 'string' } },
});
const EVERY_MS = 20;
const QUIET_MS = 3_000;

const server = values.base === undefined ? await ownServer() : { base: values.base, stop: async () => undefined };
try {
  const page = pathTo(calls.findTournaments);
  await read(page, () => sleep(1_000));
  const quiet = await read(page, () => sleep(QUIET_MS));
  const answers = new Map<number, number>();
  let took = 0;
  const loaded = await read(page, async () => {
    const began = performance.now();
    const people = CLUBS.flatMap(({ players }) => players);
    const statuses = await Promise.all(
      Array.from({ length: Number(values['log-ins']) }, (_, at) => logIn(people[at % people.length]?.id ?? '')),
    );
    for (const status of statuses) answers.set(status, (answers.get(status) ?? 0) + 1);
    took = performance.now() - began;
  });
  console.log('| reader of a page | reads | p50 | p99 | longest |\n|---|---|---|---|---|');
  row('alone', quiet);
  row(`beside ${values['log-ins']} log-ins`, loaded);
  console.log(`\nThe log-ins took ${(took / 1_000).toFixed(1)} s; answers by status: ${JSON.stringify([...answers])}`);
} finally {
  await server.stop();
}

/** The response times of a page that is read repeatedly while something else runs. */
async function read(path: string, meanwhile: () => Promise<unknown>): Promise<Latencies> {
  const times = new Latencies();
  let going = true;
  const done = meanwhile().finally(() => {
    going = false;
  });
  while (going) {
    times.add(await once(path));
    await sleep(EVERY_MS);
  }
  await done;
  return times;
}

async function once(path: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(server.base + path);
  await answer.text();
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  return performance.now() - began;
}

async function logIn(id: string): Promise<number> {
  const { method, path, body } = requestOf(calls.logIn, { body: { id, password: PASSWORD } });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(server.base + path, { method, headers, body: JSON.stringify(body) });
  await answer.text();
  return answer.status;
}

function row(name: string, times: Latencies): void {
  const cells = [0.5, 0.99, 1].map((part) => times.quantile(part).toFixed(0));
  console.log(`| ${[name, times.count, ...cells].join(' | ')} |`);
}

async function ownServer(): Promise<{ base: string; stop: () => Promise<void> }> {
  await build();
  const data = mkdtempSync(join(tmpdir(), 'rokade-log-ins-'));
  const started = new ServerProcess(await freePort(), data);
  await started.start();
  return {
    base: started.base,
    stop: async () => {
      await started.stop();
      await rm(data, { recursive: true });
    },
  };
}
