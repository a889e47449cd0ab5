import { TIEBREAK_IDS, type TiebreakId, tiebreakParts } from '../../tiebreaks/names.ts';
import { scopeOf } from '../../tiebreaks/scope.ts';
import { FORMATS, type Format, type FormatName } from '../value/formats.ts';
import { isPossibleTiebreak } from '../value/possible-tiebreaks.ts';

/** The six of the specification (section 3, R-166), known to every client. */
export const SPECIFIED_TIEBREAKS = [
  'averageOpponentRating',
  'buchholz',
  'medianBuchholz',
  'medianBuchholz2',
  'buchholzCut1',
  'buchholzCut2',
] as const satisfies readonly TiebreakId[];

/** Match points always rank first, so these would repeat a column. */
const REPEATING: readonly TiebreakId[] = ['matchPoints', 'matchVersusGamePoints'];

/** The order that is usual in an individual Swiss of FIDE. */
const SWISS_TIEBREAKS: readonly TiebreakId[] = ['buchholzCut1', 'buchholz', 'sonnebornBerger', 'directEncounter'];

/** What a round robin of FIDE has to offer: the usual first. */
const ROUND_ROBIN_TIEBREAKS: readonly TiebreakId[] = [
  'directEncounter',
  'sonnebornBerger',
  'wins',
  'sonnebornBergerCut1',
  'sonnebornBerger/C2',
  'koya',
  'koya/L1',
  'koya/L2',
  'koya/L-1',
  'koya/L-2',
  'blackGamesPlayed',
  'blackGamesWon',
  'roundsElectedToPlay',
  'standardPoints',
  'rating',
  'rating/R',
  'pairingNumber',
  'pairingNumber/R',
];

export interface OfferedTiebreaks {
  /** Proposed for a new tournament. */
  readonly proposed: readonly TiebreakId[];
  /** The specification's six, or the format's own. */
  readonly usual: readonly TiebreakId[];
  /** All others of C.07 that apply to the format. */
  readonly further: readonly TiebreakId[];
}

export function offeredTiebreaks(format: FormatName): OfferedTiebreaks {
  const rules = FORMATS[format];
  if (!rules.choosesTieBreaks) return { proposed: [], usual: [], further: [] };
  const [proposed, usual] = proposedAndUsual(rules);
  const further = TIEBREAK_IDS.filter(
    (id) => saysSomething(id, rules) && !REPEATING.includes(id) && !usual.includes(id),
  );
  return { proposed, usual, further };
}

type TiebreakList = readonly TiebreakId[];

function proposedAndUsual(format: Format): readonly [proposed: TiebreakList, usual: TiebreakList] {
  const { fixedTiebreaks, paired, system } = format;
  if (fixedTiebreaks.length === 0) return [SWISS_TIEBREAKS, SPECIFIED_TIEBREAKS];
  if (paired !== 'players') return [fixedTiebreaks, fixedTiebreaks];
  if (system === 'roundRobin') return [fixedTiebreaks, ROUND_ROBIN_TIEBREAKS];
  return [fixedTiebreaks, [...fixedTiebreaks, ...SPECIFIED_TIEBREAKS.filter((id) => !fixedTiebreaks.includes(id))]];
}

/** True if the format offers it, with any modifiers, or if every client knows it. */
export function canChoose(format: FormatName, id: TiebreakId): boolean {
  const { usual, further } = offeredTiebreaks(format);
  if (!isPossibleTiebreak(FORMATS[format], id)) return false;
  return [...SPECIFIED_TIEBREAKS, ...usual, ...further].includes(tiebreakParts(id).name);
}

function saysSomething(id: TiebreakId, { system, paired }: Format): boolean {
  const { systems, entrants } = scopeOf(id);
  const fitsSystem = systems === 'all' || (systems === 'roundRobinOnly') === (system === 'roundRobin');
  return fitsSystem && (entrants === 'all' || (entrants === 'teamsOnly') === (paired === 'teams'));
}
