import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Argon2, { Argon2Type } from '@phi-ag/argon2';
import { root } from '../environment.ts';
import type { Server } from '../server.ts';

/** The demo's top administrator: the one account that no call can make. */
export const ADMIN = { id: 'admin', password: 'rokade-demo' } as const;

export async function seedAdmin(server: Server): Promise<void> {
  const wasm = readFileSync(join(root, 'node_modules/@phi-ag/argon2/dist/argon2.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm);
  const cost = { type: Argon2Type.Argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1, hashLength: 32 };
  const { encoded } = new Argon2(instance).hash(ADMIN.password, cost);
  const database = await server.database();
  await database
    .prepare(
      "INSERT INTO accounts (id, password_hash, first_name, last_name, federation, level, created_at) VALUES (?, ?, 'Ada', 'Admin', 'NOR', 3, ?)",
    )
    .bind(ADMIN.id, encoded, Date.now())
    .run();
}

/** Whether nobody is here yet. */
export async function isEmpty(server: Server): Promise<boolean> {
  const database = await server.database();
  return (await database.prepare('SELECT 1 FROM accounts LIMIT 1').first()) === null;
}
