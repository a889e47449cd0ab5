import { asc, eq, sql } from 'drizzle-orm';
import { accounts, clubMembers, clubs } from '../../db/schema/index.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { LIST_MAX_ROWS } from '../../domain/limits.ts';
import type { Deps } from '../deps.ts';
import type { TournamentPageData } from './view.ts';

export interface Candidate {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fideNumber: number | null;
  readonly fideRating: number | null;
  readonly title: string | null;
  readonly club: string | null;
}

/** Who can still be entered: for the organiser, the members of the clubs that the tournament's host has. */
export async function candidates(
  { db }: Deps,
  _: Actor,
  { state, canManage }: TournamentPageData,
): Promise<Candidate[]> {
  if (!canManage) return [];
  const { organiser, organiserType } = state.tournament;
  const ofHost = organiserType === 'club' ? sql`${clubs.id} = ${organiser}` : eq(clubs.organization, sql`${organiser}`);
  const rows = await db
    .select({
      id: accounts.id,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      fideNumber: accounts.fideNumber,
      fideRating: accounts.fideRating,
      title: accounts.title,
      club: clubs.name,
    })
    .from(clubMembers)
    .innerJoin(accounts, eq(accounts.id, clubMembers.account))
    .innerJoin(clubs, eq(clubs.id, clubMembers.club))
    .where(ofHost)
    .orderBy(asc(accounts.lastName), asc(accounts.firstName))
    .limit(LIST_MAX_ROWS);
  const entered = new Set<string>(state.participants.map(({ account }) => account));
  const seen = new Set<string>();
  return rows.filter(({ id }) => !entered.has(id) && !seen.has(id) && seen.add(id));
}
