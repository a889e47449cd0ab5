/**
 * What the organiser may still change (R-124, R-125, R-188, R-189, decision D-47): everything but the format at first,
 * superficial fields once the first pairing time has passed or rounds exist.
 */
import { refuse } from '../result.ts';
import type { Millis } from '../time.ts';
import type { Lifecycle } from './lifecycle.ts';
import { type Guard, granted } from './refusals.ts';
import { mayReschedule } from './round-guards.ts';
import { SETTINGS, type SettingName } from './settings.ts';

/** Whether only the superficial fields can be edited. */
export const isFrozen = (tournament: Lifecycle, now: Millis): boolean =>
  tournament.firstPairingAt <= now || tournament.rounds.some((round) => round.pairedAt !== null);

/**
 * An edit that changes exactly these settings; those that are sent but stay as they were do not count. The first pairing
 * moves with the notice of any other round.
 */
export function mayEdit(
  tournament: Lifecycle,
  changed: readonly SettingName[],
  firstPairingAt: Millis,
  now: Millis,
): Guard {
  if (changed.includes('kind')) return refuse('kindIsFixed');
  const frozen = changed.find((name) => SETTINGS[name].frozenFrom === 'firstPairing');
  if (frozen !== undefined && isFrozen(tournament, now)) return refuse('fieldFrozen', { field: frozen });
  if (!changed.includes('firstPairingAt')) return granted;
  return mayReschedule(tournament.firstPairingAt, firstPairingAt, now);
}
