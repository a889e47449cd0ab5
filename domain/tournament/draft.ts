/** A round before it is published (DRAFT-1 to DRAFT-5): who sits where in it, and what is to be said of it. */
import type { AccountId } from '../ids.ts';
import type { Pair, RoundPairing } from '../pairing/pairing.ts';
import { type CountedCriterion, type RoundFaultKind, verdictOf, worseBy } from '../pairing/swiss-dutch/verdict.ts';
import { isSame } from '../same.ts';
import { lifecycleOf } from './lifecycle-of.ts';
import type { LogFact } from './log.ts';
import { type NumberedField, numberedField } from './numbered-field.ts';
import { pairingInput } from './pairing-input.ts';
import { mayDraft } from './round-guards.ts';
import { exchanging, type TwoPlayers } from './seat-swap.ts';
import type { DraftSeats, RoundDraft, Tournament } from './state.ts';

/** Everybody in it. */
export const draftedIn = ({ pairs, byes }: DraftSeats): readonly AccountId[] => [
  ...pairs.flatMap(({ white, black }) => [white, black]),
  ...byes,
];

/** Two change places; where they are opponents, their colours. */
export function swapped({ pairs, byes }: DraftSeats, who: TwoPlayers): DraftSeats {
  const exchanged = exchanging(who);
  return {
    pairs: pairs.map(({ white, black }) => ({ white: exchanged(white), black: exchanged(black) })),
    byes: byes.map((one) => exchanged(one)),
  };
}

/** The seats of what the program has paired. */
export const seatsOf = ({ pairs, byes }: RoundPairing, { accountOf }: NumberedField): DraftSeats => ({
  pairs: pairs.map(({ white, black }) => ({ white: accountOf(white), black: accountOf(black) })),
  byes: byes.map(accountOf),
});

/** The seats as the program would have paired them; undefined where somebody has left the list. */
export function pairingOf({ pairs, byes }: DraftSeats, { numberOf }: NumberedField): RoundPairing | undefined {
  const numbers = (who: readonly AccountId[]): number[] => who.flatMap((one) => numberOf.get(one) ?? []);
  const met = pairs.flatMap(({ white, black }): Pair[] => {
    const [first, second] = numbers([white, black]);
    return first === undefined || second === undefined ? [] : [{ white: first, black: second }];
  });
  const free = numbers(byes);
  return met.length === pairs.length && free.length === byes.length ? { pairs: met, byes: free } : undefined;
}

export interface DraftFit {
  /** Who is there and has no seat in it. */
  readonly missing: readonly AccountId[];
  /** Who has a seat and is not there any more. */
  readonly gone: readonly AccountId[];
}

/** Whether a draft still has everybody who is to be paired, and nobody else. */
export function fitOf(tournament: Tournament, draft: RoundDraft, numbered = numberedField(tournament)): DraftFit {
  const present = pairingInput(tournament, draft.round, numbered).present.map(numbered.accountOf);
  const seated = new Set(draftedIn(draft.seats));
  const here = new Set(present);
  return {
    missing: present.filter((one) => !seated.has(one)),
    gone: [...seated].filter((one) => !here.has(one)),
  };
}

export const fits = ({ missing, gone }: DraftFit): boolean => missing.length === 0 && gone.length === 0;

/** A draft as its organiser reads it. */
export interface DraftReading extends DraftFit {
  readonly faults: readonly { readonly kind: RoundFaultKind; readonly who: readonly AccountId[] }[];
  /** The criteria that it meets less often than what the program has proposed. */
  readonly worse: readonly { readonly criterion: CountedCriterion; readonly more: number }[];
  /** Whether it can be published as things stand; a result may have been taken back since. */
  readonly publishable: boolean;
}

/** What C.04.3 says of a draft, beside what the program has proposed. */
export function readDraft(tournament: Tournament, draft: RoundDraft): DraftReading {
  const numbered = numberedField(tournament);
  const fit = fitOf(tournament, draft, numbered);
  const ready = mayDraft(lifecycleOf(tournament));
  const publishable = fits(fit) && ready.ok && ready.value === draft.round;
  const [asked, proposed] = [draft.seats, draft.proposed].map((seats) => pairingOf(seats, numbered));
  if (asked === undefined || proposed === undefined) return { ...fit, faults: [], worse: [], publishable };
  const input = pairingInput(tournament, draft.round, numbered);
  const verdict = verdictOf(input, asked);
  return {
    ...fit,
    faults: verdict.faults.map(({ kind, who }) => ({ kind, who: who.map(numbered.accountOf) })),
    worse: worseBy(verdict, verdictOf(input, proposed)),
    publishable,
  };
}

/** What the log tells of drafts; that one is published is told of its round. */
export function draftFacts({ draft: was }: Tournament, { draft: is, rounds }: Tournament): LogFact[] {
  if (was === is) return [];
  if (is === null) {
    const isPublished = was !== null && rounds[was.round - 1]?.kind === 'paired';
    return was === null || isPublished ? [] : [{ kind: 'draftDiscarded', round: was.round }];
  }
  if (was === null || is.version <= was.version || isSame(is.seats, is.proposed)) {
    return [{ kind: 'draftMade', round: is.round, is: is.seats.pairs.length }];
  }
  const seat = ({ pairs, byes }: DraftSeats, who: AccountId): string => {
    const at = pairs.findIndex(({ white, black }) => white === who || black === who);
    return at < 0 ? `free ${byes.indexOf(who)}` : `${at} ${pairs[at]?.white === who ? 'white' : 'black'}`;
  };
  const moved = draftedIn(is.seats).filter((who) => seat(was.seats, who) !== seat(is.seats, who));
  return [{ kind: 'draftSwapped', round: is.round, who: moved }];
}
