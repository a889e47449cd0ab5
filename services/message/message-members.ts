import { readClub } from '../../db/read/club.ts';
import { readOrganizationPage } from '../../db/read/organization.ts';
import { readTeam } from '../../db/read/team.ts';
import { type Broadcast, writeToClub, writeToOrganization, writeToTeam } from '../../db/write/message.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { ClubId, OrganizationId, TeamId } from '../../domain/kernel/ids.ts';
import { allow, personAsking } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { orNotFound } from '../refusal.ts';
import { commitWithMessages } from './commit-with-messages.ts';

/** A manager broadcasts a message to the members of the club. */
export async function messageClub(deps: Deps, actor: Actor, id: ClubId, text: string): Promise<void> {
  allow(actor, { do: 'manage', of: { type: 'club', id } });
  orNotFound(await readClub(deps.db, id));
  await commitWithMessages(deps, { writes: [], messages: [writeToClub(deps.db, id, broadcast(deps, actor, text))] });
}

/** A manager broadcasts a message to the members of the organisation's clubs. */
export async function messageOrganization(deps: Deps, actor: Actor, id: OrganizationId, text: string): Promise<void> {
  allow(actor, { do: 'manage', of: { type: 'organization', id } });
  orNotFound(await readOrganizationPage(deps.db, id));
  await commitWithMessages(deps, {
    writes: [],
    messages: [writeToOrganization(deps.db, id, broadcast(deps, actor, text))],
  });
}

/** A captain of the team or a manager of its club broadcasts a message to the team. */
export async function messageTeam(deps: Deps, actor: Actor, id: TeamId, text: string): Promise<void> {
  const { club } = orNotFound(await readTeam(deps.db, id));
  allow(actor, { do: 'leadTeam', team: id, club });
  await commitWithMessages(deps, { writes: [], messages: [writeToTeam(deps.db, id, broadcast(deps, actor, text))] });
}

const broadcast = ({ now }: Deps, actor: Actor, text: string): Broadcast => ({
  sender: personAsking(actor).account,
  content: { kind: 'written', text },
  sentAt: now(),
});
