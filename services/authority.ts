import type { Actor, Person } from '../domain/access/actor.ts';
import { type Action, can } from '../domain/access/policy.ts';
import { Refusal } from './refusal.ts';

/** Refuses with 403 unless the policy allows the action. Every service calls this first. */
export function allow(actor: Actor, action: Action): void {
  if (!can(actor, action)) throw new Refusal('forbidden');
}

/** The logged-in user; visitors are refused. */
export function personAsking(actor: Actor): Person {
  if (actor.kind === 'visitor') throw new Refusal('loginFirst');
  return actor;
}
