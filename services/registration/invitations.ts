import { commit } from '../../db/commit.ts';
import { readClub } from '../../db/read/club.ts';
import { type Invitation, readInvitation, readInvitationsOf } from '../../db/read/invitation.ts';
import { readOrganizationPage } from '../../db/read/organization.ts';
import { deleteInvitation, insertInvitation } from '../../db/write/invitation.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { Owner } from '../../domain/access/policy.ts';
import { asId, type InvitationId } from '../../domain/kernel/ids.ts';
import { managedRoles } from '../account/held-roles.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { orNotFound, orRefuse, Refusal } from '../refusal.ts';

/** Long enough that a link cannot be guessed. */
const INVITATION_ID_LENGTH = 20;

/** Anybody who has the link may see who sent the invitation. */
export const viewInvitation = async (deps: Deps, id: InvitationId): Promise<Invitation> =>
  orNotFound(await readInvitation(deps.db, id));

/** The invitation, which must have this type: a club's link creates no club, an organisation's link adds no member. */
export async function invitationOf(deps: Deps, id: InvitationId, type: Owner['type']): Promise<Invitation> {
  const invitation = await viewInvitation(deps, id);
  if (invitation.inviterType !== type) throw new Refusal('notFound');
  return invitation;
}

export interface Inviter {
  readonly id: string;
  readonly name: string;
  readonly invitations: readonly Invitation[];
}

/** The organisations and clubs that the caller manages, with their invitation links. */
export async function ownInvitations(
  deps: Deps,
  actor: Actor,
): Promise<{ organizations: readonly Inviter[]; clubs: readonly Inviter[] }> {
  const { organizations, clubs } = await managedRoles(deps, actor);
  const all = await readInvitationsOf(deps.db, {
    organizations: organizations.map(({ id }) => id),
    clubs: clubs.map(({ id }) => id),
  });
  const links = new Map<string, Invitation[]>();
  for (const invitation of all) {
    const key = keyOf(invitation.inviterType, invitation.inviter);
    links.set(key, [...(links.get(key) ?? []), invitation]);
  }
  const withLinks =
    (type: Owner['type']) =>
    ({ id, name }: { readonly id: string; readonly name: string }): Inviter => ({
      id,
      name,
      invitations: links.get(keyOf(type, id)) ?? [],
    });
  return { organizations: organizations.map(withLinks('organization')), clubs: clubs.map(withLinks('club')) };
}

/** Creates a link for joining a club or for creating a club in an organisation. */
export async function makeInvitation(
  deps: Deps,
  actor: Actor,
  { owner, registererType }: { owner: Owner; registererType: number },
): Promise<Invitation> {
  allow(actor, { do: 'manage', of: owner });
  const inviter =
    owner.type === 'club'
      ? orNotFound(await readClub(deps.db, owner.id))
      : orNotFound(await readOrganizationPage(deps.db, owner.id)).organization;
  const id = asId<InvitationId>(deps.newId(INVITATION_ID_LENGTH));
  const row = { id, inviterType: owner.type, inviter: owner.id, registererType };
  await commit(deps.db, { writes: [insertInvitation(deps.db, { ...row, createdAt: deps.now() })] });
  return { ...row, inviterName: inviter.name };
}

/** Deletes an invitation, so that its link stops working. */
export async function withdrawInvitation(
  deps: Deps,
  actor: Actor,
  { owner, invitation }: { owner: Owner; invitation: InvitationId },
): Promise<void> {
  allow(actor, { do: 'manage', of: owner });
  const write = deleteInvitation(deps.db, { id: invitation, inviterType: owner.type, inviter: owner.id });
  orRefuse(await commit(deps.db, { claim: { write, otherwise: 'notFound' }, writes: [] }));
}

/** The type is part of the key, because a club and an organisation may have the same id. */
const keyOf = (type: Owner['type'], id: string): string => `${type} ${id}`;
