import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { openingPlies } from '../../../../contract/game/openings.ts';
import { accuracyOf } from '../../../../domain/chess/accuracy.ts';
import type { Judged } from '../../../../domain/chess/evaluation.ts';
import type { PlayedMove } from '../../../../domain/chess/replay.ts';
import { openingsQuery } from '../../../queries/openings.ts';
import { moverOf } from '../accessible/spoken-move.ts';
import { type Analysis, GLYPHS } from './findings.ts';
import { marksOf } from './game-analysis.ts';

/** What the evaluations say of the moves after the opening; null before the opening book has loaded, or failed to. */
export function useAnalysis(judged: readonly Judged[] | null, moves: readonly PlayedMove[]): Analysis | null {
  const { t } = useTranslation('review');
  const { data: names, isPending } = useQuery(openingsQuery);
  return useMemo(() => {
    if (judged === null || isPending) return null;
    const known = names ? openingPlies(names, moves) : 0;
    const marks = marksOf(judged, moves, known);
    return {
      judged,
      marks,
      shownMarks: new Map(marks.map(({ ply, slip }) => [ply, { slip, glyph: GLYPHS[slip], words: t(`slip.${slip}`) }])),
      accuracy: accuracyOf(
        judged.slice(known).map(({ score }) => score),
        moverOf(known + 1),
      ),
    };
  }, [judged, moves, names, isPending, t]);
}
