import { type Result, refuse } from '../kernel/result.ts';
import { pairIndividualKonrad } from '../pairing/individual-konrad.ts';
import { pairIndividualMonrad } from '../pairing/monrad.ts';
import type { PairingInput, PairingRefusal, RoundPairing } from '../pairing/pairing.ts';
import { pairSwissDutch } from '../pairing/swiss-dutch/pair.ts';
import { FORMATS } from '../tournament/value/formats.ts';
import type { TrfTournament } from '../trf/convert/to-tournament.ts';

type OfFormat = Pick<TrfTournament, 'format'>;

/** Pairs as the file's format does: by Monrad or Konrad if it names them, otherwise by the Dutch system. */
export function pairByFormat({ format }: OfFormat, input: PairingInput): Result<RoundPairing, PairingRefusal> {
  switch (FORMATS[format].checkedBy) {
    case 'monrad':
      return pairIndividualMonrad({ ...input, gamePoints: new Map() });
    case 'konrad':
      return pairIndividualKonrad(input);
    case 'dutch':
    case null:
      return pairSwissDutch(input);
  }
}

/** Explanations cite C.04.3. */
export const explainedByDutch = ({ format }: OfFormat): Result<true, 'notDutch'> =>
  FORMATS[format].needsPermission ? refuse('notDutch') : { ok: true, value: true };
