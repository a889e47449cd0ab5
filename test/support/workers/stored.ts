import { env } from 'cloudflare:workers';

/** Everything that D1 holds, as one text, the tables in a fixed order; `without` leaves tables out. */
export async function stored(without: readonly string[] = []): Promise<string> {
  const names = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\' and name not like 'sqlite%' order by name",
  ).all<{ name: string }>();
  const kept = names.results.filter(({ name }) => !without.includes(name));
  const tables = await env.DB.batch(kept.map(({ name }) => env.DB.prepare(`select * from "${name}"`)));
  return JSON.stringify(tables.map(({ results }) => results));
}
