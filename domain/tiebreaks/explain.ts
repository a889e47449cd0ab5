import type { Field } from '../tournament/field.ts';
import type { TeamField } from '../tournament/team-field.ts';
import type { Part } from './breakdown.ts';
import { playerInput, type TeamOptions, teamInput } from './input.ts';
import type { TiebreakId } from './names.ts';
import { rankEntrants } from './ranking.ts';
import { playerRecord, type RecordOptions } from './record.ts';
import { appliesTo, scaleOf, tiebreakOf } from './registry.ts';
import type { TiebreakInput } from './tiebreak.ts';

/** Why an entrant's tie-break is what it is, as data for the page to put into words. */
export interface Explanation {
  readonly tiebreak: TiebreakId;
  /** Units of `value` and of what the parts count in a whole point. */
  readonly scale: number;
  /** As in the standings; null where the tie-break is undefined. */
  readonly value: number | null;
  /** Round by round: what counts, and what was cut and why. */
  readonly parts: readonly Part[];
  /** Who the others of the tie are, for a tie-break that only orders the tied; empty for all others. */
  readonly tiedWith: readonly number[];
}

/** Which tie-break of whom. A tie-break that orders the tied is asked at its place in the list. */
export interface Question {
  readonly tiebreak: TiebreakId;
  readonly number: number;
}

/** Explains one figure of the standings that `standings` makes with the same options. */
export const explainTiebreak = (
  field: Field,
  options: RecordOptions & { readonly tiebreaks: readonly TiebreakId[] },
  question: Question,
): Explanation => explain(playerInput(field, options), options.tiebreaks, question);

/** The same for `teamStandings`. */
export const explainTeamTiebreak = (
  field: TeamField,
  options: TeamOptions & { readonly tiebreaks: readonly TiebreakId[] },
  question: Question,
): Explanation => explain(teamInput(field, options), options.tiebreaks, question);

function explain(input: TiebreakInput, list: readonly TiebreakId[], { tiebreak, number }: Question): Explanation {
  const base = { tiebreak, scale: scaleOf(tiebreak, input), value: null, parts: [], tiedWith: [] };
  if (!appliesTo(tiebreak, input)) return base;
  const { rule } = tiebreakOf(tiebreak);
  if (rule.kind === 'figure') return { ...base, ...rule.figure(input)(playerRecord(input.table, number)) };
  const earlier = list.slice(0, Math.max(0, list.indexOf(tiebreak)));
  const tied = rankEntrants(input, earlier).groups.find((group) => group.includes(number)) ?? [];
  const [value = null] = rankEntrants(input, [...earlier, tiebreak])
    .columns.slice(-1)
    .map((column) => column.get(number) ?? null);
  return {
    ...base,
    value,
    parts: rule.parts(input, tied, number),
    tiedWith: tied.filter((other) => other !== number),
  };
}
