import { useHotkeys } from '@mantine/hooks';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameViewAnswer } from '../../../../contract/game/games.ts';
import { type Color, opposite } from '../../../../domain/tournament/value/field.ts';
import { withNamespaces } from '../../../app/language.ts';
import { gameViewQuery } from '../../../queries/game.ts';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { useEngaged } from '../../../ui/hooks/use-engaged.ts';
import { EngineButtons, type EngineTask } from '../engine/engine-buttons.tsx';
import { NO_FINDINGS } from '../engine/findings.ts';
import { outcomeOfGame, replayedGame } from '../state/replayed-game.ts';
import { ReviewBar } from './bar/review-bar.tsx';
import { resultWords } from './result-words.ts';
import { ReviewBoard } from './review-board.tsx';
import { ReviewSeat } from './review-seat.tsx';
import { ReviewTabs } from './review-tabs.tsx';
import { StepControls } from './step-controls.tsx';
import { useReview } from './use-review.ts';
import { VariationBar } from './variation-bar.tsx';
import classes from './view-page.module.css';

const FaultDialog = lazyComponent(() => import('../play/fault-dialog.tsx').then((module) => module.FaultDialog));
const OpeningName = lazyComponent(() => import('./opening-name.tsx').then((part) => part.OpeningName));
const EnginePanel = lazyComponent(() =>
  withNamespaces({ namespaces: ['review'], load: () => import('../engine/engine-panel.tsx') }).then(
    (part) => part.EnginePanel,
  ),
);
const EvaluationBar = lazyComponent(() =>
  withNamespaces({ namespaces: ['review'], load: () => import('../engine/evaluation-bar.tsx') }).then(
    (part) => part.EvaluationBar,
  ),
);

interface ViewPageProps {
  readonly gameId: string;
  /** Half-moves before the position that the address names. */
  readonly ply: number | undefined;
  readonly onPly: (ply: number) => void;
}

/** A finished game: its board, its moves, its result, and the engine. */
export function ViewPage({ gameId, ply, onPly }: ViewPageProps) {
  const { data: view } = useSuspenseQuery(gameViewQuery(gameId));
  const isEngaged = useEngaged();
  return <GameReview key={gameId} view={view} ply={ply} onPly={onPly} isEngaged={isEngaged} />;
}

interface GameReviewProps extends Omit<ViewPageProps, 'gameId'> {
  readonly view: GameViewAnswer;
  readonly isEngaged: boolean;
}

function GameReview({ view, ply: fromAddress, onPly, isEngaged }: GameReviewProps) {
  const { t } = useTranslation('game');
  const { game: row, tournament } = view;
  const variant = tournament.gameVariant;
  const replayed = useMemo(() => replayedGame(variant, row.moves), [variant, row.moves]);
  const review = useReview(replayed.moves, { variant, fromAddress, onAddress: onPly });
  const [below, setBelow] = useState<Color>('white');
  const turn = () => setBelow(opposite(below));
  useHotkeys([['f', turn]]);
  const [task, setTask] = useState<EngineTask>('none');
  const [findings, setFindings] = useState(NO_FINDINGS);
  const isAnalysed = task === 'position' || task === 'game';
  const { line, ply, step } = review;
  return (
    <div className={classes.table} data-analysed={isAnalysed || undefined}>
      <title>{`${t('title', { white: row.whiteName, black: row.blackName })} · Rokade`}</title>
      <ReviewBar view={view} hasBoards={isEngaged} onTurn={turn} className={classes.bar} />
      <ReviewSeat view={view} color={opposite(below)} ply={review.gamePly} className={classes.above} />
      {isAnalysed && (
        <div className={classes.evaluation}>
          <Suspense>
            <EvaluationBar score={findings.score} below={below} />
          </Suspense>
        </div>
      )}
      <ReviewBoard variant={variant} review={review} below={below} arrow={findings.best} className={classes.board} />
      <ReviewSeat view={view} color={below} ply={review.gamePly} className={classes.below} />
      <div className={classes.result}>
        <strong>{resultWords(t, outcomeOfGame(row), row.reason)}</strong>
        {variant === 'Chess' && line.length > 0 && (
          <Suspense>
            <OpeningName moves={line} ply={ply} />
          </Suspense>
        )}
      </div>
      <ReviewTabs
        view={view}
        review={review}
        analysis={findings.analysis}
        onAnalyse={isAnalysed ? null : () => setTask('game')}
        className={classes.tabs}
      />
      <div className={classes.steps}>
        <VariationBar review={review} />
        <StepControls ply={ply} last={line.length} onPly={step} />
      </div>
      {variant === 'Chess' && (
        <section className={classes.engine} aria-label={t('view.engine.title')}>
          {task === 'none' ? (
            <EngineButtons hasMoves={replayed.moves.length > 0} onTask={setTask} />
          ) : (
            <Suspense>
              <EnginePanel view={view} review={review} task={task} onTask={setTask} onFindings={setFindings} />
            </Suspense>
          )}
        </section>
      )}
      {replayed.fault !== null && (
        <Suspense>
          <FaultDialog fault={replayed.fault} />
        </Suspense>
      )}
    </div>
  );
}
