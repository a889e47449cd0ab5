import { notifyManager, type QueryClient } from '@tanstack/react-query';
import * as calls from '../../../contract/calls.ts';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { RESULT_ANSWER_MS } from '../../../domain/limits.ts';
import { ApiError, ask, isUnanswered } from '../../api.ts';
import { backoff } from '../../live/backoff.ts';
import { renewAfterChange, revisionOf } from '../../live/told-changes.ts';
import { boardName } from '../../model/progress.ts';
import type { PersonalStorage } from '../../personal-storage.ts';
import { tournamentKey, tournamentQuery } from '../../queries/tournament.ts';
import { whenReaderChanges } from '../../session.ts';
import { showError } from '../../ui/error-banner.tsx';
import {
  type DeskBoard,
  type Entered,
  entryFor,
  type LogEvent,
  type NamedBoard,
  type Step,
  standingOn,
  stepLog,
  wireResult,
  withResult,
} from './result-log.ts';
import { keepSteps, readSteps } from './undo-storage.ts';
import {
  nextToSend,
  stepUnsent,
  type Unsent,
  type UnsentEvent,
  type UnsentResult,
  undoable,
} from './unsent-results.ts';
import { type Desk, keepUnsent, readUnsent } from './unsent-storage.ts';

/** The results of a desk on their way to the server; lives on when the arbiter looks at another page. */
export interface ResultOutbox {
  readonly state: () => OutboxState;
  /** Sends while it is listened to, and after that until everything is sent. */
  readonly subscribe: (listener: () => void) => () => void;
  /** False where it changes nothing. */
  readonly enter: (board: DeskBoard, result: Entered) => boolean;
  /** What the server has taken as one list is undone as one. */
  readonly takenAtOnce: (entries: Step) => void;
  /** Takes back what was entered last, but where something else stands by now: that stays. */
  readonly undo: () => Undone;
  /** Of two different results the own one, or the other's. */
  readonly decide: (entry: UnsentResult, own: boolean) => void;
  readonly close: () => void;
}

/** What an undo has come to: boards that are as they were, and boards that somebody has changed since. */
export interface Undone {
  readonly undone: readonly NamedBoard[];
  readonly changed: readonly NamedBoard[];
}

export interface OutboxState {
  readonly unsent: Unsent;
  /** What can be undone, the last first. */
  readonly log: readonly Step[];
}

/** The outbox of a desk: the same one for every part of the page that asks. */
export function resultOutbox(queryClient: QueryClient, desk: Desk): ResultOutbox {
  const known = outboxes.get(queryClient) ?? new Map<string, ResultOutbox>();
  outboxes.set(queryClient, known);
  const name = JSON.stringify([desk.account, desk.tid]);
  const outbox = known.get(name) ?? openOutbox(queryClient, desk, { results: localStorage, steps: sessionStorage });
  known.set(name, outbox);
  return outbox;
}

const outboxes = new Map<QueryClient, Map<string, ResultOutbox>>();
whenReaderChanges(() => {
  for (const known of outboxes.values()) for (const outbox of known.values()) outbox.close();
  outboxes.clear();
});

/** Results must reach the server, whatever becomes of the browser; what can be undone belongs to the work of this tab. */
interface Storages {
  readonly results: PersonalStorage;
  readonly steps: PersonalStorage;
}

function openOutbox(queryClient: QueryClient, desk: Desk, storage: Storages): ResultOutbox {
  const { tid } = desk;
  const { queryKey } = tournamentQuery(tid);
  const wait = backoff();
  const listeners = new Set<() => void>();
  let state: OutboxState = { unsent: readUnsent(storage.results, desk), log: readSteps(storage.steps, desk) };
  let isRunning = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function step(event: UnsentEvent): void {
    if (isClosed) return;
    const unsent = stepUnsent(state.unsent, event);
    keepUnsent(storage.results, desk, state.unsent, unsent);
    change({ ...state, unsent });
  }

  function note(event: LogEvent): void {
    if (isClosed) return;
    const log = stepLog(state.log, event);
    keepSteps(storage.steps, desk, log);
    change({ ...state, log });
  }

  function change(next: OutboxState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  /** One after the other, as they were typed. */
  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (!isClosed && state.unsent.contact !== 'away' && state.unsent.results.length > 0) {
      const next = nextToSend(state.unsent);
      if (state.unsent.contact === 'unsure') await orLost(compare);
      else if (next !== undefined) await orLost(() => send(next));
      else break;
    }
    isRunning = false;
  }

  async function compare(): Promise<void> {
    await queryClient.cancelQueries({ queryKey });
    const page = await ask(calls.viewTournament, { id: tid }, AbortSignal.timeout(RESULT_ANSWER_MS));
    if (isClosed) return;
    queryClient.setQueryData(queryKey, page);
    step({ kind: 'compared', page });
  }

  async function send(entry: UnsentResult): Promise<void> {
    const { round, white, black, game, result } = entry;
    const since = revisionOf(queryClient, tid);
    step({ kind: 'sent', entry });
    try {
      const entered = { id: tid, round, white, black, result: wireResult(result), query: { game } };
      await ask(calls.setResult, entered, AbortSignal.timeout(RESULT_ANSWER_MS));
    } catch (error) {
      if (isUnanswered(error) || isNotAllowed(error) || isClosed) throw error;
      return refuse(entry, error);
    }
    if (isClosed) return;
    wait.reset();
    // An answer that is older would show again what stood there before.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (page) => page && withResult(page, entry, result));
    await pagesAreTold();
    step({ kind: 'taken', entry });
    // Standings and the rest follow when the last one is sent.
    if (nextToSend(state.unsent) === undefined) void renewAfterChange(queryClient, tid, since);
  }

  function refuse(entry: UnsentResult, error: unknown): void {
    showError(error, (t) => t('manage:results.onBoard', { board: boardName(entry), round: entry.round }));
    step({ kind: 'refused', entry });
    note({ kind: 'refused', board: entry, result: entry.result });
    // The page has shown a pairing that is not as the server knows it.
    if (nextToSend(state.unsent) === undefined) void queryClient.invalidateQueries({ queryKey: tournamentKey(tid) });
  }

  async function orLost(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (isClosed) return;
      step({ kind: 'lost' });
      if (isUnanswered(error)) timer = setTimeout(tryAgain, wait.next());
      else showError(error);
    }
  }

  function tryAgain(): void {
    clearTimeout(timer);
    step({ kind: 'triedAgain' });
    void run();
  }

  function type(board: DeskBoard, result: Entered): void {
    step({ kind: 'typed', board, result });
    void run();
  }

  window.addEventListener('online', tryAgain);
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      tryAgain();
      return () => listeners.delete(listener);
    },
    enter: (board, result) => {
      const entry = entryFor(board, result);
      if (entry === undefined) return false;
      note({ kind: 'entered', entries: [entry] });
      type(board, result);
      return true;
    },
    undo: () => {
      const [last = []] = state.log;
      note({ kind: 'undone' });
      const { possible, changed } = undoable(
        last,
        queryClient.getQueryData(queryKey) ?? { pairings: [] },
        state.unsent,
      );
      // What stands there is the arbiter's own word: that the server holds it is no dispute.
      for (const { board, result, before } of possible) type({ ...board, result, outcome: null }, before);
      return { undone: possible.map(({ board }) => board), changed: changed.map(({ board }) => board) };
    },
    takenAtOnce: (entries) => {
      queryClient.setQueryData(queryKey, (page) => page && withTaken(page, entries));
      note({ kind: 'entered', entries });
    },
    decide: (entry, own) => {
      step({ kind: 'decided', entry, own });
      void run();
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      window.removeEventListener('online', tryAgain);
    },
  };
}

/** The page with what the server has taken of it, where it has not heard so, nor of anything newer, by itself. */
const withTaken = (page: TournamentPage, entries: Step): TournamentPage =>
  entries.reduce(
    (shown, { board, result, before }) =>
      standingOn(shown, board) === before ? withResult(shown, board, result) : shown,
    page,
  );

/** A page hears a moment later what the query holds: what it shows until then stays, so that no row comes and goes. */
const pagesAreTold = (): Promise<void> => new Promise((resolve) => notifyManager.schedule(resolve));

/** Who is logged out meanwhile loses nothing: the results wait for the person to come back. */
const isNotAllowed = (error: unknown): boolean => error instanceof ApiError && error.status === 403;
