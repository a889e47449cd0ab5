import type { AccountId, ClubId, OrganizationId, TeamId } from '../ids.ts';
import type { Grant, Level, Person } from './actor.ts';

/** What is known of somebody's offices: what they manage, and which packages of power they were given. */
export interface Standing {
  readonly account: AccountId;
  readonly name: string;
  readonly level: Level;
  readonly managedOrganizations: readonly OrganizationId[];
  /** Clubs that this person manages, and all clubs of organisations where the person holds an office. */
  readonly clubs: readonly {
    readonly id: ClubId;
    readonly manager: boolean;
    readonly organization: OrganizationId | null;
  }[];
  readonly powers: readonly Power[];
}

export type Power =
  | { readonly scope: 'club'; readonly entity: ClubId; readonly power: Exclude<Grant, 'manager' | 'arbiterEditor'> }
  | {
      readonly scope: 'organization';
      readonly entity: OrganizationId;
      readonly power: Exclude<Grant, 'manager' | 'arbiterEditor'>;
    }
  | { readonly scope: 'team'; readonly entity: TeamId; readonly power: 'captain' };

/** From the strongest to the weakest. */
const STRENGTH: readonly Grant[] = ['manager', 'all', 'arbiterEditor', 'arbiter', 'editor'];

/** The person as the policy asks for it: what is granted for each club and organisation together (checklist D-33). */
export function personOf(standing: Standing): Person {
  const clubs: Record<ClubId, Grant> = {};
  const organizations: Record<OrganizationId, Grant> = {};
  const captainOf: TeamId[] = [];
  for (const organization of standing.managedOrganizations) grant(organizations, organization, 'manager');
  for (const held of standing.powers) {
    if (held.scope === 'club') grant(clubs, held.entity, held.power);
    else if (held.scope === 'organization') grant(organizations, held.entity, held.power);
    else captainOf.push(held.entity);
  }
  for (const club of standing.clubs) {
    if (club.manager) grant(clubs, club.id, 'manager');
    const inherited = club.organization === null ? undefined : organizations[club.organization];
    if (inherited !== undefined) grant(clubs, club.id, inherited);
  }
  const { account, name, level } = standing;
  return { kind: 'person', account, name, level, clubs, organizations, captainOf };
}

function grant<Id extends string>(grants: Record<Id, Grant>, id: Id, given: Grant): void {
  const held = grants[id];
  grants[id] = held === undefined ? given : together(held, given);
}

/** The stronger of two; the work of an arbiter and that of an editor have nothing in common, so each adds to the other. */
function together(one: Grant, other: Grant): Grant {
  const [stronger, weaker] = STRENGTH.indexOf(one) <= STRENGTH.indexOf(other) ? [one, other] : [other, one];
  return stronger === 'arbiter' && weaker === 'editor' ? 'arbiterEditor' : stronger;
}
