import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameViewAnswer } from '../../../../contract/game/games.ts';
import { useFormat } from '../../../app/format.ts';
import { withNamespaces } from '../../../app/language.ts';
import { gameViewQuery } from '../../../queries/game.ts';
import { InViewport } from '../../../ui/hooks/in-viewport.tsx';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { TextLink } from '../../../ui/layout/links.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { outcomeOfGame, replayedGame } from '../state/replayed-game.ts';
import { useStepKeys } from '../state/use-step-keys.ts';
import { MoveTable } from './move-table.tsx';
import { Pgn } from './pgn.tsx';
import { resultWords } from './result-words.ts';
import { ReviewBoard } from './review-board.tsx';
import { StepControls } from './step-controls.tsx';
import classes from './view-page.module.css';

const FaultDialog = lazyComponent(() => import('../play/fault-dialog.tsx').then((module) => module.FaultDialog));

interface ViewPageProps {
  readonly gameId: string;
  /** Half-moves before the position that the address names. */
  readonly ply: number | undefined;
  readonly onPly: (ply: number) => void;
}

const OpeningName = lazyComponent(() => import('./opening-name.tsx').then((part) => part.OpeningName));
const AfterGame = lazyComponent(() =>
  withNamespaces({ namespaces: ['review'], load: () => import('./after-game.tsx') }).then((part) => part.AfterGame),
);

/** A finished game: its board, its moves, its result. */
export function ViewPage({ gameId, ply, onPly }: ViewPageProps) {
  const { data: view } = useSuspenseQuery(gameViewQuery(gameId));
  return <GameReview key={gameId} view={view} ply={ply} onPly={onPly} />;
}

/** Delay before the address follows the position: browsers limit how often it may change. */
const ADDRESS_DELAY_MS = 400;

type GameReviewProps = Omit<ViewPageProps, 'gameId'> & { readonly view: GameViewAnswer };

function GameReview({ view, ply: fromAddress, onPly }: GameReviewProps) {
  const { t } = useTranslation(['game', 'ui']);
  const { t: game } = useTranslation('game');
  const { game: row, tournament } = view;
  const replayed = useMemo(() => replayedGame(tournament.gameVariant, row.moves), [tournament, row.moves]);
  const { moves } = replayed;
  const [ply, setPly] = useState(() => Math.min(fromAddress ?? moves.length, moves.length));
  const isInAddress = ply === (fromAddress ?? moves.length);
  useEffect(() => {
    if (isInAddress) return;
    const timer = setTimeout(() => onPly(ply), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isInAddress, ply, onPly]);
  const step = (to: number) => setPly(Math.max(0, Math.min(to, moves.length)));
  useStepKeys({ ply, last: moves.length, onPly: step });
  const names = { white: row.whiteName, black: row.blackName };
  return (
    <Page
      title={t('title', names)}
      crumbs={[
        { label: t('view.breadcrumb'), link: { to: '/tournaments' } },
        { label: tournament.name, link: { to: '/tournament/view/$tid', params: { tid: tournament.id } } },
      ]}
      status={<strong className={classes.result}>{resultWords(game, outcomeOfGame(row), row.reason)}</strong>}
    >
      <div className={classes.layout}>
        <ReviewBoard view={view} moves={moves} ply={ply} onPly={step} />
        <div className={classes.side}>
          <Facts view={view} />
          {tournament.gameVariant === 'Chess' && moves.length > 0 && (
            <Suspense>
              <OpeningName moves={moves} ply={ply} />
            </Suspense>
          )}
          <div className={classes.moves}>
            <MoveTable moves={moves} ply={ply} onPly={step} />
          </div>
          <StepControls ply={ply} last={moves.length} onPly={step} />
        </div>
        <Pgn view={view} />
        <InViewport>
          <Suspense>
            <AfterGame view={view} moves={moves} ply={ply} onPly={step} />
          </Suspense>
        </InViewport>
      </div>
      {replayed.fault !== null && (
        <Suspense>
          <FaultDialog fault={replayed.fault} />
        </Suspense>
      )}
    </Page>
  );
}

function Facts({ view }: { readonly view: GameViewAnswer }) {
  const { t } = useTranslation(['game', 'chess']);
  const format = useFormat();
  const { game, tournament } = view;
  return (
    <p className={classes.facts}>
      <TextLink to="/tournament/view/$tid" params={{ tid: tournament.id }}>
        {tournament.name}
      </TextLink>
      {' · '}
      {t('chess:round', { number: game.round })}
      {' · '}
      {t('chess:timeControl', { initial: game.initialTime, increment: game.increment })}
      {game.start !== null && ` · ${format.date(game.start)}`}
      {view.runs && (
        <>
          {' · '}
          <TextLink to="/game/log/$gameId" params={{ gameId: game.id }}>
            {t('info.log')}
          </TextLink>
        </>
      )}
    </p>
  );
}
