import { and, eq } from 'drizzle-orm';
import { type Owner, ownerOf } from '../../../domain/access/policy.ts';
import type { AccountId, TeamId, TournamentId } from '../../../domain/kernel/ids.ts';
import { isOneOf } from '../../bulk.ts';
import type { Db } from '../../client.ts';
import { participants, tournaments, tournamentTeams } from '../../schema/index.ts';

/** Who may see a tournament, as far as these accounts and teams are concerned. */
export interface VisibilityRows {
  readonly host: Owner;
  readonly publiclyViewable: boolean;
  readonly showOnlyTop: number | null;
  readonly participants: ReadonlySet<AccountId>;
  readonly teams: ReadonlySet<TeamId>;
}

/** In one batch; undefined without such a tournament. */
export async function readVisibilityRows(
  db: Db,
  id: TournamentId,
  of: { readonly accounts: readonly AccountId[]; readonly teams: readonly TeamId[] },
): Promise<VisibilityRows | undefined> {
  const [[row], entered, teams] = await db.batch([
    db
      .select({
        organiserType: tournaments.organiserType,
        organiser: tournaments.organiser,
        publiclyViewable: tournaments.publiclyViewable,
        showOnlyTop: tournaments.showOnlyTop,
      })
      .from(tournaments)
      .where(eq(tournaments.id, id)),
    db
      .select({ account: participants.account })
      .from(participants)
      .where(and(eq(participants.tournament, id), isOneOf(participants.account, of.accounts))),
    db
      .select({ team: tournamentTeams.team })
      .from(tournamentTeams)
      .where(and(eq(tournamentTeams.tournament, id), isOneOf(tournamentTeams.team, of.teams))),
  ]);
  if (row === undefined) return undefined;
  return {
    host: ownerOf(row.organiserType, row.organiser),
    publiclyViewable: row.publiclyViewable,
    showOnlyTop: row.showOnlyTop,
    participants: new Set(entered.map(({ account }) => account)),
    teams: new Set(teams.map(({ team }) => team)),
  };
}
