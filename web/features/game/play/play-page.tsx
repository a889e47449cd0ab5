import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountsInfoAnswer, PlayAnswer } from '../../../../contract/game/games.ts';
import type { Role } from '../../../../domain/chess/square.ts';
import { lowTimeMs } from '../../../../domain/game/low-time.ts';
import { MINUTE } from '../../../../domain/kernel/time.ts';
import { opposite } from '../../../../domain/tournament/value/field.ts';
import { withNamespaces } from '../../../app/language.ts';
import { accountsInfoQuery, playQuery } from '../../../queries/game.ts';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { SpokenLook } from '../accessible/spoken-look.tsx';
import { SpokenMoves } from '../accessible/spoken-moves.tsx';
import { TypedMoveForm } from '../accessible/typed-move-form.tsx';
import { MoveTable } from '../review/move-table.tsx';
import { StepControls } from '../review/step-controls.tsx';
import { shownMoves } from '../state/game-state.ts';
import { playersOf } from '../state/players.ts';
import { useGameSettings } from '../state/settings.ts';
import { type LiveGame, useGame } from '../state/use-game.ts';
import { useKeys } from '../state/use-keys.ts';
import { useLookBack } from '../state/use-look-back.ts';
import { Info } from '../table/info.tsx';
import { PlayerSeat } from '../table/seat.tsx';
import { SideTabs } from '../table/side-tabs.tsx';
import { useShortTime } from '../table/use-short-time.ts';
import { useSounds } from '../table/use-sounds.ts';
import { awaitsMove, useTurnNotification } from '../table/use-turn-notification.ts';
import { Actions } from './actions.tsx';
import { ConfirmMove } from './confirm-move.tsx';
import { Over } from './over.tsx';
import { PlayBar } from './play-bar.tsx';
import { PlayBoard } from './play-board.tsx';
import classes from './play-page.module.css';
import { PromotionChip } from './promotion-chip.tsx';

const IllegalMoveDialog = lazyComponent(() =>
  import('./illegal-move-dialog.tsx').then((part) => part.IllegalMoveDialog),
);
const OutcomeDialog = lazyComponent(() => import('./outcome-dialog.tsx').then((part) => part.OutcomeDialog));
const SpokenClock = lazyComponent(() =>
  withNamespaces({ namespaces: ['asking'], load: () => import('../accessible/spoken-clock.tsx') }).then(
    (part) => part.SpokenClock,
  ),
);

export function PlayPage({ gameId }: { readonly gameId: string }) {
  const { data: play } = useSuspenseQuery(playQuery(gameId));
  const { data: accounts } = useSuspenseQuery(accountsInfoQuery(gameId));
  return <PlayTable key={gameId} gameId={gameId} play={play} accounts={accounts} />;
}

interface PlayTableProps {
  readonly gameId: string;
  readonly play: PlayAnswer;
  readonly accounts: AccountsInfoAnswer;
}

/** How the user views this game; kept while the page is open. */
interface TableView {
  readonly isTurned: boolean;
  /** Zen mode: only board and clocks. */
  readonly isZen: boolean;
}

/** The board, the clocks and the panel; players have more of it than spectators (R-425, R-430). */
function PlayTable({ gameId, play, accounts }: PlayTableProps) {
  const { t } = useTranslation('game');
  const me = play.myColor;
  const game = useGame(gameId, accounts.tournament.gameVariant, me);
  const { state, dispatch } = game;
  const { settings, choosePromotion } = usePlaySettings();
  useSounds(state, settings);
  useTurnNotification(state, settings.vibration);
  useWayToView(gameId, game);
  const look = useLookBack(state);
  const players = playersOf(play, accounts);
  const lowMs = lowTimeMs(play.gameInfo.initialTime * MINUTE);
  const [view, setView] = useState<TableView>({ isTurned: false, isZen: false });
  const turn = () => setView(({ isTurned, isZen }) => ({ isTurned: !isTurned, isZen }));
  const toggleZen = () => setView(({ isTurned, isZen }) => ({ isTurned, isZen: !isZen }));
  useKeys({
    state,
    automatic: settings.autoPromotion,
    onKey: (meaning) => {
      if (meaning.kind === 'flip') turn();
      if (meaning.kind === 'zen') toggleZen();
      if (meaning.kind === 'promotion') choosePromotion(meaning.role);
      if (meaning.kind === 'choose')
        dispatch({ kind: 'promoted', role: meaning.role, confirms: settings.confirmMoves, at: performance.now() });
    },
  });
  const own = me ?? 'white';
  const below = view.isTurned ? opposite(own) : own;
  const above = opposite(below);
  const moves = shownMoves(state);
  const isOver = state.serverGame?.message.finished === true;
  // The end of the game ends the zen mode.
  const isZen = view.isZen && !isOver;
  const title = t('title', { white: players.white.name, black: players.black.name });
  const isConfirming = state.intent.kind === 'confirming';
  const isTimeShort = useShortTime(state);
  return (
    <div className={classes.table} data-zen={isZen || undefined} data-back={look.isBack || undefined}>
      <title>{`${awaitsMove(state) ? `● ${t('yourMove')} – ` : ''}${title} · Rokade`}</title>
      <PlayBar
        gameId={gameId}
        play={play}
        accounts={accounts}
        players={players}
        contact={game.contact}
        adjusted={state.adjusted}
        isZen={isZen}
        onTurn={turn}
        onZen={toggleZen}
        className={classes.bar}
      />
      <PlayerSeat color={above} player={players[above]} game={game} lowMs={lowMs} className={classes.above} />
      <PlayBoard game={game} look={look} settings={settings} below={below} className={classes.board} />
      <PlayerSeat color={below} player={players[below]} game={game} lowMs={lowMs} className={classes.below} />
      <div className={classes.moves}>
        <MoveTable moves={moves} ply={look.ply} onPly={look.onPly} canBeLine />
        <StepControls ply={look.ply} last={moves.length} onPly={look.onPly} />
      </div>
      {isOver && (
        <Over
          gameId={gameId}
          tid={accounts.tournament.id}
          message={state.serverGame?.message}
          isPlayer={me !== null}
          className={classes.actions}
        />
      )}
      {isConfirming && <ConfirmMove game={game} className={classes.actions} />}
      {me !== null && !isOver && !isConfirming && (
        <Actions game={game} me={me} opponent={players[opposite(me)].name} className={classes.actions} />
      )}
      {me !== null && !isOver && (
        <div className={classes.typing}>
          <PromotionChip state={state} piece={settings.autoPromotion} onAsk={choosePromotion} />
          <TypedMoveForm
            state={state}
            players={players}
            onMove={(move) =>
              dispatch({
                kind: 'moved',
                move,
                automatic: settings.autoPromotion,
                confirms: settings.confirmMoves,
                at: performance.now(),
              })
            }
            onPremove={(move) =>
              dispatch({ kind: 'premoved', move, automatic: settings.autoPromotion, at: performance.now() })
            }
          />
        </div>
      )}
      {me === null ? (
        <div className={classes.tabs}>
          <Info play={play} accounts={accounts} />
        </div>
      ) : (
        <SideTabs game={game} me={me} play={play} accounts={accounts} players={players} className={classes.tabs} />
      )}
      <SpokenMoves state={state} />
      <SpokenLook moves={moves} look={look} />
      {isTimeShort && (
        <Suspense>
          <SpokenClock state={state} />
        </Suspense>
      )}
      <Popups gameId={gameId} tid={accounts.tournament.id} game={game} />
    </div>
  );
}

/** The user's settings; a promotion piece chosen by a key overrides the stored one, for this game only. */
function usePlaySettings() {
  const { settings } = useGameSettings();
  const [promotion, setPromotion] = useState<{ readonly piece: Role | null } | null>(null);
  return {
    settings: promotion === null ? settings : { ...settings, autoPromotion: promotion.piece },
    choosePromotion: (piece: Role | null) => setPromotion({ piece }),
  };
}

/** A game that had ended before the page loaded has its own page (R-424). */
function useWayToView(gameId: string, { state }: LiveGame): void {
  const navigate = useNavigate();
  const wasOver = state.serverGame?.message.finished === true && !state.endedHere;
  useEffect(() => {
    if (wasOver) void navigate({ to: '/game/view/$gameId', params: { gameId }, replace: true });
  }, [wasOver, navigate, gameId]);
}

interface PopupsProps {
  readonly gameId: string;
  /** The tournament. */
  readonly tid: string;
  readonly game: LiveGame;
}

/** Dialogs over the page: an illegal move, the end. Their components load with the first of them. */
function Popups({ gameId, tid, game }: PopupsProps) {
  const { state, dispatch } = game;
  const { me, serverGame, illegal, endedHere } = state;
  const [seen, setSeen] = useState(false);
  const wasIllegal = useEver(illegal);
  if (me === null) return null;
  return (
    <Suspense>
      {wasIllegal && <IllegalMoveDialog opened={illegal} onClose={() => dispatch({ kind: 'illegalSeen' })} />}
      {serverGame !== null && endedHere && (
        <OutcomeDialog
          opened={!seen}
          gameId={gameId}
          tid={tid}
          message={serverGame.message}
          me={me}
          onClose={() => setSeen(true)}
        />
      )}
    </Suspense>
  );
}

/** Whether the condition has ever been true while mounted. */
function useEver(isNow: boolean): boolean {
  const [ever, setEver] = useState(isNow);
  if (isNow && !ever) setEver(true);
  return ever || isNow;
}
