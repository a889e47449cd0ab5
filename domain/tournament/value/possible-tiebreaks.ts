import type { TiebreakId } from '../../tiebreaks/names.ts';
import { scopeOf } from '../../tiebreaks/scope.ts';
import type { Format } from './formats.ts';

/** C.07, article 8: Buchholz and its variants must not rank a round robin. */
export const isPossibleTiebreak = ({ paired, system }: Pick<Format, 'paired' | 'system'>, id: TiebreakId): boolean =>
  paired !== 'players' || system !== 'roundRobin' || scopeOf(id).systems !== 'swissOnly';
