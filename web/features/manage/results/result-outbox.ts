import type { QueryClient } from '@tanstack/react-query';
import * as calls from '../../../../contract/calls.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { RESULT_ANSWER_MS } from '../../../../domain/kernel/limits.ts';
import { GAME_RESULTS } from '../../../../domain/tournament/value/game-result.ts';
import { ApiError, callApi, isUnanswered } from '../../../api.ts';
import { onUserChange } from '../../../app/session.ts';
import type { UserStorage } from '../../../app/user-storage.ts';
import { renewAfterChange } from '../../../live/after-mutation.ts';
import { backoff } from '../../../live/backoff.ts';
import { isOver, type Overlaid } from '../../../live/overlay.ts';
import { boardName } from '../../../model/progress.ts';
import { tournamentKey, tournamentQuery } from '../../../queries/tournament.ts';
import { showError } from '../../../ui/feedback/error-banner.tsx';
import {
  type BoardKey,
  type DeskBoard,
  type Entered,
  entryFor,
  isSameBoard,
  type LogEvent,
  type NamedBoard,
  stepLog,
  type UndoStep,
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
  withUnsent,
} from './unsent-results.ts';
import { type Desk, keepUnsent, readUnsent } from './unsent-storage.ts';

/** The pending results of a desk; it outlives the desk's page. */
export interface ResultOutbox {
  readonly state: () => OutboxState;
  /** Sends while there are subscribers, and afterwards until everything is sent. */
  readonly subscribe: (listener: () => void) => () => void;
  /** False where it changes nothing. */
  readonly enter: (board: DeskBoard, result: Entered) => boolean;
  /** Sends several results as one list; what the server stores of it is one undo step. */
  readonly sendList: (entries: UndoStep, send: SendList) => Promise<ListAnswer>;
  /** Undoes the last entry, except on boards that have been changed since. */
  readonly undo: () => Undone;
  /** Resolves a conflict: the own result, or the other one. */
  readonly decide: (entry: UnsentResult, own: boolean) => void;
  readonly close: () => void;
}

/** Outcome of an undo: boards that were restored, and boards that others have changed since. */
export interface Undone {
  readonly undone: readonly NamedBoard[];
  readonly changed: readonly NamedBoard[];
}

/** Sends a list, of which the server stores all or, where a board has another result, nothing. */
export type SendList = (entries: UndoStep) => Promise<{ readonly revision: number }>;

export interface ListAnswer {
  readonly taken: UndoStep;
  readonly revision: number | undefined;
}

/** A stored result, shown over the page until the page contains it. */
export interface TakenResult extends BoardKey, Overlaid {
  readonly result: Entered;
}

export interface OutboxState {
  readonly unsent: Unsent;
  readonly taken: readonly TakenResult[];
  /** The undo steps, the last first. */
  readonly log: readonly UndoStep[];
}

/** The page with the arbiter's entries that it does not contain yet. */
export const withEntered = (page: TournamentPage, { taken, unsent }: Omit<OutboxState, 'log'>): TournamentPage =>
  withUnsent(withTaken(page, taken), unsent);

export const withTaken = (page: TournamentPage, taken: readonly TakenResult[]): TournamentPage =>
  taken.reduce(
    (shown, entry) => (isOver(entry, page.tournament.revision) ? withResult(shown, entry, entry.result) : shown),
    page,
  );

/** The outbox of a desk: all parts of the page share it. */
export function resultOutbox(queryClient: QueryClient, desk: Desk): ResultOutbox {
  const known = outboxes.get(queryClient) ?? new Map<string, ResultOutbox>();
  outboxes.set(queryClient, known);
  const name = JSON.stringify([desk.account, desk.tid]);
  const outbox = known.get(name) ?? openOutbox(queryClient, desk, { results: localStorage, steps: sessionStorage });
  known.set(name, outbox);
  return outbox;
}

const outboxes = new Map<QueryClient, Map<string, ResultOutbox>>();
onUserChange(() => {
  for (const known of outboxes.values()) for (const outbox of known.values()) outbox.close();
  outboxes.clear();
});

/** Results must survive the browser; undo belongs to this tab. */
interface Storages {
  readonly results: UserStorage;
  readonly steps: UserStorage;
}

function openOutbox(queryClient: QueryClient, desk: Desk, storage: Storages): ResultOutbox {
  const { tid } = desk;
  const { queryKey } = tournamentQuery(tid);
  const wait = backoff();
  const listeners = new Set<() => void>();
  let state: OutboxState = {
    unsent: readUnsent(storage.results, desk),
    taken: [],
    log: readSteps(storage.steps, desk),
  };
  let isRunning = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function step(event: UnsentEvent, newlyTaken: readonly TakenResult[] = []): void {
    if (isClosed) return;
    const unsent = stepUnsent(state.unsent, event);
    keepUnsent(storage.results, desk, state.unsent, unsent);
    change({ ...state, unsent, taken: [...stillOver(), ...newlyTaken] });
  }

  /** Drops stored results that the page already contains. */
  function stillOver(): readonly TakenResult[] {
    const page = pageNow();
    return page === undefined ? [] : state.taken.filter((entry) => isOver(entry, page.tournament.revision));
  }

  const pageNow = () => queryClient.getQueryData(queryKey);

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

  /** Sends one after the other, in the order of typing. */
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
    const page = await callApi(calls.viewTournament, { id: tid }, AbortSignal.timeout(RESULT_ANSWER_MS));
    if (isClosed) return;
    queryClient.setQueryData(queryKey, page);
    // The stream may have delivered more meanwhile.
    step({ kind: 'compared', page: pageNow() ?? page });
  }

  async function send(entry: UnsentResult): Promise<void> {
    step({ kind: 'sent', entry });
    let revision: number;
    try {
      revision = await entered(entry);
    } catch (error) {
      if (comesAgain(error) || isNotAllowed(error) || isClosed) throw error;
      const theirs = standingIn(error);
      return theirs === undefined ? refuse(entry, error) : step({ kind: 'conflict', entry, theirs });
    }
    if (isClosed) return;
    wait.reset();
    step({ kind: 'taken', entry }, [takenAt(entry, entry.result, revision)]);
    // Standings and the rest are updated after the last one.
    if (nextToSend(state.unsent) === undefined) void renewAfterChange(queryClient, tid, revision);
  }

  /** Enters a result in place of the one the arbiter saw; returns the revision that contains it. */
  async function entered({ round, white, black, game, result, known }: UnsentResult): Promise<number> {
    const [seen = null] = known;
    const query = { game, expected: wireResult(seen) };
    const sent = { id: tid, round, white, black, result: wireResult(result), query };
    return (await callApi(calls.setResult, sent, AbortSignal.timeout(RESULT_ANSWER_MS))).revision;
  }

  function refuse(entry: UnsentResult, error: unknown): void {
    showError(error, (t) => t('manage:results.onBoard', { board: boardName(entry), round: entry.round }));
    step({ kind: 'refused', entry });
    note({ kind: 'refused', board: entry, result: entry.result });
    // The page shows a pairing that differs from the server's.
    if (nextToSend(state.unsent) === undefined) void queryClient.invalidateQueries({ queryKey: tournamentKey(tid) });
  }

  async function orLost(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (isClosed) return;
      step({ kind: 'lost' });
      if (comesAgain(error)) timer = setTimeout(tryAgain, wait.next());
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
      const page = pageNow();
      const shown = page === undefined ? { pairings: [] } : withTaken(page, state.taken);
      const { possible, changed } = undoable(last, shown, state.unsent);
      // The present result is the arbiter's own, so the server having it is no conflict.
      for (const { board, result, before } of possible) type({ ...board, result, outcome: null }, before);
      return { undone: possible.map(({ board }) => board), changed: changed.map(({ board }) => board) };
    },
    sendList: async (entries, send) => {
      let rest = entries;
      while (rest.length > 0) {
        try {
          const { revision } = await send(rest);
          note({ kind: 'entered', entries: rest });
          change({
            ...state,
            taken: [...stillOver(), ...rest.map(({ board, result }) => takenAt(board, result, revision))],
          });
          return { taken: rest, revision };
        } catch (error) {
          const disputed = rest.find(({ board }) => isAbout(error, board));
          const theirs = standingIn(error);
          if (disputed === undefined || theirs === undefined) throw error;
          rest = rest.filter(({ board }) => !isSameBoard(board, disputed.board));
          step({ kind: 'disputed', entry: disputed, theirs });
        }
      }
      return { taken: [], revision: undefined };
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

const takenAt = ({ round, white, black, game }: BoardKey, result: Entered, revision: number): TakenResult => ({
  round,
  white,
  black,
  ...(game !== undefined && { game }),
  result,
  revision,
});

/** The server's result where the sender saw another one; undefined for other errors. */
function standingIn(error: unknown): Entered | undefined {
  const result = isChanged(error) ? error.params.result : undefined;
  return result === 'none' ? null : GAME_RESULTS.find((known) => known === result);
}

const isAbout = (error: unknown, { white, black }: BoardKey): boolean =>
  isChanged(error) && error.params.white === white && error.params.black === black;

const isChanged = (error: unknown): error is ApiError => error instanceof ApiError && error.key === 'changedMeanwhile';

/** Whether the server neither accepted nor refused it, or lost a race that does not concern this board. */
const comesAgain = (error: unknown): boolean =>
  isUnanswered(error) || (isChanged(error) && error.params.result === undefined);

/** A logged-out user loses nothing: the results wait for them to log in again. */
const isNotAllowed = (error: unknown): boolean => error instanceof ApiError && error.status === 403;
