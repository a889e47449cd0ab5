/** Drafts of a round (DRAFT-1 to DRAFT-5). */
import type { AccountId } from '../../kernel/ids.ts';
import { isSame } from '../../kernel/same.ts';
import type { Pair, RoundPairing } from '../../pairing/pairing.ts';
import type { RoundFaultKind } from '../../pairing/swiss-dutch/verdict.ts';
import { lifecycleOf } from '../guards/lifecycle-of.ts';
import { mayDraft } from '../guards/round-guards.ts';
import type { LogFact } from '../log/log-fact.ts';
import type { DraftSeats, RoundDraft, Tournament } from '../value/state.ts';
import { type NumberedField, numberedField } from './numbered-field.ts';
import { pairingInput } from './pairing-input.ts';
import { formatVerdict, type MoreViolations, worseThan } from './round-verdict.ts';
import { exchanging, type TwoPlayers } from './seat-swap.ts';

export const draftedIn = ({ pairs, byes }: DraftSeats): readonly AccountId[] => [
  ...pairs.flatMap(({ white, black }) => [white, black]),
  ...byes,
];

export function swapped({ pairs, byes }: DraftSeats, who: TwoPlayers): DraftSeats {
  const exchanged = exchanging(who);
  return {
    pairs: pairs.map(({ white, black }) => ({ white: exchanged(white), black: exchanged(black) })),
    byes: byes.map((one) => exchanged(one)),
  };
}

export const seatsOf = ({ pairs, byes }: RoundPairing, { accountOf }: NumberedField): DraftSeats => ({
  pairs: pairs.map(({ white, black }) => ({ white: accountOf(white), black: accountOf(black) })),
  byes: byes.map(accountOf),
});

/** The draft as an engine pairing; undefined if someone has left the list. */
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
  readonly missing: readonly AccountId[];
  readonly gone: readonly AccountId[];
}

/** Compares the players of a draft with those to be paired. */
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

export interface DraftReading extends DraftFit {
  readonly faults: readonly { readonly kind: RoundFaultKind; readonly who: readonly AccountId[] }[];
  /** Criteria violated more often than in the program's proposal. */
  readonly worse: readonly MoreViolations[];
  /** False if, for example, a result has been removed since. */
  readonly publishable: boolean;
}

/** Evaluates a draft by the rules of its format against the program's proposal. */
export function readDraft(tournament: Tournament, draft: RoundDraft): DraftReading {
  const numbered = numberedField(tournament);
  const fit = fitOf(tournament, draft, numbered);
  const ready = mayDraft(lifecycleOf(tournament), true);
  const publishable = fits(fit) && ready.ok && ready.value === draft.round;
  const [asked, proposed] = [draft.seats, draft.proposed].map((seats) => pairingOf(seats, numbered));
  if (asked === undefined || proposed === undefined) return { ...fit, faults: [], worse: [], publishable };
  const input = pairingInput(tournament, draft.round, numbered);
  const { format } = tournament.settings;
  const verdict = formatVerdict(format, input, asked);
  return {
    ...fit,
    faults: verdict.faults.map(({ kind, who }) => ({ kind, who: who.map(numbered.accountOf) })),
    worse: worseThan(verdict, formatVerdict(format, input, proposed)),
    publishable,
  };
}

/** Facts about drafts; publication is a fact of the round. */
export function draftFacts({ draft: before }: Tournament, { draft: after, rounds }: Tournament): LogFact[] {
  if (before === after) return [];
  if (after === null) {
    const isPublished = before !== null && rounds[before.round - 1]?.kind === 'paired';
    return before === null || isPublished ? [] : [{ kind: 'draftDiscarded', round: before.round }];
  }
  if (before === null || after.version <= before.version || isSame(after.seats, after.proposed)) {
    return [{ kind: 'draftMade', round: after.round, after: after.seats.pairs.length }];
  }
  const seat = ({ pairs, byes }: DraftSeats, who: AccountId): string => {
    const at = pairs.findIndex(({ white, black }) => white === who || black === who);
    return at < 0 ? `free ${byes.indexOf(who)}` : `${at} ${pairs[at]?.white === who ? 'white' : 'black'}`;
  };
  const moved = draftedIn(after.seats).filter((who) => seat(before.seats, who) !== seat(after.seats, who));
  return [{ kind: 'draftSwapped', round: after.round, who: moved }];
}
