import { and, desc, eq } from 'drizzle-orm';
import type { Owner } from '../../../domain/access/policy.ts';
import type { TournamentId } from '../../../domain/kernel/ids.ts';
import { keptCategory } from '../../../domain/tournament/value/categories.ts';
import type { Settings } from '../../../domain/tournament/value/settings.ts';
import type { TableParts } from '../../../domain/tournament/value/template.ts';
import type { Db } from '../../client.ts';
import { tournaments } from '../../schema/index.ts';
import { settingsIn } from './tournament-of-rows.ts';

/** What a tournament is built from: its settings, categories and prizes. */
interface BuiltFrom extends TableParts {
  readonly id: TournamentId;
  readonly settings: Settings;
}

/** The host's tournament with the latest first day. */
export async function readLastTournament(db: Db, { type, id }: Owner): Promise<BuiltFrom | undefined> {
  const row = await db.query.tournaments.findFirst({
    where: and(eq(tournaments.organiserType, type), eq(tournaments.organiser, id)),
    orderBy: [desc(tournaments.startDate), desc(tournaments.createdAt), desc(tournaments.id)],
  });
  return (
    row && {
      id: row.id,
      settings: settingsIn(row),
      categories: row.categories.map(keptCategory),
      prizes: row.prizes,
    }
  );
}
