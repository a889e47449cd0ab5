import type { Server } from '../server.ts';
import { ORGANIZATION } from './people.ts';

/** The demo's league: leagues are made by no call of the product yet. */
export async function seedLeague(server: Server): Promise<void> {
  const database = await server.database();
  await database
    .prepare(
      "INSERT INTO leagues (id, name, description, owner_type, owner, created_at) VALUES ('fjordserien', 'Fjordserien', '<p>The season of the fjords, in three divisions.</p>', 'organization', ?, ?)",
    )
    .bind(ORGANIZATION.id, Date.now())
    .run();
}
