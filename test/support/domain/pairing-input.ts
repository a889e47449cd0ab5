import { type PointSystem, pointSystem } from '../../../domain/kernel/points.ts';
import type { PairingInput } from '../../../domain/pairing/pairing.ts';
import type { Entrant, Field, RoundResult } from '../../../domain/tournament/value/field.ts';

/** A field of `size` unrated entrants, numbered from 1, that has not played yet. */
export const newField = (size: number, rounds: number, points: PointSystem = pointSystem()): Field => ({
  rounds,
  points,
  entrants: Array.from({ length: size }, (_, i): Entrant => ({ number: i + 1, rating: null, results: [] })),
});

/** What a strategy is asked: by default the whole field is present and nothing is forbidden. */
export const pairingInput = (
  field: Field,
  input: Partial<PairingInput> & Pick<PairingInput, 'round'>,
): PairingInput => ({
  field,
  present: field.entrants.map((entrant) => entrant.number),
  initialColor: 'white',
  forbidden: [],
  virtualPoints: new Map(),
  reverseLastRounds: true,
  firstRound: 'neighbours',
  maxMeetings: 2,
  ...input,
});

/** The field after one more round: what happened to each entrant; who is not named has no entry. */
export const afterRound = (field: Field, results: ReadonlyMap<number, RoundResult>): Field => ({
  ...field,
  entrants: field.entrants.map((entrant) => ({
    ...entrant,
    results: [...entrant.results, results.get(entrant.number) ?? null],
  })),
});
