import { countedIn, countedScores } from '../tournament/standings/counted-rounds.ts';
import type { StandingsOptions } from '../tournament/standings/standings.ts';
import type { Field } from '../tournament/value/field.ts';
import type { TeamField } from '../tournament/value/team-field.ts';
import type { Part } from './breakdown.ts';
import { playerInput, type TeamOptions, teamInput } from './input.ts';
import type { TiebreakId } from './names.ts';
import { type CountedScores, rankEntrants } from './ranking.ts';
import { playerRecord } from './record.ts';
import { appliesTo, scaleOf, tiebreakOf } from './registry.ts';
import type { TiebreakInput } from './tiebreak.ts';

/** Explains a tie-break value as data that the page translates. */
export interface Explanation {
  readonly tiebreak: TiebreakId;
  /** Units per whole point in `value` and the parts. */
  readonly scale: number;
  /** As in the standings; null if undefined. */
  readonly value: number | null;
  /** Round by round, including cut parts and the reason. */
  readonly parts: readonly Part[];
  /** The other tied entrants, for tie-breaks that only order tied ones; otherwise empty. */
  readonly tiedWith: readonly number[];
}

export interface Question {
  readonly tiebreak: TiebreakId;
  readonly number: number;
}

/** Explains one value of `standings` with the same options. */
export function explainTiebreak(field: Field, options: StandingsOptions, question: Question): Explanation {
  const { bestRounds = null, tiebreaks } = options;
  const input = playerInput(field, options);
  const counted =
    bestRounds === null ? null : countedScores(countedIn(field, input.table, bestRounds), [question.tiebreak]);
  return explain(input, tiebreaks, question, counted);
}

export const explainTeamTiebreak = (
  field: TeamField,
  options: TeamOptions & { readonly tiebreaks: readonly TiebreakId[] },
  question: Question,
): Explanation => explain(teamInput(field, options), options.tiebreaks, question);

function explain(
  input: TiebreakInput,
  list: readonly TiebreakId[],
  { tiebreak, number }: Question,
  counted: CountedScores | null = null,
): Explanation {
  const base = { tiebreak, scale: scaleOf(tiebreak, input), value: null, parts: [], tiedWith: [] };
  if (!appliesTo(tiebreak, input)) return base;
  const { rule } = tiebreakOf(tiebreak);
  if (rule.kind === 'figure') return { ...base, ...rule.figure(input)(playerRecord(input.table, number)) };
  const earlier = list.slice(0, Math.max(0, list.indexOf(tiebreak)));
  const tied = rankEntrants(input, earlier, null, counted).groups.find((group) => group.includes(number)) ?? [];
  const [value = null] = rankEntrants(input, [...earlier, tiebreak], null, counted)
    .columns.slice(-1)
    .map((column) => column.get(number) ?? null);
  return {
    ...base,
    value,
    parts: rule.parts(input, tied, number),
    tiedWith: tied.filter((other) => other !== number),
  };
}
