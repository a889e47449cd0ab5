import { type Actor, type Grant, type Person, VISITOR } from '../../domain/access/actor.ts';
import { asId } from '../../domain/kernel/ids.ts';
import type { AuthInfo } from '../accounts/accounts.ts';

/** The user of a browser. */
export interface SessionUser {
  /** Null for a visitor. */
  readonly person: Person | null;
  /** The password was generated and is known to others. */
  readonly mustChangePassword: boolean;
  readonly showHelpText: boolean;
}

export const SESSION_OF_VISITOR: SessionUser = { person: null, mustChangePassword: false, showHelpText: true };

export const isLoggedIn = (user: SessionUser | undefined): boolean => user !== undefined && user.person !== null;

/** The actor whom the policy knows. */
export const actorOf = ({ person }: SessionUser): Actor => person ?? VISITOR;

/** Rights are listed by kind on the wire; managers of both sorts are one, as their rights are the same. */
export function decodeAuthInfo({ info }: AuthInfo): SessionUser {
  if (info === null) return SESSION_OF_VISITOR;
  const { powers } = info;
  return {
    person: {
      kind: 'person',
      account: asId(info.id),
      name: info.name,
      level: info.level,
      clubs: grants(powers.clubAll, powers.clubArbiter, powers.clubEditor),
      organizations: grants(powers.organizationAll, powers.organizationArbiter, powers.organizationEditor),
      captainOf: powers.teamCaptain.map((team) => asId(team)),
    },
    mustChangePassword: info.mustChangePassword,
    showHelpText: info.showHelpText,
  };
}

/** The inverse. */
export const encodeUser = ({ person, mustChangePassword, showHelpText }: SessionUser): AuthInfo => ({
  authenticated: person !== null,
  info: person && {
    id: person.account,
    name: person.name,
    level: person.level,
    mustChangePassword,
    showHelpText,
    powers: {
      organizationAll: idsWith(person.organizations, 'manager', 'all'),
      clubAll: idsWith(person.clubs, 'manager', 'all'),
      organizationArbiter: idsWith(person.organizations, 'arbiter', 'arbiterEditor'),
      clubArbiter: idsWith(person.clubs, 'arbiter', 'arbiterEditor'),
      organizationEditor: idsWith(person.organizations, 'editor', 'arbiterEditor'),
      clubEditor: idsWith(person.clubs, 'editor', 'arbiterEditor'),
      teamCaptain: [...person.captainOf],
    },
  },
});

const idsWith = (held: Readonly<Record<string, Grant>>, ...grants: readonly Grant[]): string[] =>
  Object.entries(held).flatMap(([id, grant]) => (grants.includes(grant) ? [id] : []));

function grants(
  managed: readonly string[],
  arbitrated: readonly string[],
  edited: readonly string[],
): Readonly<Record<string, Grant>> {
  return Object.fromEntries([
    ...edited.map((id) => [id, 'editor'] as const),
    ...arbitrated.map((id) => [id, edited.includes(id) ? 'arbiterEditor' : 'arbiter'] as const),
    ...managed.map((id) => [id, 'all'] as const),
  ]);
}
