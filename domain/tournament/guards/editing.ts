/** What is editable, and until when (R-124, R-125, R-188, R-189, decision D-47). */
import { refuse } from '../../kernel/result.ts';
import type { Millis } from '../../kernel/time.ts';
import { SETTINGS, type SettingName } from '../value/settings.ts';
import type { Lifecycle } from './lifecycle.ts';
import { type Guard, granted } from './refusals.ts';
import { mayReschedule } from './round-guards.ts';

export const isFrozen = (tournament: Lifecycle, now: Millis): boolean =>
  tournament.firstPairingAt <= now || tournament.rounds.some((round) => round.pairedAt !== null);

/** Only changed settings count. The first pairing needs the same notice as any round. */
export function mayEdit(
  tournament: Lifecycle,
  changed: readonly SettingName[],
  firstPairingAt: Millis,
  now: Millis,
): Guard {
  if (changed.includes('format')) return refuse('kindIsFixed');
  const frozen = changed.find((name) => SETTINGS[name].frozenFrom === 'firstPairing');
  if (frozen !== undefined && isFrozen(tournament, now)) return refuse('fieldFrozen', { field: frozen });
  if (!changed.includes('firstPairingAt')) return granted;
  return mayReschedule(tournament.firstPairingAt, firstPairingAt, now);
}
