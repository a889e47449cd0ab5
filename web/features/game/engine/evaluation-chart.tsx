import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { whiteChances } from '../../../../domain/chess/evaluation.ts';
import type { PlayedMove } from '../../../../domain/chess/replay.ts';
import { rulesOf } from '../../../../domain/chess/rules.ts';
import classes from '../review/charts/after-game.module.css';
import { ChartTable } from '../review/charts/chart-table.tsx';
import chart from '../review/charts/game-chart.module.css';
import { GameChart, HALF_HEIGHT, MOVE_WIDTH } from '../review/charts/game-chart.tsx';
import { numberedMove } from '../review/numbered-move.ts';
import { variationText } from '../review/variation-text.ts';
import room from './evaluation-chart.module.css';
import { type Analysis, GLYPHS } from './findings.ts';
import { useScoreText } from './use-score-text.ts';

/** A mark stands at the edge of the side that made the move. */
const MARK_HEIGHT = 30;

interface EvaluationChartProps {
  readonly analysis: Analysis;
  readonly moves: readonly PlayedMove[];
  readonly ply: number;
  readonly onPly: (ply: number) => void;
}

/** The evaluation over the game, with the mistakes marked. */
export function EvaluationChart({ analysis, moves, ply, onPly }: EvaluationChartProps) {
  const { t } = useTranslation('review');
  const scoreText = useScoreText();
  const { judged, marks } = analysis;
  const bars = judged.slice(1).map(({ score }) => whiteChances(score) * HALF_HEIGHT);
  return (
    <>
      <GameChart label={t('game.chart')} plies={moves.length} ply={ply} onPly={onPly}>
        {bars.map((height, at) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a half-move is known by its place
            key={at}
            className={height >= 0 ? chart.white : chart.black}
            x={at * MOVE_WIDTH}
            width={MOVE_WIDTH}
            y={-Math.max(0, height)}
            height={Math.max(1, Math.abs(height))}
          />
        ))}
        {marks.map((mark) => (
          <line
            key={mark.ply}
            className={chart.slip}
            data-slip={mark.slip}
            x1={(mark.ply - 0.5) * MOVE_WIDTH}
            x2={(mark.ply - 0.5) * MOVE_WIDTH}
            y1={mark.ply % 2 === 1 ? -HALF_HEIGHT : HALF_HEIGHT - MARK_HEIGHT}
            y2={mark.ply % 2 === 1 ? MARK_HEIGHT - HALF_HEIGHT : HALF_HEIGHT}
          />
        ))}
      </GameChart>
      <h2 className={classes.title}>{t('game.slips')}</h2>
      {marks.length === 0 ? <p>{t('game.none')}</p> : <Marks {...{ analysis, moves, onPly }} />}
      <p>{t('game.note')}</p>
      <ChartTable
        label={t('game.evaluation')}
        moves={moves}
        onPly={onPly}
        heads={[t('game.evaluation')]}
        rows={judged.slice(1).map(({ score }) => [scoreText(score)])}
      />
    </>
  );
}

function Marks({ analysis: { judged, marks }, moves, onPly }: Omit<EvaluationChartProps, 'ply'>) {
  const { t } = useTranslation('review');
  const { t: game } = useTranslation('game');
  return (
    <ul className={room.slips}>
      {marks.map(({ ply, slip }) => {
        const best = judged[ply - 1]?.best ?? null;
        const before = moves[ply - 2]?.fen ?? rulesOf('Chess').startFen;
        return (
          <li key={ply}>
            <UnstyledButton className={classes.to} onClick={() => onPly(ply)}>
              {numberedMove(game, moves, ply)}
            </UnstyledButton>
            <span>
              {GLYPHS[slip]} {t(`slip.${slip}`)}.
            </span>
            {best !== null && <span>{t('game.better', { move: variationText(game, before, ply - 1, [best]) })}</span>}
          </li>
        );
      })}
    </ul>
  );
}
