import { useTranslation } from 'react-i18next';
import { type Score, whiteChances } from '../../../../domain/chess/evaluation.ts';
import type { Color } from '../../../../domain/tournament/value/field.ts';
import classes from './evaluation-bar.module.css';
import { useScoreText } from './use-score-text.ts';

interface EvaluationBarProps {
  readonly score: Score | null;
  /** The side at the bottom of the board, and of the bar. */
  readonly below: Color;
}

/** White's share of the winning chances, beside the board. */
export function EvaluationBar({ score, below }: EvaluationBarProps) {
  const { t } = useTranslation('review');
  const scoreText = useScoreText();
  const share = score === null ? 50 : 50 + 50 * whiteChances(score);
  const text = score === null ? '…' : scoreText(score);
  return (
    <div
      className={classes.bar}
      role="img"
      aria-label={t('engine.bar', { score: text })}
      title={text}
      data-below={below}
    >
      <div className={classes.white} style={{ '--rk-share': `${share}%` } as React.CSSProperties} />
    </div>
  );
}
