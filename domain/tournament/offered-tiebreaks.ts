/** Which tie-breaks an organiser can choose in each format. */
import { TIEBREAK_IDS, type TiebreakId } from '../tiebreaks/names.ts';
import { scopeOf } from '../tiebreaks/scope.ts';
import { KINDS, type Kind, type TournamentKind } from './kinds.ts';

/** The six of the specification (section 3, R-166): known in every format that has a choice. */
export const SPECIFIED_TIEBREAKS = [
  'averageOpponentRating',
  'buchholz',
  'medianBuchholz',
  'medianBuchholz2',
  'buchholzCut1',
  'buchholzCut2',
] as const satisfies readonly TiebreakId[];

/** Match points rank the teams before any tie-break, so these two would repeat a column that there is. */
const REPEATING: readonly TiebreakId[] = ['matchPoints', 'matchVersusGamePoints'];

export interface OfferedTiebreaks {
  /** What most will choose: the six of the specification, or the format's own. */
  readonly usual: readonly TiebreakId[];
  /** Everything else of C.07 that says something in the format. */
  readonly further: readonly TiebreakId[];
}

export function offeredTiebreaks(kind: TournamentKind): OfferedTiebreaks {
  const format = KINDS[kind];
  if (!format.choosesTieBreaks) return { usual: [], further: [] };
  const usual = format.fixedTiebreaks.length > 0 ? format.fixedTiebreaks : SPECIFIED_TIEBREAKS;
  const further = TIEBREAK_IDS.filter(
    (id) => saysSomething(id, format) && !REPEATING.includes(id) && !usual.includes(id),
  );
  return { usual, further };
}

/** Whether it can be chosen: offered in the format, or one that every client knows. */
export function canChoose(kind: TournamentKind, id: TiebreakId): boolean {
  const { usual, further } = offeredTiebreaks(kind);
  return [...SPECIFIED_TIEBREAKS, ...usual, ...further].includes(id);
}

function saysSomething(id: TiebreakId, { system, paired }: Kind): boolean {
  const { systems, entrants } = scopeOf(id);
  const fitsSystem = systems === 'all' || (systems === 'roundRobinOnly') === (system === 'roundRobin');
  return fitsSystem && (entrants === 'all' || (entrants === 'teamsOnly') === (paired === 'teams'));
}
