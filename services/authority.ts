import type { Actor, Person } from '../domain/access/actor.ts';
import { type Action, can } from '../domain/access/policy.ts';
import { Refusal } from './refusal.ts';

/** Refuses with 403 unless the policy allows it. Every service asks here first. */
export function allow(actor: Actor, action: Action): void {
  if (!can(actor, action)) throw new Refusal('forbidden');
}

/** The person who asks; a visitor is told to log in first. */
export function personAsking(actor: Actor): Person {
  if (actor.kind === 'visitor') throw new Refusal('loginFirst');
  return actor;
}
