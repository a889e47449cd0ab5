import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { ClubId, InvitationId, OrganizationId } from '../../domain/kernel/ids.ts';
import { isOneOf } from '../bulk.ts';
import type { Db } from '../client.ts';
import { clubs, invitations, organizations } from '../schema/index.ts';

export interface Invitation {
  readonly id: InvitationId;
  readonly inviterType: 'organization' | 'club';
  readonly inviter: string;
  readonly inviterName: string;
  readonly registererType: number;
}

export async function readInvitation(db: Db, id: InvitationId): Promise<Invitation | undefined> {
  const [row] = await selectInvitations(db).where(eq(invitations.id, id));
  return row;
}

/** The invitations by these organisations and clubs, the oldest first. */
export const readInvitationsOf = (
  db: Db,
  of: { readonly organizations: readonly OrganizationId[]; readonly clubs: readonly ClubId[] },
): Promise<Invitation[]> =>
  selectInvitations(db)
    .where(
      or(
        and(eq(invitations.inviterType, 'organization'), isOneOf(invitations.inviter, of.organizations)),
        and(eq(invitations.inviterType, 'club'), isOneOf(invitations.inviter, of.clubs)),
      ),
    )
    .orderBy(asc(invitations.createdAt), asc(invitations.id));

const selectInvitations = (db: Db) =>
  db
    .select({
      id: invitations.id,
      inviterType: invitations.inviterType,
      inviter: invitations.inviter,
      inviterName: sql<string>`coalesce(${organizations.name}, ${clubs.name}, '')`,
      registererType: invitations.registererType,
    })
    .from(invitations)
    .leftJoin(
      organizations,
      and(eq(invitations.inviterType, 'organization'), eq(organizations.id, invitations.inviter)),
    )
    .leftJoin(clubs, and(eq(invitations.inviterType, 'club'), eq(clubs.id, invitations.inviter)));
