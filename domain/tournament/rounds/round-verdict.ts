/** A round checked against the rules of its format, as paired, drafted or changed. */
import type { AccountId } from '../../kernel/ids.ts';
import { eveningFaults } from '../../pairing/evening-verdict.ts';
import type { PairingInput, RoundPairing } from '../../pairing/pairing.ts';
import {
  type CountedCriterion,
  type RoundFault,
  type RoundFaultKind,
  type RoundVerdict,
  verdictOf,
  worseBy,
} from '../../pairing/swiss-dutch/verdict.ts';
import { FORMATS, type FormatName } from '../value/formats.ts';
import { boardsOf, freeRoundsOf, type Tournament } from '../value/state.ts';
import { numberedField } from './numbered-field.ts';
import { pairedFrom } from './paired-from.ts';
import { numberedAsIn } from './starting-numbers.ts';

export interface FormatVerdict {
  readonly faults: readonly RoundFault[];
  /** Only the Dutch system counts criteria. */
  readonly counts: RoundVerdict['counts'] | null;
}

/** Nothing is a fault in formats without rules to check. */
export function formatVerdict(format: FormatName, input: PairingInput, pairing: RoundPairing): FormatVerdict {
  const { checkedBy } = FORMATS[format];
  if (checkedBy === null) return { faults: [], counts: null };
  return checkedBy === 'dutch'
    ? verdictOf(input, pairing)
    : { faults: eveningFaults(input, pairing, checkedBy), counts: null };
}

export interface MoreViolations {
  readonly criterion: CountedCriterion;
  readonly more: number;
}

export const worseThan = ({ faults, counts }: FormatVerdict, other: FormatVerdict): readonly MoreViolations[] =>
  counts === null || other.counts === null ? [] : worseBy({ faults, counts }, { ...other, counts: other.counts });

/** Faults of a published round of Monrad or Konrad, where the pairing itself may give up rules. */
export function publishedFaults(
  present: Tournament,
  number: number,
): readonly { readonly kind: RoundFaultKind; readonly who: readonly AccountId[] }[] {
  const { format } = present.settings;
  const input = pairedFrom(present, number);
  const round = present.rounds[number - 1];
  if (input === null || round === undefined) return [];
  const { numberOf, accountOf } = numberedField(numberedAsIn(present, number));
  const numbers = new Map<string, number>(numberOf);
  const of = (who: string): number => numbers.get(who) ?? 0;
  const byes = freeRoundsOf(round).filter(({ bye }) => bye === 'pairing-allocated');
  const pairing = {
    pairs: boardsOf(round).map(({ white, black }) => ({ white: of(white), black: of(black) })),
    byes: byes.map(({ who }) => of(who)),
  };
  return formatVerdict(format, input, pairing).faults.map(({ kind, who }) => ({ kind, who: who.map(accountOf) }));
}
