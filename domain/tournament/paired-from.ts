import type { AccountId } from '../ids.ts';
import type { PairingInput } from '../pairing/pairing.ts';
import { type NumberedField, numberedField } from './numbered-field.ts';
import { pairingInput } from './pairing-input.ts';
import { boardsOf, freeRoundsOf, type Round, type Tournament } from './state.ts';

/** What a published round was paired from, and nothing that came later; null where nobody is paired in it. */
export function pairedFrom(
  tournament: Tournament,
  number: number,
  numbered: NumberedField = numberedField(tournament),
): PairingInput | null {
  const round = tournament.rounds[number - 1];
  const drawn = round === undefined ? [] : drawnIn(round);
  if (drawn.length === 0) return null;
  const input = pairingInput(tournament, number, numbered);
  const entrants = input.field.entrants.map((entrant) => ({
    ...entrant,
    results: entrant.results.slice(0, numbered.columnsThrough(number - 1)),
  }));
  return {
    ...input,
    field: { ...input.field, entrants },
    present: drawn.flatMap((account) => numbered.numberOf.get(account) ?? []),
  };
}

/** Who was there to be paired: everybody with an opponent, and who was left over. */
const drawnIn = (round: Round): AccountId[] => [
  ...boardsOf(round).flatMap(({ white, black }) => [white, black]),
  ...freeRoundsOf(round).flatMap(({ who, bye }) => (bye === 'pairing-allocated' ? [who as AccountId] : [])),
];
