import { commit } from '../../db/commit.ts';
import { readClub } from '../../db/read/club.ts';
import { type Invitation, readInvitation, readInvitationsOf } from '../../db/read/invitation.ts';
import { readOrganizationPage } from '../../db/read/organization.ts';
import { deleteInvitation, insertInvitation } from '../../db/write/invitation.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { Owner } from '../../domain/access/policy.ts';
import { asId, type InvitationId } from '../../domain/ids.ts';
import { managedOffices } from '../account/offices.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { found, orRefuse, Refusal } from '../refusal.ts';

/** Long enough that nobody guesses a link. */
const INVITATION_ID_LENGTH = 20;

/** Anyone who has the link may read whose invitation it is. */
export const viewInvitation = async (deps: Deps, id: InvitationId): Promise<Invitation> =>
  found(await readInvitation(deps.db, id));

/** The invitation, which must be of this type: a club's link founds no club, an organisation's makes no member. */
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

/** Every organisation and club that the caller manages, with its links. */
export async function ownInvitations(
  deps: Deps,
  actor: Actor,
): Promise<{ organizations: readonly Inviter[]; clubs: readonly Inviter[] }> {
  const { organizations, clubs } = await managedOffices(deps, actor);
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

/** Makes a link by which people join a club, or found one in an organisation. */
export async function makeInvitation(
  deps: Deps,
  actor: Actor,
  { owner, registererType }: { owner: Owner; registererType: number },
): Promise<Invitation> {
  allow(actor, { do: 'manage', of: owner });
  const inviter =
    owner.type === 'club'
      ? found(await readClub(deps.db, owner.id))
      : found(await readOrganizationPage(deps.db, owner.id)).organization;
  const id = asId<InvitationId>(deps.newId(INVITATION_ID_LENGTH));
  const row = { id, inviterType: owner.type, inviter: owner.id, registererType };
  await commit(deps.db, { writes: [insertInvitation(deps.db, { ...row, createdAt: deps.now() })] });
  return { ...row, inviterName: inviter.name };
}

/** Whoever comes by the link from now on finds it gone. */
export async function withdrawInvitation(
  deps: Deps,
  actor: Actor,
  { owner, invitation }: { owner: Owner; invitation: InvitationId },
): Promise<void> {
  allow(actor, { do: 'manage', of: owner });
  const write = deleteInvitation(deps.db, { id: invitation, inviterType: owner.type, inviter: owner.id });
  orRefuse(await commit(deps.db, { claim: { write, otherwise: 'notFound' }, writes: [] }));
}

/** A club and an organisation may have the same id. */
const keyOf = (type: Owner['type'], id: string): string => `${type} ${id}`;
