import { runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { mailStub } from '../../../durable-objects/stubs.ts';

/** Everything that D1 holds, as one text, the tables in a fixed order; `without` leaves tables out. */
export async function stored(without: readonly string[] = []): Promise<string> {
  await mailsSent();
  const names = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\' and name not like 'sqlite%' order by name",
  ).all<{ name: string }>();
  const kept = names.results.filter(({ name }) => !without.includes(name));
  const tables = await env.DB.batch(kept.map(({ name }) => env.DB.prepare(`select * from "${name}"`)));
  return JSON.stringify(tables.map(({ results }) => results));
}

/** E-mails to entrants are sent after the answer, and change their rows; an alarm of a clock set ahead would come late. */
async function mailsSent(): Promise<void> {
  for (let looks = 0; looks < 200; looks += 1) {
    const { results } = await env.DB.prepare("select 1 from entry_mails where outcome = 'waiting' limit 1").all();
    if (results.length === 0) return;
    await runDurableObjectAlarm(mailStub(env));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
