import type { AccountId, ClubId, OrganizationId, TeamId } from '../kernel/ids.ts';
import type { Grant, Level, Person } from './actor.ts';

/** The roles that an account holds. */
export interface AccountStatus {
  readonly account: AccountId;
  readonly name: string;
  readonly level: Level;
  readonly managedOrganizations: readonly OrganizationId[];
  /** Managed clubs, and all clubs of organisations in which the person has a role. */
  readonly clubs: readonly {
    readonly id: ClubId;
    readonly manager: boolean;
    readonly organization: OrganizationId | null;
  }[];
  readonly roles: readonly Role[];
}

export type Role =
  | { readonly scope: 'club'; readonly entity: ClubId; readonly role: Exclude<Grant, 'manager' | 'arbiterEditor'> }
  | {
      readonly scope: 'organization';
      readonly entity: OrganizationId;
      readonly role: Exclude<Grant, 'manager' | 'arbiterEditor'>;
    }
  | { readonly scope: 'team'; readonly entity: TeamId; readonly role: 'captain' };

const STRENGTH: readonly Grant[] = ['manager', 'all', 'arbiterEditor', 'arbiter', 'editor'];

/** Merges the roles held through clubs and organisations into one grant per host (checklist D-33). */
export function personOf(status: AccountStatus): Person {
  const clubs: Record<ClubId, Grant> = {};
  const organizations: Record<OrganizationId, Grant> = {};
  const captainOf: TeamId[] = [];
  for (const organization of status.managedOrganizations) grant(organizations, organization, 'manager');
  for (const held of status.roles) {
    if (held.scope === 'club') grant(clubs, held.entity, held.role);
    else if (held.scope === 'organization') grant(organizations, held.entity, held.role);
    else captainOf.push(held.entity);
  }
  for (const club of status.clubs) {
    if (club.manager) grant(clubs, club.id, 'manager');
    const inherited = club.organization === null ? undefined : organizations[club.organization];
    if (inherited !== undefined) grant(clubs, club.id, inherited);
  }
  const { account, name, level } = status;
  return { kind: 'person', account, name, level, clubs, organizations, captainOf };
}

function grant<Id extends string>(grants: Record<Id, Grant>, id: Id, given: Grant): void {
  const held = grants[id];
  grants[id] = held === undefined ? given : together(held, given);
}

/** The stronger grant wins; arbiter and editor have disjoint rights, so together they become 'arbiterEditor'. */
function together(one: Grant, other: Grant): Grant {
  const [stronger, weaker] = STRENGTH.indexOf(one) <= STRENGTH.indexOf(other) ? [one, other] : [other, one];
  return stronger === 'arbiter' && weaker === 'editor' ? 'arbiterEditor' : stronger;
}
