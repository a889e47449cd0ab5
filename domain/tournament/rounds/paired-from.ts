import type { AccountId } from '../../kernel/ids.ts';
import type { PairingInput } from '../../pairing/pairing.ts';
import { boardsOf, freeRoundsOf, type Round, type Tournament } from '../value/state.ts';
import { asKnownFor } from './late-results.ts';
import { numberedField } from './numbered-field.ts';
import { pairingInput } from './pairing-input.ts';
import { numberedAsIn } from './starting-numbers.ts';

/** The pairing input of a published round, without later changes; null if nobody is paired. */
export function pairedFrom(present: Tournament, number: number): PairingInput | null {
  const tournament = asKnownFor(numberedAsIn(present, number), number);
  const numbered = numberedField(tournament);
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

/** Players that were present: those with an opponent, and those left over. */
const drawnIn = (round: Round): AccountId[] => [
  ...boardsOf(round).flatMap(({ white, black }) => [white, black]),
  ...freeRoundsOf(round).flatMap(({ who, bye }) => (bye === 'pairing-allocated' ? [who as AccountId] : [])),
];
