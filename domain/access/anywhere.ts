import type { Actor, Grant } from './actor.ts';

/**
 * What an actor may do for some club or organisation, whichever it is: the menus ask this, and the policy where a call
 * concerns none. Apart from the policy, so that the menus of every page load no more.
 */

export const MANAGERS: readonly Grant[] = ['manager', 'all'];
export const ARBITERS: readonly Grant[] = ['manager', 'all', 'arbiterEditor', 'arbiter'];
export const EDITORS: readonly Grant[] = ['manager', 'all', 'arbiterEditor', 'editor'];

export const isTopLevel = (actor: Actor): boolean => actor.kind === 'person' && actor.level === 3;

/** Level 1 and above always manages; players do if they manage a club or an organisation. */
export const manages = (actor: Actor): boolean =>
  actor.kind === 'person' &&
  (actor.level > 0 || holdsAny(actor.clubs, MANAGERS) || holdsAny(actor.organizations, MANAGERS));

/** Whether somebody may run tournaments and leagues anywhere. */
export const organises = (actor: Actor): boolean =>
  actor.kind === 'person' &&
  (actor.level > 0 || holdsAny(actor.clubs, ARBITERS) || holdsAny(actor.organizations, ARBITERS));

/** Whether somebody runs the tournaments of this club or organisation, by a role they hold there. */
export function organisesFor(actor: Actor, type: 'club' | 'organization', id: string): boolean {
  if (actor.kind !== 'person') return false;
  const held: Readonly<Record<string, Grant>> = type === 'club' ? actor.clubs : actor.organizations;
  const grant = Object.hasOwn(held, id) ? held[id] : undefined;
  return grant !== undefined && ARBITERS.includes(grant);
}

/** Whether there may be a club that somebody edits or manages. */
export const editsClubs = (actor: Actor): boolean =>
  manages(actor) || (actor.kind === 'person' && holdsAny(actor.clubs, EDITORS));

/** Whether there may be an organisation that somebody edits or manages (R-569, D-31). */
export const editsOrganizations = (actor: Actor): boolean =>
  actor.kind === 'person' && (actor.level >= 2 || holdsAny(actor.organizations, EDITORS));

const holdsAny = (held: Readonly<Record<string, Grant>>, grants: readonly Grant[]): boolean =>
  Object.values(held).some((grant) => grants.includes(grant));
