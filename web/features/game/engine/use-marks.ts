import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { openingPlies } from '../../../../contract/game/openings.ts';
import type { Judged } from '../../../../domain/chess/evaluation.ts';
import type { PlayedMove } from '../../../../domain/chess/replay.ts';
import { openingsQuery } from '../../../queries/openings.ts';
import { type Mark, marksOf } from './game-analysis.ts';

/** The mistakes after the opening; none before the opening book has loaded, or failed to. */
export function useMarks(judged: readonly Judged[] | null, moves: readonly PlayedMove[]): readonly Mark[] {
  const { data: names, isPending } = useQuery(openingsQuery);
  return useMemo(
    () => (judged === null || isPending ? [] : marksOf(judged, moves, names ? openingPlies(names, moves) : 0)),
    [judged, moves, names, isPending],
  );
}
