import { type Dispatch, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import * as calls from '../../../../contract/calls.ts';
import type { Variant } from '../../../../domain/chess/rules.ts';
import { type Phrase, phraseId } from '../../../../domain/game/phrases.ts';
import { given } from '../../../../domain/kernel/given.ts';
import { GAME_START_CHECK_MS } from '../../../../domain/kernel/limits.ts';
import type { Color } from '../../../../domain/tournament/value/field.ts';
import { ApiError, callApi } from '../../../api.ts';
import { type Contact, type GameSocket, gameSocketUrl, openGameSocket } from '../../../live/game-socket.ts';
import { showError } from '../../../ui/feedback/error-banner.tsx';
import { type GameEvent, type GameState, gameReducer, newGameState, plyOfDrawAnswer } from './game-state.ts';
import { type Line, sendAction, sendMove } from './send-move.ts';
import { isDrawnByItself, type ServerGame, untilFlag, untilStart } from './server-game.ts';

export interface LiveGame {
  readonly state: GameState;
  readonly contact: Contact;
  /** Round trip to the server, in milliseconds; null while it is unknown. */
  readonly roundTripMs: number | null;
  readonly dispatch: Dispatch<GameEvent>;
  readonly resign: () => void;
  /** Offers a draw, accepts the opponent's offer, or claims the draw the position gives. */
  readonly agreeToDraw: () => void;
  readonly declineDraw: () => void;
  readonly sendPhrase: (phrase: Phrase) => void;
}

/** A running game: connected and up to date, with the user's pending actions. */
export function useGame(gameId: string, variant: Variant, me: Color | null): LiveGame {
  const [state, dispatch] = useReducer(gameReducer, newGameState(variant, me));
  const { contact, roundTripMs, reopen, line } = useSocket(gameId, dispatch);
  useSending(gameId, state, line, dispatch);
  useStart(state.serverGame, reopen);
  useDuties(gameId, state, line);
  const request = usePlayerActions(gameId, variant, line);
  const answerDraw = (what: 'draw/yes' | 'draw/no') =>
    void request(what, plyOfDrawAnswer(state)).catch((error: unknown) => {
      dispatch({ kind: 'drawRequestRefused' });
      showUnlessSeen(error);
    });
  return {
    state,
    contact,
    roundTripMs,
    dispatch,
    resign: () => void request('resign/resign').catch(showUnlessSeen),
    agreeToDraw: () => {
      dispatch({ kind: 'drawOffered' });
      answerDraw('draw/yes');
    },
    declineDraw: () => {
      dispatch({ kind: 'drawDeclined' });
      answerDraw('draw/no');
    },
    sendPhrase: (phrase) => {
      const side = me === 'white' ? 0 : 1;
      callApi(calls.sayPhrase, { id: gameId, body: { side, messageId: phraseId(phrase) } }).catch(showError);
    },
  };
}

/** The actions of a player besides moves, as in the path of the API call. */
type ActionPath = 'resign/resign' | 'draw/yes' | 'draw/no' | 'draw/auto' | 'flag/flag';

const actionOf = (action: ActionPath) => {
  const [from = '', to = ''] = action.split('/');
  return { from, to };
};

const callFor = (gameId: string, variant: Variant, what: ActionPath) =>
  callApi(calls.move, { id: gameId, ...actionOf(what), query: { variant } });

/** Sends actions until the server responds, while the page is mounted. */
function usePlayerActions(
  gameId: string,
  variant: Variant,
  line: Line,
): (what: ActionPath, ply?: number) => Promise<void> {
  const here = useRef(new AbortController());
  useEffect(() => {
    const own = new AbortController();
    here.current = own;
    return () => own.abort();
  }, []);
  return useCallback(
    (what, ply) => {
      const action = { ...actionOf(what), ...given({ ply }) };
      return sendAction(gameId, variant, action, line, here.current.signal);
    },
    [gameId, variant, line],
  );
}

/** The connection, renewed at once when the page becomes visible or the network returns. */
function useSocket(gameId: string, dispatch: Dispatch<GameEvent>) {
  const [contact, setContact] = useState<Contact>('connecting');
  const [roundTripMs, setRoundTrip] = useState<number | null>(null);
  const socket = useRef<GameSocket>(undefined);
  const reopen = useCallback(() => socket.current?.reopen(), []);
  const [line] = useState<Line>(() => ({
    request: (action) => socket.current?.request(action) ?? null,
    whenOpened: () => socket.current?.whenOpened() ?? never,
  }));
  useEffect(() => {
    let now: Contact = 'connecting';
    const opened = openGameSocket({
      url: gameSocketUrl(gameId),
      onMessage: (message) => dispatch({ kind: 'received', message, at: performance.now() }),
      onAhead: (aheadMs) => dispatch({ kind: 'synchronised', aheadMs }),
      onContact: (next) => {
        now = next;
        setContact(next);
        if (next === 'lost') setRoundTrip(null);
      },
      onRoundTrip: (ms) => setRoundTrip(Math.round(ms)),
    });
    socket.current = opened;
    const comeBack = () => {
      if (now === 'lost' && !document.hidden) opened.reopen();
    };
    document.addEventListener('visibilitychange', comeBack);
    // A dead connection is silent, but the browser notices that it is offline.
    window.addEventListener('offline', opened.reopen);
    window.addEventListener('online', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('offline', opened.reopen);
      window.removeEventListener('online', comeBack);
      opened.close();
    };
  }, [gameId, dispatch]);
  return { contact, roundTripMs, reopen, line };
}

/** Before the first connection, moves are sent by API calls. */
const never = new Promise<void>(() => undefined);

/** Sends the pending move until the server accepts or refuses it. */
function useSending(gameId: string, { intent, variant }: GameState, line: Line, dispatch: Dispatch<GameEvent>): void {
  useEffect(() => {
    if (intent.kind !== 'sent') return;
    const gone = new AbortController();
    sendMove(gameId, variant, intent, line, gone.signal).catch((error: unknown) => {
      // Messages received meanwhile decide; a late refusal of a settled move is ignored.
      if (gone.signal.aborted) return;
      const key = keyOf(error);
      // The server is ahead of this page: it may have accepted this very move before, and its next message settles it.
      if (key === 'outOfStep') return;
      dispatch({ kind: 'refused', illegal: key === 'illegalMove' || key === 'promotionRequired' });
      showUnlessSeen(error);
    });
    return () => gone.abort();
  }, [gameId, variant, intent, line, dispatch]);
}

/** The board or the dialog already explains these refusals. */
const SILENT = new Set(['illegalMove', 'promotionRequired', 'gameOver', 'outOfStep']);

const keyOf = (error: unknown): string | undefined => (error instanceof ApiError ? error.key : undefined);

function showUnlessSeen(error: unknown): void {
  const key = keyOf(error);
  if (key === undefined || !SILENT.has(key)) showError(error);
}

/** Once the start time has passed, the server is polled until it starts the game. */
function useStart(serverGame: ServerGame | null, reopen: () => void): void {
  useEffect(() => {
    if (serverGame === null || serverGame.message.started) return;
    const timer = setTimeout(reopen, untilStart(serverGame, performance.now()) + GAME_START_CHECK_MS);
    return () => clearTimeout(timer);
  }, [serverGame, reopen]);
}

/** Claims a fallen flag and an automatic draw, silently and once in each position. */
function useDuties(gameId: string, { me, serverGame, variant }: GameState, line: Line): void {
  const done = useRef('');
  useEffect(() => {
    if (me === null || serverGame === null) return;
    const once = (what: 'flag/flag' | 'draw/auto') => {
      const duty = `${what} ${serverGame.message.ply}`;
      if (done.current === duty) return;
      done.current = duty;
      // Early claims are refused, and the server ends the game without them too. Both players claim, so a refusal on
      // the socket is not a failed request.
      const answer = line.request(actionOf(what)) ?? callFor(gameId, variant, what);
      answer.catch(() => undefined);
    };
    if (isDrawnByItself(variant, serverGame)) once('draw/auto');
    const left = untilFlag(serverGame, performance.now());
    if (left === null) return;
    const timer = setTimeout(() => once('flag/flag'), left);
    return () => clearTimeout(timer);
  }, [gameId, me, serverGame, variant, line]);
}
