import { loadHasher } from '../server/password-hash.ts';
import type { Server } from '../server/server.ts';

/** The demo's administrator: the only account that no call can create. */
export const ADMIN = { id: 'admin', password: 'rokade-demo' } as const;

export async function seedAdmin(server: Server): Promise<void> {
  const database = await server.database();
  await database
    .prepare(
      "INSERT INTO accounts (id, password_hash, first_name, last_name, federation, level, created_at) VALUES (?, ?, 'Ada', 'Admin', 'NOR', 3, ?)",
    )
    .bind(ADMIN.id, (await loadHasher()).hash(ADMIN.password), Date.now())
    .run();
}

export async function isEmpty(server: Server): Promise<boolean> {
  const database = await server.database();
  return (await database.prepare('SELECT 1 FROM accounts LIMIT 1').first()) === null;
}
