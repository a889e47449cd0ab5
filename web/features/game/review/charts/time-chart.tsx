import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { longestThought, timesSpent } from '../../../../../domain/game/time-spent.ts';
import { formatClock } from '../../../../model/game/clock.ts';
import { useSpentTime } from '../../../../ui/chess/spent-time.ts';
import { numberedMove } from '../numbered-move.ts';
import { timedGame } from '../review-clocks.ts';
import classes from './after-game.module.css';
import type { AfterGameProps } from './after-game-props.ts';
import { ChartTable } from './chart-table.tsx';
import chart from './game-chart.module.css';
import { GameChart, HALF_HEIGHT, MOVE_WIDTH } from './game-chart.tsx';

/** The time spent on each move, as a chart and a table; nothing where the clocks are unknown. */
export function TimeChart({ view, moves, ply, onPly }: AfterGameProps) {
  const { t } = useTranslation('review');
  const { t: game } = useTranslation('game');
  const spentTime = useSpentTime();
  const timed = useMemo(() => timedGame(view), [view]);
  const spent = useMemo(() => (timed === null ? [] : timesSpent(timed)), [timed]);
  const longest = longestThought(spent);
  if (timed === null || spent.length !== moves.length) return null;
  const words = longest && { move: numberedMove(game, moves, longest.ply), time: spentTime(longest.ms) };
  return (
    <section aria-label={t('times.title')}>
      <h2 className={classes.title}>{t('times.title')}</h2>
      <GameChart
        label={words === null ? t('times.none') : t('times.chart', words)}
        plies={moves.length}
        ply={ply}
        onPly={onPly}
      >
        {spent.map((ms, at) => {
          const height = longest === null ? 1 : Math.max(1, (ms / longest.ms) * (HALF_HEIGHT - 4));
          const isWhite = at % 2 === 0;
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a half-move is known by its place
              key={at}
              className={isWhite ? chart.white : chart.black}
              x={at * MOVE_WIDTH + 1}
              width={MOVE_WIDTH - 2}
              y={isWhite ? -height : 0}
              height={height}
            />
          );
        })}
      </GameChart>
      {words !== null && <p>{t('times.longest', words)}</p>}
      <ChartTable
        label={t('times.title')}
        moves={moves}
        onPly={onPly}
        heads={[t('times.time'), t('times.left')]}
        rows={spent.map((ms, at) => [spentTime(ms), formatClock(timed.clocks[at] ?? 0)])}
      />
    </section>
  );
}
