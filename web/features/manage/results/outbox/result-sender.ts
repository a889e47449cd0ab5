import type { QueryClient } from '@tanstack/react-query';
import * as calls from '../../../../../contract/calls.ts';
import { RESULT_ANSWER_MS } from '../../../../../domain/kernel/limits.ts';
import { callApi } from '../../../../api.ts';
import { renewAfterChange } from '../../../../live/after-mutation.ts';
import { backoff } from '../../../../live/backoff.ts';
import { boardName } from '../../../../model/progress.ts';
import { tournamentKey, tournamentQuery } from '../../../../queries/tournament.ts';
import { showError } from '../../../../ui/feedback/error-banner.tsx';
import { wireResult } from '../result-log.ts';
import type { OutboxStore } from './outbox-store.ts';
import { conflictingResult, isForbidden, isRetryable } from './result-errors.ts';
import { takenAt } from './taken-results.ts';
import { nextToSend, type UnsentResult } from './unsent-results.ts';

/** Sends the pending results of an outbox, and retries while the server is unreachable. */
export class ResultSender {
  readonly #queryClient: QueryClient;
  readonly #tid: string;
  readonly #store: OutboxStore;
  readonly #wait = backoff();
  #isRunning = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(queryClient: QueryClient, tid: string, store: OutboxStore) {
    this.#queryClient = queryClient;
    this.#tid = tid;
    this.#store = store;
  }

  /** Sends one after the other, in the order of typing. */
  async run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#hasWork()) {
      const { unsent } = this.#store.state;
      const next = nextToSend(unsent);
      if (unsent.contact === 'unsure') await this.#orLost(() => this.#compare());
      else if (next !== undefined) await this.#orLost(() => this.#send(next));
      else break;
    }
    this.#isRunning = false;
  }

  /** Ends the wait for the next attempt. */
  readonly tryAgain = (): void => {
    clearTimeout(this.#timer);
    this.#store.step({ kind: 'triedAgain' });
    void this.run();
  };

  /** Drops the planned attempt. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #hasWork(): boolean {
    const { contact, results } = this.#store.state.unsent;
    return !this.#store.isClosed && contact !== 'away' && results.length > 0;
  }

  /** Reads the server's state, which may include results that were sent without a response. */
  async #compare(): Promise<void> {
    const { queryKey } = tournamentQuery(this.#tid);
    await this.#queryClient.cancelQueries({ queryKey });
    const page = await callApi(calls.viewTournament, { id: this.#tid }, AbortSignal.timeout(RESULT_ANSWER_MS));
    if (this.#store.isClosed) return;
    this.#queryClient.setQueryData(queryKey, page);
    // The stream may have delivered more meanwhile.
    this.#store.step({ kind: 'compared', page: this.#queryClient.getQueryData(queryKey) ?? page });
  }

  async #send(entry: UnsentResult): Promise<void> {
    this.#store.step({ kind: 'sent', entry });
    let revision: number;
    try {
      revision = await setResult(this.#tid, entry);
    } catch (error) {
      if (isRetryable(error) || isForbidden(error) || this.#store.isClosed) throw error;
      const theirs = conflictingResult(error);
      return theirs === undefined ? this.#refuse(entry, error) : this.#store.step({ kind: 'conflict', entry, theirs });
    }
    if (this.#store.isClosed) return;
    this.#wait.reset();
    this.#store.step({ kind: 'taken', entry }, [takenAt(entry, entry.result, revision)]);
    // Standings and the rest are updated after the last one.
    if (this.#isAllSent()) void renewAfterChange(this.#queryClient, this.#tid, revision);
  }

  #refuse(entry: UnsentResult, error: unknown): void {
    showError(error, (t) => t('manage:results.onBoard', { board: boardName(entry), round: entry.round }));
    this.#store.step({ kind: 'refused', entry });
    this.#store.note({ kind: 'refused', board: entry, result: entry.result });
    // The page shows a pairing that differs from the server's.
    if (this.#isAllSent()) void this.#queryClient.invalidateQueries({ queryKey: tournamentKey(this.#tid) });
  }

  #isAllSent(): boolean {
    return nextToSend(this.#store.state.unsent) === undefined;
  }

  async #orLost(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (this.#store.isClosed) return;
      this.#store.step({ kind: 'lost' });
      if (isRetryable(error)) this.#timer = setTimeout(this.tryAgain, this.#wait.next());
      else showError(error);
    }
  }
}

/** Enters a result in place of the one the arbiter saw; returns the revision that contains it. */
async function setResult(tid: string, { round, white, black, game, result, known }: UnsentResult): Promise<number> {
  const [seen = null] = known;
  const query = { game, expected: wireResult(seen) };
  const sent = { id: tid, round, white, black, result: wireResult(result), query };
  return (await callApi(calls.setResult, sent, AbortSignal.timeout(RESULT_ANSWER_MS))).revision;
}
