import { and, eq } from 'drizzle-orm';
import type { InvitationId } from '../../domain/kernel/ids.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { invitations } from '../schema/index.ts';

export const insertInvitation = (db: Db, row: typeof invitations.$inferInsert): Write =>
  db.insert(invitations).values(row);

/** Changes no row if the inviter has no such invitation. */
export const deleteInvitation = (
  db: Db,
  of: { readonly id: InvitationId; readonly inviterType: 'organization' | 'club'; readonly inviter: string },
): Write =>
  db
    .delete(invitations)
    .where(
      and(eq(invitations.id, of.id), eq(invitations.inviterType, of.inviterType), eq(invitations.inviter, of.inviter)),
    );

/** A no-op update of one row while the invitation exists; the claim of registrations that use it. */
export const holdInvitation = (db: Db, id: InvitationId): Write =>
  db.update(invitations).set({ id }).where(eq(invitations.id, id));
