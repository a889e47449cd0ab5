import type { Database, Statement } from '../../services/fide-list/database.ts';

/** The platform's database through its HTTP API. */
export function platformDatabase(
  account: string,
  database: string,
  token: string,
  base = 'https://api.cloudflare.com',
): Database {
  const ask = async ({ sql, values }: Statement): Promise<readonly Readonly<Record<string, unknown>>[]> => {
    const answer = await fetch(`${base}/client/v4/accounts/${account}/d1/database/${database}/query`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ sql, params: values }),
    });
    const body = (await answer.json()) as { success?: boolean; result?: { results?: Record<string, unknown>[] }[] };
    if (!answer.ok || body.success !== true) throw new Error(`The platform answered ${answer.status} to a statement.`);
    return body.result?.[0]?.results ?? [];
  };
  return {
    // Not atomic: every statement may run twice, so an import that was interrupted between them can resume.
    run: async (statements) => {
      for (const statement of statements) await ask(statement);
    },
    rows: ask,
  };
}
