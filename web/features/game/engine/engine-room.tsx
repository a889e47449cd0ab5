import { Button } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Judged, type Score, whiteChances } from '../../../../domain/chess/evaluation.ts';
import { rulesOf } from '../../../../domain/chess/rules.ts';
import type { Engine } from '../../../engine/engine.ts';
import { judgedByRules, judgePositions } from '../../../engine/judge.ts';
import { ProgressLine } from '../../../ui/tournament/progress-line.tsx';
import type { AfterGameProps } from '../review/after-game-props.ts';
import { variationText } from '../review/variation-text.ts';
import room from './engine-room.module.css';
import { EvaluationChart } from './evaluation-chart.tsx';
import { keepJudgements, keptJudgements } from './game-analysis.ts';
import { type Thought, useEngine, useThought } from './use-engine.ts';
import { useScoreText } from './use-score-text.ts';

type RoomProps = AfterGameProps & { readonly onFailed: () => void };

/** The engine's evaluation of the position on the board, and of the whole game. */
export function EngineRoom(props: RoomProps) {
  const { t } = useTranslation('review');
  const { view, moves, ply, onPly, onFailed } = props;
  const engine = useEngine();
  const fen = moves[ply - 1]?.fen ?? rulesOf('Chess').startFen;
  const whole = useWholeGame(engine, { view, moves, onFailed });
  const ended = judgedByRules(fen);
  const thought = useThought(engine, { fen: ended === null && whole.done === null ? fen : null, onFailed });
  const score = ended?.score ?? thought?.evaluation.lines[0]?.score ?? whole.judged?.[ply]?.score ?? null;
  return (
    <>
      <h3>{t('engine.position')}</h3>
      <EvaluationBar score={score} />
      {ended === null ? <Lines thought={thought} fen={fen} ply={ply} /> : <p>{t('engine.over')}</p>}
      {moves.length > 0 && (
        <>
          <h3>{t('game.title')}</h3>
          <WholeGameButton whole={whole} total={moves.length + 1} />
          {whole.judged !== null && <EvaluationChart judged={whole.judged} moves={moves} ply={ply} onPly={onPly} />}
        </>
      )}
    </>
  );
}

function EvaluationBar({ score }: { readonly score: Score | null }) {
  const { t } = useTranslation('review');
  const scoreText = useScoreText();
  const share = score === null ? 50 : 50 + 50 * whiteChances(score);
  const text = score === null ? '…' : scoreText(score);
  return (
    <div className={room.standing}>
      <strong className={room.score}>{text}</strong>
      <div className={room.bar} role="img" aria-label={t('engine.bar', { score: text })}>
        <div className={room.white} style={{ inlineSize: `${share}%` }} />
      </div>
    </div>
  );
}

interface LinesProps {
  readonly thought: Thought | null;
  readonly fen: string;
  readonly ply: number;
}

function Lines({ thought, fen, ply }: LinesProps) {
  const { t } = useTranslation('review');
  const { t: game } = useTranslation('game');
  const scoreText = useScoreText();
  if (thought === null) return <p>{t('engine.coming')}</p>;
  return (
    <>
      <ol className={room.lines} aria-label={t('engine.lines')}>
        {thought.evaluation.lines.map(({ score, moves }) => (
          <li key={moves[0]}>
            <strong className={room.score}>{scoreText(score)}</strong>{' '}
            <span>{variationText(game, fen, ply, moves)}</span>
          </li>
        ))}
      </ol>
      <p>{t('engine.depth', { depth: thought.evaluation.depth })}</p>
    </>
  );
}

interface WholeGame {
  /** Null before the game has been analysed. */
  readonly judged: readonly Judged[] | null;
  /** Number of positions done; null while no analysis runs. */
  readonly done: number | null;
  readonly start: () => void;
  readonly cancel: () => void;
}

type WholeOf = Pick<RoomProps, 'view' | 'moves' | 'onFailed'>;

/** Analyses the whole game, once in each tab. */
function useWholeGame(engine: Engine | null, { view, moves, onFailed }: WholeOf): WholeGame {
  const { id, moves: record } = view.game;
  const [judged, setJudged] = useState(() => keptJudgements(sessionStorage, id, record));
  const [done, setDone] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  const start = async () => {
    if (engine === null) return;
    const leave = new AbortController();
    running.current = leave;
    setDone(0);
    try {
      const found = await judgePositions(engine, [rulesOf('Chess').startFen, ...moves.map(({ fen }) => fen)], {
        signal: leave.signal,
        onProgress: setDone,
      });
      if (leave.signal.aborted || found.length <= moves.length) return;
      keepJudgements(sessionStorage, id, { record, judged: found });
      setJudged(found);
    } finally {
      setDone(null);
    }
  };
  return { judged, done, cancel, start: () => void start().catch(onFailed) };
}

function WholeGameButton({ whole, total }: { readonly whole: WholeGame; readonly total: number }) {
  const { t } = useTranslation('review');
  const { done, judged, start, cancel } = whole;
  if (done === null) {
    return (
      <Button variant="default" onClick={start}>
        {t(judged === null ? 'game.start' : 'game.again')}
      </Button>
    );
  }
  const words = t('game.progress', { done, total });
  return <ProgressLine done={done} total={total} words={words} stop={t('game.cancel')} onStop={cancel} />;
}
