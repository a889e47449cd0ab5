import type { Chance } from '../../../domain/kernel/chance.ts';
import type { PairingInput, RoundPairing } from '../../../domain/pairing/pairing.ts';
import type { Field, RoundResult } from '../../../domain/tournament/value/field.ts';
import { afterRound } from './pairing-input.ts';

const DRAWN = ['draw', 'draw'] as const;
const OUTCOMES = [['win', 'loss'], DRAWN, ['loss', 'win']] as const;

/** The field after a round with random results: mostly games, now and then a forfeit. */
export function playRound(field: Field, { pairs, byes }: RoundPairing, chance: Chance): Field {
  const results = new Map<number, RoundResult>();
  for (const bye of byes) results.set(bye, { kind: 'bye', bye: 'pairing-allocated' });
  for (const { white, black } of pairs) {
    const [mine, theirs] = OUTCOMES[chance(OUTCOMES.length)] ?? DRAWN;
    if (chance(20) === 0) {
      results.set(white, { kind: 'forfeit', opponent: black, color: 'white', outcome: 'win' });
      results.set(black, { kind: 'forfeit', opponent: white, color: 'black', outcome: 'loss' });
      continue;
    }
    results.set(white, { kind: 'game', opponent: black, color: 'white', outcome: mine });
    results.set(black, { kind: 'game', opponent: white, color: 'black', outcome: theirs });
  }
  return afterRound(field, results);
}

/** Everybody, or all but one or two who are absent this round. */
export const somePresent = (field: Field, chance: Chance): PairingInput['present'] => {
  const numbers = field.entrants.map((entrant) => entrant.number);
  const absent = chance(3) === 0 ? [chance(numbers.length), chance(numbers.length)] : [];
  return numbers.filter((_, place) => !absent.includes(place));
};
