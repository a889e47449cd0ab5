/** Manual pairing (formats sheet, section 4): what is refused, and what only warns the arbiter. */
import { ok, type Result, refuse } from '../kernel/result.ts';
import type { Pair } from './pairing.ts';

export const MANUAL_PAIRING_WARNINGS = ['secondGameInRound', 'rematch'] as const;
export type ManualPairingWarning = (typeof MANUAL_PAIRING_WARNINGS)[number];

/** A player cannot play themselves, and a pair cannot occur twice in a round with the same colours. */
export function checkManualPair<Person>(
  pair: Pair<Person>,
  inRound: readonly Pair<Person>[],
  before: readonly Pair<Person>[],
): Result<readonly ManualPairingWarning[], 'samePlayer' | 'alreadyPaired'> {
  const { white, black } = pair;
  if (white === black) return refuse('samePlayer');
  if (inRound.some((other) => other.white === white && other.black === black)) return refuse('alreadyPaired');
  const playsAlready = inRound.some((other) => has(other, white) || has(other, black));
  const met = [...before, ...inRound].some((other) => has(other, white) && has(other, black));
  return ok([...(playsAlready ? (['secondGameInRound'] as const) : []), ...(met ? (['rematch'] as const) : [])]);
}

const has = <Person>({ white, black }: Pair<Person>, person: Person): boolean => white === person || black === person;
