import { applyD1Migrations, listDurableObjectIds, reset, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import { restoreClock } from '../clock.ts';

// To start a workerd for each file takes longer than most of the files. So they share one: each begins with the true
// clock and an empty database, and with no object that it could ask for, as no id is given twice (`freshId`).
vi.restoreAllMocks();
restoreClock();
await emptyStorage();
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

/** `reset` leaves out what sleeps: the database, which is an object too, and the object of FIDE's lists are woken first. */
async function emptyStorage(): Promise<void> {
  for (let attempt = 1; attempt <= 50; attempt += 1) {
    for (const id of await listDurableObjectIds(env.FIDE_LIST)) {
      await runInDurableObject(env.FIDE_LIST.get(id), () => undefined);
    }
    await reset();
    if ((await tableCount()) === 0) return;
  }
  throw new Error('the database of the file before is still there');
}

function tableCount(): Promise<unknown> {
  return env.DB.prepare(
    "select count(*) from sqlite_master where type = 'table' and name not like '\\_cf%' escape '\\'",
  ).first('count(*)');
}
