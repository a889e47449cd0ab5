import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDb } from '../../db/client.ts';
import { describeFault } from '../../db/fault.ts';

it('a failed query is logged without the values that were bound to it', async () => {
  const db = openDb(env.DB);
  const error = await db.run(sql`insert into no_such_table values (${'kari@example.org'})`).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(String(error)).toContain('kari@example.org');
  expect(describeFault(error)).toContain('no_such_table');
  expect(describeFault(error)).not.toContain('kari@example.org');
});
