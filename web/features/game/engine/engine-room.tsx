import { Button, UnstyledButton } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sanOfLine } from '../../../../domain/chess/line.ts';
import { rulesOf } from '../../../../domain/chess/rules.ts';
import { parseUci } from '../../../../domain/chess/square.ts';
import { shownSan } from '../../../../i18n/shown-san.ts';
import { judgedByRules } from '../../../engine/judge.ts';
import type { VariationLine } from '../../../engine/uci.ts';
import { ProgressLine } from '../../../ui/tournament/progress-line.tsx';
import { moveNumber } from '../review/numbered-move.ts';
import type { Review } from '../review/use-review.ts';
import { movesUpTo } from '../state/review-state.ts';
import classes from './engine-panel.module.css';
import type { EnginePanelProps } from './engine-panel-props.ts';
import { type Analysis, NO_FINDINGS } from './findings.ts';
import { useAnalysis } from './use-analysis.ts';
import { type Thought, useEngine, useThought } from './use-engine.ts';
import { useScoreText } from './use-score-text.ts';
import { useWholeGame, type WholeGame } from './use-whole-game.ts';

type RoomProps = EnginePanelProps & { readonly onFailed: () => void };

/** The engine's evaluation of the position on the board, and of the whole game. */
export function EngineRoom({ view, review, task, onTask, onFindings, onFailed }: RoomProps) {
  const { t } = useTranslation(['review', 'game']);
  const { line, ply, variation, game } = review;
  const { id, moves: record } = view.game;
  const engine = useEngine();
  const fen = line[ply - 1]?.fen ?? rulesOf('Chess').startFen;
  const whole = useWholeGame(engine, { id, record, moves: game, onFailed });
  const isDue = task === 'game' && whole.judged === null;
  useWholeGameWhenDue(whole, isDue && engine !== null);
  const analysis = useAnalysis(whole.judged, game);
  const ended = useMemo(() => judgedByRules(fen), [fen]);
  const thought = useThought(engine, { fen: ended === null && !isDue && whole.done === null ? fen : null, onFailed });
  const best = thought?.evaluation.lines[0];
  const kept = variation === null ? whole.judged?.[ply]?.score : undefined;
  const score = ended?.score ?? best?.score ?? kept ?? null;
  const bestMove = best?.moves[0];
  useEffect(() => {
    onFindings({ score, best: (bestMove !== undefined && parseUci(bestMove)) || null, analysis });
  }, [onFindings, score, bestMove, analysis]);
  useEffect(() => () => onFindings(NO_FINDINGS), [onFindings]);
  const cancel = () => {
    whole.cancel();
    onTask('position');
  };
  return (
    <>
      {whole.done === null && ended !== null && <p className={classes.coming}>{t('engine.over')}</p>}
      {whole.done === null && ended === null && <Lines thought={thought} fen={fen} review={review} />}
      {whole.done !== null && (
        <ProgressLine
          done={whole.done}
          total={game.length + 1}
          words={t('game.progress', { done: whole.done, total: game.length + 1 })}
          stop={t('game.cancel')}
          onStop={cancel}
        />
      )}
      {whole.done === null && (
        <div className={classes.foot}>
          {analysis === null ? null : <Accuracy analysis={analysis} />}
          {analysis === null && game.length > 0 && (
            <Button variant="default" onClick={() => onTask('game')}>
              {t('game:view.engine.analyse')}
            </Button>
          )}
          <Button variant="subtle" onClick={() => onTask('none')}>
            {t('engine.stop')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Starts the analysis of the whole game when the user has asked for it and the engine is there. */
function useWholeGameWhenDue({ start }: WholeGame, isDue: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it becomes due
  useEffect(() => {
    if (isDue) start();
  }, [isDue]);
}

interface LinesProps {
  readonly thought: Thought | null;
  readonly fen: string;
  readonly review: Review;
}

function Lines({ thought, fen, review }: LinesProps) {
  const { t } = useTranslation('review');
  if (thought === null) return <p className={classes.coming}>{t('engine.coming')}</p>;
  return (
    <ol
      className={classes.lines}
      aria-label={t('engine.lines')}
      title={t('engine.depth', { depth: thought.evaluation.depth })}
    >
      {thought.evaluation.lines.map((line) => (
        <Line key={line.moves[0]} line={line} fen={fen} review={review} />
      ))}
    </ol>
  );
}

/** Moves shown of a line: beyond them an engine guesses. */
const MOST_MOVES = 8;

/** A line of the engine; each of its moves leads to its position on the board. */
function Line({ line, fen, review }: { readonly line: VariationLine } & Omit<LinesProps, 'thought'>) {
  const { t } = useTranslation('game');
  const scoreText = useScoreText();
  const sans = useMemo(() => sanOfLine(fen, line.moves.slice(0, MOST_MOVES)), [fen, line.moves]);
  return (
    <li className={classes.line}>
      <strong className={classes.score}>{scoreText(line.score)}</strong>
      <span className={classes.moves}>
        {sans.map((san, at) => {
          const half = review.ply + at + 1;
          const number = at === 0 || half % 2 === 1 ? `${moveNumber(half)} ` : '';
          return (
            <UnstyledButton
              // biome-ignore lint/suspicious/noArrayIndexKey: a half-move is known by its place
              key={at}
              className={classes.move ?? ''}
              onClick={() => review.tryMoves(movesUpTo(line.moves, at))}
            >
              {number}
              {shownSan(t, san)}
            </UnstyledButton>
          );
        })}
      </span>
    </li>
  );
}

function Accuracy({ analysis: { accuracy } }: { readonly analysis: Analysis }) {
  const { t } = useTranslation('review');
  const { white, black } = accuracy;
  if (white === null || black === null) return null;
  return <p>{t('game.accuracy', { white: Math.round(white), black: Math.round(black) })}</p>;
}
