import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ReplayedGame } from '../state/replayed-game.ts';
import { EvaluationChart } from './evaluation-chart.tsx';
import type { Analysis } from './findings.ts';

interface AnalysisPartProps {
  readonly analysis: Analysis | null;
  readonly moves: ReplayedGame['moves'];
  readonly ply: number;
  readonly onPly: (ply: number) => void;
  /** Null while the engine is working. */
  readonly onAnalyse: (() => void) | null;
}

/** The evaluation over the game and its mistakes, after the user has asked for them. */
export function AnalysisPart({ analysis, moves, ply, onPly, onAnalyse }: AnalysisPartProps) {
  const { t } = useTranslation(['review', 'game']);
  if (analysis !== null) return <EvaluationChart analysis={analysis} moves={moves} ply={ply} onPly={onPly} />;
  return (
    <>
      <p>{t('game.about')}</p>
      <p>{t('engine.about')}</p>
      {onAnalyse !== null && (
        <Button variant="default" onClick={onAnalyse}>
          {t('game:view.engine.analyse')}
        </Button>
      )}
    </>
  );
}
