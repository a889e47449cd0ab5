import { type Dispatch, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import * as calls from '../../../contract/calls.ts';
import type { Variant } from '../../../domain/chess/rules.ts';
import { type Phrase, phraseId } from '../../../domain/game/phrases.ts';
import { GAME_START_CHECK_MS } from '../../../domain/limits.ts';
import type { Color } from '../../../domain/tournament/field.ts';
import { ApiError, ask } from '../../api.ts';
import { type Contact, type GameSocket, gameSocketUrl, openGameSocket } from '../../live/game-socket.ts';
import { showError } from '../../ui/error-banner.tsx';
import { type GameEvent, type GameState, gameReducer, newGameState, plyOfDrawAnswer } from './game-state.ts';
import { type Line, sendMove, sendWish } from './send-move.ts';
import { isDrawnByItself, type ToldGame, untilFlag, untilStart } from './told-game.ts';

export interface LiveGame {
  readonly state: GameState;
  readonly contact: Contact;
  /** How long the way to the server and back takes, in milliseconds; null while that is not known. */
  readonly roundTripMs: number | null;
  readonly dispatch: Dispatch<GameEvent>;
  readonly resign: () => void;
  /** Offers a draw, accepts the opponent's offer, or claims the draw the position gives. */
  readonly agreeToDraw: () => void;
  readonly declineDraw: () => void;
  readonly say: (phrase: Phrase) => void;
}

/** A running game: connected, up to date, with the reader's acts on their way to the server. */
export function useGame(gameId: string, variant: Variant, me: Color | null): LiveGame {
  const [state, dispatch] = useReducer(gameReducer, newGameState(variant, me));
  const { contact, roundTripMs, reopen, line } = useSocket(gameId, dispatch);
  useSending(gameId, state, line, dispatch);
  useStart(state.told, reopen);
  useDuties(gameId, state);
  const request = useWishes(gameId, variant, line);
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
    say: (phrase) => {
      const side = me === 'white' ? 0 : 1;
      ask(calls.sayPhrase, { id: gameId, body: { side, message_id: phraseId(phrase) } }).catch(showError);
    },
  };
}

/** What a player asks for besides moves, in the words of its call. */
type Wish = 'resign/resign' | 'draw/yes' | 'draw/no' | 'draw/auto' | 'flag/flag';

const wordsOf = (wish: Wish) => {
  const [from = '', to = ''] = wish.split('/');
  return { from, to };
};

const askFor = (gameId: string, variant: Variant, what: Wish) =>
  ask(calls.move, { id: gameId, ...wordsOf(what), query: { variant } });

/** Asks until the server has answered, as long as the page is here. */
function useWishes(gameId: string, variant: Variant, line: Line): (what: Wish, ply?: number) => Promise<void> {
  const here = useRef(new AbortController());
  useEffect(() => {
    const own = new AbortController();
    here.current = own;
    return () => own.abort();
  }, []);
  return useCallback(
    (what, ply) => {
      const words = { ...wordsOf(what), ...(ply !== undefined && { ply }) };
      return sendWish(gameId, variant, words, line, here.current.signal);
    },
    [gameId, variant, line],
  );
}

/** The connection, renewed at once when the page is looked at again or the network is back. */
function useSocket(gameId: string, dispatch: Dispatch<GameEvent>) {
  const [contact, setContact] = useState<Contact>('connecting');
  const [roundTripMs, setRoundTrip] = useState<number | null>(null);
  const socket = useRef<GameSocket>(undefined);
  const reopen = useCallback(() => socket.current?.reopen(), []);
  const [line] = useState<Line>(() => ({
    ask: (wish) => socket.current?.ask(wish) ?? null,
    whenOpened: () => socket.current?.whenOpened() ?? never,
  }));
  useEffect(() => {
    let now: Contact = 'connecting';
    const opened = openGameSocket({
      url: gameSocketUrl(gameId),
      onMessage: (message) => dispatch({ kind: 'told', message, at: performance.now() }),
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
    // A dead line does not say so: the browser knows first.
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

/** Before the page has a connection at all, moves go by calls. */
const never = new Promise<void>(() => undefined);

/** Sends the move that is on the board until the server has taken or refused it. */
function useSending(gameId: string, { intent, variant }: GameState, line: Line, dispatch: Dispatch<GameEvent>): void {
  useEffect(() => {
    if (intent.kind !== 'sent') return;
    const gone = new AbortController();
    sendMove(gameId, variant, intent, line, gone.signal).catch((error: unknown) => {
      // What the server tells meanwhile decides; a late refusal of a settled move is no news.
      if (gone.signal.aborted) return;
      const key = keyOf(error);
      // The server is further than this page: it may have taken this very move before, and what it tells next settles it.
      if (key === 'outOfStep') return;
      dispatch({ kind: 'refused', illegal: key === 'illegalMove' || key === 'promotionRequired' });
      showUnlessSeen(error);
    });
    return () => gone.abort();
  }, [gameId, variant, intent, line, dispatch]);
}

/** These explain themselves by the game that is shown, or by the popup. */
const SILENT = new Set(['illegalMove', 'promotionRequired', 'gameOver', 'outOfStep']);

const keyOf = (error: unknown): string | undefined => (error instanceof ApiError ? error.key : undefined);

function showUnlessSeen(error: unknown): void {
  const key = keyOf(error);
  if (key === undefined || !SILENT.has(key)) showError(error);
}

/** When the time of the start has come, the server is asked until it says that the game has begun. */
function useStart(told: ToldGame | null, reopen: () => void): void {
  useEffect(() => {
    if (told === null || told.message.started) return;
    const timer = setTimeout(reopen, untilStart(told, performance.now()) + GAME_START_CHECK_MS);
    return () => clearTimeout(timer);
  }, [told, reopen]);
}

/** Calls a fallen flag, and the draw of a position that is drawn by itself: once in each position, without a word. */
function useDuties(gameId: string, { me, told, variant }: GameState): void {
  const done = useRef('');
  useEffect(() => {
    if (me === null || told === null) return;
    const once = (what: 'flag/flag' | 'draw/auto') => {
      const duty = `${what} ${told.message.ply}`;
      if (done.current === duty) return;
      done.current = duty;
      // Early calls are refused, and the server ends the game by itself as well.
      askFor(gameId, variant, what).catch(() => undefined);
    };
    if (isDrawnByItself(variant, told)) once('draw/auto');
    const left = untilFlag(told, performance.now());
    if (left === null) return;
    const timer = setTimeout(() => once('flag/flag'), left);
    return () => clearTimeout(timer);
  }, [gameId, me, told, variant]);
}
