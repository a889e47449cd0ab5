import type { TournamentState } from '../../db/read/tournament.ts';
import type { PairingInput } from '../../domain/pairing/pairing.ts';
import { isPresent } from '../../domain/tournament/presence.ts';
import { forbiddenIn } from '../../domain/trf/pairing-rules.ts';
import { type NumberedField, toField } from './field.ts';

/** What is needed to pair a round that comes: everybody who has neither left nor a bye or a board in it already. */
export function nextPairingInput(state: TournamentState, round: number, numbered = toField(state)): PairingInput {
  const placed = new Set(
    state.pairings.filter((row) => row.round === round).flatMap(({ white, black }) => [white, black]),
  );
  const present = state.participants.filter((row) => isPresent(row, round) && !placed.has(row.account));
  return {
    ...pairingRules(state, numbered, round),
    present: present.flatMap(({ account }) => numbered.numberOf.get(account) ?? []),
  };
}

/** What was known before a round, and the rules that hold in it; who is present, the caller knows. */
export function pairingRules(
  { tournament, participants, forbidden }: TournamentState,
  { field, numberOf }: NumberedField,
  round: number,
): Omit<PairingInput, 'present'> {
  // Without a number of rounds, no round to come is taken for the last one, which has rules of its own.
  const isOpenEnded = tournament.rounds === null && round > field.rounds;
  return {
    field: isOpenEnded ? { ...field, rounds: round + 1 } : field,
    round,
    initialColor: tournament.initialColor,
    forbidden: forbiddenIn(forbidden, round).map(({ accounts }) =>
      accounts.flatMap((account) => numberOf.get(account) ?? []),
    ),
    virtualPoints: new Map(
      participants.flatMap(({ seed, virtualPoints }) => (virtualPoints === null ? [] : [[seed, virtualPoints]])),
    ),
  };
}
