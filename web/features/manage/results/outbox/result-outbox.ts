import type { QueryClient } from '@tanstack/react-query';
import type { TournamentPage } from '../../../../../contract/tournament/tournaments.ts';
import { onUserChange } from '../../../../app/session.ts';
import { tournamentQuery } from '../../../../queries/tournament.ts';
import { type DeskBoard, type Entered, entryFor, type NamedBoard, type UndoStep } from '../result-log.ts';
import { type OutboxState, type OutboxStorages, OutboxStore } from './outbox-store.ts';
import { ResultSender } from './result-sender.ts';
import { type ListAnswer, type SendList, sendList } from './send-list.ts';
import { withTaken } from './taken-results.ts';
import { type UnsentResult, undoable } from './unsent-results.ts';
import type { Desk } from './unsent-storage.ts';

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

function openOutbox(queryClient: QueryClient, desk: Desk, storage: OutboxStorages): ResultOutbox {
  const { queryKey } = tournamentQuery(desk.tid);
  const pageNow = () => queryClient.getQueryData(queryKey);
  const store = new OutboxStore(desk, storage, pageNow);
  const sender = new ResultSender(queryClient, desk.tid, store);
  const type: TypeResult = (board, result) => {
    store.step({ kind: 'typed', board, result });
    void sender.run();
  };
  window.addEventListener('online', sender.tryAgain);
  return {
    state: () => store.state,
    subscribe: (listener) => {
      const unsubscribe = store.subscribe(listener);
      sender.tryAgain();
      return unsubscribe;
    },
    enter: (board, result) => enter(store, board, result, type),
    sendList: (entries, send) => sendList(store, entries, send),
    undo: () => undo(store, pageNow(), type),
    decide: (entry, own) => {
      store.step({ kind: 'decided', entry, own });
      void sender.run();
    },
    close: () => {
      store.close();
      sender.stop();
      window.removeEventListener('online', sender.tryAgain);
    },
  };
}

type TypeResult = (board: DeskBoard, result: Entered) => void;

function enter(store: OutboxStore, board: DeskBoard, result: Entered, type: TypeResult): boolean {
  const entry = entryFor(board, result);
  if (entry === undefined) return false;
  store.note({ kind: 'entered', entries: [entry] });
  type(board, result);
  return true;
}

function undo(store: OutboxStore, page: TournamentPage | undefined, type: TypeResult): Undone {
  const [last = []] = store.state.log;
  store.note({ kind: 'undone' });
  const { taken, unsent } = store.state;
  const shown = page === undefined ? { pairings: [] } : withTaken(page, taken);
  const { possible, changed } = undoable(last, shown, unsent);
  // The present result is the arbiter's own, so the server having it is no conflict.
  for (const { board, result, before } of possible) type({ ...board, result, outcome: null }, before);
  return { undone: possible.map(({ board }) => board), changed: changed.map(({ board }) => board) };
}
