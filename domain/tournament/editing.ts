/**
 * What the organiser may still change (R-124, R-125, R-188, R-189, decision D-47): everything but the format at first,
 * superficial fields once the first pairing time has passed or rounds exist.
 */
import { refuse } from '../result.ts';
import type { Millis } from '../time.ts';
import type { Lifecycle } from './lifecycle.ts';
import { type Guard, granted } from './refusals.ts';
import { mayReschedule } from './round-guards.ts';

/** What the reduced form shows: these can be changed at any time. */
export const SUPERFICIAL_FIELDS = [
  'name',
  'description',
  'profilePicture',
  'bannerPicture',
  'startDate',
  'endDate',
  'interval',
  'publiclyViewable',
  'showOnlyTop',
  'chatEnabled',
  'online',
] as const;

/** What only the full form shows: frozen with the first pairing. */
export const FROZEN_FIELDS = [
  'variant',
  'rounds',
  'meetings',
  'perTeam',
  'tieBreaks',
  'firstPairingAt',
  'initialMinutes',
  'incrementSeconds',
  'points',
  'selfJoinable',
  'fideRated',
  'showOnlyUsernames',
  'removeInactive',
] as const;

export type EditedField = (typeof SUPERFICIAL_FIELDS)[number] | (typeof FROZEN_FIELDS)[number] | 'kind';

/** Whether only the superficial fields can be edited. */
export const isFrozen = (tournament: Lifecycle, now: Millis): boolean =>
  tournament.firstPairingAt <= now || tournament.rounds.some((round) => round.pairedAt !== null);

/**
 * An edit that changes exactly these fields; fields that are sent but stay as they were do not count. The first pairing
 * moves with the notice of any other round.
 */
export function mayEdit(
  tournament: Lifecycle,
  changed: readonly EditedField[],
  firstPairingAt: Millis,
  now: Millis,
): Guard {
  if (changed.includes('kind')) return refuse('kindIsFixed');
  const frozen = changed.find((field) => FROZEN.has(field));
  if (frozen !== undefined && isFrozen(tournament, now)) return refuse('fieldFrozen', { field: frozen });
  if (!changed.includes('firstPairingAt')) return granted;
  return mayReschedule(tournament.firstPairingAt, firstPairingAt, now);
}

const FROZEN: ReadonlySet<EditedField> = new Set(FROZEN_FIELDS);
