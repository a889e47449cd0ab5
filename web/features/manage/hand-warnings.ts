import type { PairingView, TournamentPage } from '../../../contract/tournaments.ts';
import { type HandPairingWarning, type MadePairing, warningsOf } from '../../../domain/tournament/hand-pairing.ts';
import { byeOf, resultOf } from '../../model/field.ts';
import { seatsOf } from '../../model/progress.ts';

/** What the arbiter should know before these two are put together, or one is given a bye. */
export const handWarnings = (
  { pairings }: Pick<TournamentPage, 'pairings'>,
  wanted: Pick<PairingView, 'round' | 'white' | 'black'>,
): readonly HandPairingWarning[] => warningsOf(seatsOf(wanted), pairings.map(toMade));

function toMade(pairing: PairingView): MadePairing<string> {
  const seats = seatsOf(pairing);
  const isBye = seats.black === null;
  return {
    ...seats,
    board: pairing.board,
    bye: isBye ? byeOf(pairing) : null,
    result: isBye ? null : (resultOf(pairing) ?? null),
  };
}
