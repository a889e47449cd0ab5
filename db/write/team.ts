import { and, eq } from 'drizzle-orm';
import type { AccountId, TeamId } from '../../domain/kernel/ids.ts';
import { bulkInsert, bulkUpdate } from '../bulk.ts';
import type { Db } from '../client.ts';
import type { UniqueRule, Write } from '../commit.ts';
import { teamMembers, teams } from '../schema/index.ts';

export type TeamRow = typeof teams.$inferInsert;

export const TEAM_MEMBER_UNIQUE: UniqueRule<'alreadyATeamMember'> = {
  violates: 'team_members',
  otherwise: 'alreadyATeamMember',
};

export const insertTeams = (db: Db, rows: readonly TeamRow[]): Write[] => bulkInsert(db, teams, rows);

export const renameTeams = (db: Db, rows: readonly Pick<TeamRow, 'id' | 'name'>[]): Write[] =>
  bulkUpdate(db, teams, ['id'], rows);

export const updateTeam = (db: Db, id: TeamId, changes: Partial<Omit<TeamRow, 'id' | 'club'>>): Write =>
  db.update(teams).set(changes).where(eq(teams.id, id));

export const insertTeamMember = (db: Db, row: typeof teamMembers.$inferInsert): Write =>
  db.insert(teamMembers).values(row);

export const deleteTeamMember = (db: Db, team: TeamId, account: AccountId): Write =>
  db.delete(teamMembers).where(and(eq(teamMembers.team, team), eq(teamMembers.account, account)));
