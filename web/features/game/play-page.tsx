import { type HotkeyItem, useHotkeys } from '@mantine/hooks';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountsInfoAnswer, PlayAnswer } from '../../../contract/games.ts';
import { rulesOf } from '../../../domain/chess/rules.ts';
import { opposite } from '../../../domain/tournament/field.ts';
import { withWords } from '../../language.ts';
import { accountsInfoQuery, playQuery } from '../../queries/game.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Actions } from './actions.tsx';
import { ConfirmMove } from './confirm-move.tsx';
import { shownMoves } from './game-state.ts';
import { Info } from './info.tsx';
import { MoveTable } from './move-table.tsx';
import { Over } from './over.tsx';
import { PlayBar } from './play-bar.tsx';
import { PlayBoard } from './play-board.tsx';
import classes from './play-page.module.css';
import { playersOf } from './players.ts';
import { Seat } from './seat.tsx';
import { PROMOTION_KEYS, pieceOfKey, useGameSettings } from './settings.ts';
import { SideTabs } from './side-tabs.tsx';
import { SpokenLook } from './spoken-look.tsx';
import { SpokenMoves } from './spoken-moves.tsx';
import { StepControls } from './step-controls.tsx';
import { TypedMoveForm } from './typed-move-form.tsx';
import { type LiveGame, useGame } from './use-game.ts';
import { useLookBack } from './use-look-back.ts';
import { useShortTime } from './use-short-time.ts';
import { useSounds } from './use-sounds.ts';
import { awaitsMove, useTurnSigns } from './use-turn-signs.ts';

const IllegalMoveDialog = lazyPart(() => import('./illegal-move-dialog.tsx').then((part) => part.IllegalMoveDialog));
const OutcomeDialog = lazyPart(() => import('./outcome-dialog.tsx').then((part) => part.OutcomeDialog));
const SpokenClock = lazyPart(() =>
  withWords({ words: ['asking'], load: () => import('./spoken-clock.tsx') }).then((part) => part.SpokenClock),
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

/** How the reader looks at this game, while he does. */
interface TableView {
  readonly isTurned: boolean;
  /** Board and clocks, and nothing else. */
  readonly isZen: boolean;
}

/** The board, the clocks and all that belongs to them; players have more beside it than who watches (R-425, R-430). */
function PlayTable({ gameId, play, accounts }: PlayTableProps) {
  const { t } = useTranslation('game');
  const me = play.my_color;
  const game = useGame(gameId, accounts.tournament.game_variant, me);
  const { state, dispatch } = game;
  const { settings } = useGameSettings();
  useSounds(state, settings);
  useTurnSigns(state, settings.vibration);
  usePromotionKeys(game);
  useWayToView(gameId, game);
  const look = useLookBack(state);
  const players = playersOf(play, accounts);
  const [view, setView] = useState<TableView>({ isTurned: false, isZen: false });
  const turn = () => setView(({ isTurned, isZen }) => ({ isTurned: !isTurned, isZen }));
  const toggleZen = () => setView(({ isTurned, isZen }) => ({ isTurned, isZen: !isZen }));
  useHotkeys([
    ['f', turn],
    ['z', toggleZen],
  ]);
  const own = me ?? 'white';
  const below = view.isTurned ? opposite(own) : own;
  const above = opposite(below);
  const moves = shownMoves(state);
  const isOver = state.told?.message.finished === true;
  // When it is over, what belongs to it is shown again.
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
        isZen={isZen}
        onTurn={turn}
        onZen={toggleZen}
        className={classes.bar}
      />
      <Seat color={above} player={players[above]} game={game} className={classes.above} />
      <PlayBoard game={game} look={look} settings={settings} below={below} className={classes.board} />
      <Seat color={below} player={players[below]} game={game} className={classes.below} />
      <div className={classes.moves}>
        <MoveTable moves={moves} ply={look.ply} onPly={look.onPly} canBeLine />
        <StepControls ply={look.ply} last={moves.length} onPly={look.onPly} />
      </div>
      {isOver && (
        <Over gameId={gameId} message={state.told?.message} isPlayer={me !== null} className={classes.actions} />
      )}
      {isConfirming && <ConfirmMove game={game} className={classes.actions} />}
      {me !== null && !isOver && !isConfirming && (
        <Actions game={game} me={me} opponent={players[opposite(me)].name} className={classes.actions} />
      )}
      {me !== null && (
        <TypedMoveForm
          state={state}
          players={players}
          className={classes.typing}
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
      <Popups gameId={gameId} game={game} />
    </div>
  );
}

/**
 * The keys q, r, b and n set automatic promotion, x turns it off; not while somebody types (R-505). While the piece of a
 * pawn is being chosen they choose it.
 */
function usePromotionKeys({ state, dispatch }: LiveGame): void {
  const { settings, change } = useGameSettings();
  const { promotions } = rulesOf(state.variant);
  const press = (key: string) => () => {
    if (state.intent.kind === 'promoting') {
      const role = pieceOfKey(key, promotions);
      if (role !== undefined)
        dispatch({ kind: 'promoted', role, confirms: settings.confirmMoves, at: performance.now() });
      return;
    }
    const autoPromotion = PROMOTION_KEYS[key];
    if (autoPromotion !== undefined) change({ autoPromotion });
  };
  useHotkeys([...Object.keys(PROMOTION_KEYS), 'k'].map((key): HotkeyItem => [key, press(key)]));
}

/** A game that was over before the page had heard of it has its own page (R-424). */
function useWayToView(gameId: string, { state }: LiveGame): void {
  const navigate = useNavigate();
  const wasOver = state.told?.message.finished === true && !state.endedHere;
  useEffect(() => {
    if (wasOver) void navigate({ to: '/game/view/$gameId', params: { gameId }, replace: true });
  }, [wasOver, navigate, gameId]);
}

/** What asks for an answer over the page: a move that is not allowed, the end. What they are made of comes with the first. */
function Popups({ gameId, game }: { readonly gameId: string; readonly game: LiveGame }) {
  const { state, dispatch } = game;
  const { me, told, illegal, endedHere } = state;
  const [seen, setSeen] = useState(false);
  const wasIllegal = useEver(illegal);
  if (me === null) return null;
  return (
    <Suspense>
      {wasIllegal && <IllegalMoveDialog opened={illegal} onClose={() => dispatch({ kind: 'illegalSeen' })} />}
      {told !== null && endedHere && (
        <OutcomeDialog opened={!seen} gameId={gameId} message={told.message} me={me} onClose={() => setSeen(true)} />
      )}
    </Suspense>
  );
}

/** Whether this has been so at any moment. */
function useEver(isNow: boolean): boolean {
  const [ever, setEver] = useState(isNow);
  if (isNow && !ever) setEver(true);
  return ever || isNow;
}
