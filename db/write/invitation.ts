import { and, eq } from 'drizzle-orm';
import type { InvitationId } from '../../domain/ids.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { invitations } from '../schema/index.ts';

export const insertInvitation = (db: Db, row: typeof invitations.$inferInsert): Write =>
  db.insert(invitations).values(row);

/** Changes no row where the inviter has no such invitation. */
export const deleteInvitation = (
  db: Db,
  of: { readonly id: InvitationId; readonly inviterType: 'organization' | 'club'; readonly inviter: string },
): Write =>
  db
    .delete(invitations)
    .where(
      and(eq(invitations.id, of.id), eq(invitations.inviterType, of.inviterType), eq(invitations.inviter, of.inviter)),
    );

/** Changes nothing in one row where the invitation still stands: the claim of whoever comes by it. */
export const holdInvitation = (db: Db, id: InvitationId): Write =>
  db.update(invitations).set({ id }).where(eq(invitations.id, id));
