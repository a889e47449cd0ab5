import type { TournamentPage } from '../../../../../contract/tournament/tournaments.ts';
import type { UserStorage } from '../../../../app/user-storage.ts';
import { isOver } from '../../../../live/overlay.ts';
import { type LogEvent, stepLog, type UndoStep } from '../result-log.ts';
import type { EnteredResults, TakenResult } from './taken-results.ts';
import { keepSteps, readSteps } from './undo-storage.ts';
import { stepUnsent, type UnsentEvent } from './unsent-results.ts';
import { type Desk, keepUnsent, readUnsent } from './unsent-storage.ts';

export interface OutboxState extends EnteredResults {
  /** The undo steps, the last first. */
  readonly log: readonly UndoStep[];
}

/** Results must survive the browser; undo belongs to this tab. */
export interface OutboxStorages {
  readonly results: UserStorage;
  readonly steps: UserStorage;
}

/** The state of an outbox: every change is stored in the browser, and reported to the subscribers. */
export class OutboxStore {
  readonly #desk: Desk;
  readonly #storage: OutboxStorages;
  readonly #pageNow: () => TournamentPage | undefined;
  readonly #listeners = new Set<() => void>();
  #state: OutboxState;
  #isClosed = false;

  /** @param pageNow The cached page of the tournament. */
  constructor(desk: Desk, storage: OutboxStorages, pageNow: () => TournamentPage | undefined) {
    this.#desk = desk;
    this.#storage = storage;
    this.#pageNow = pageNow;
    this.#state = { unsent: readUnsent(storage.results, desk), taken: [], log: readSteps(storage.steps, desk) };
  }

  get state(): OutboxState {
    return this.#state;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Applies an event to the pending results, some of which it may turn into stored ones. */
  step(event: UnsentEvent, newlyTaken: readonly TakenResult[] = []): void {
    if (this.#isClosed) return;
    const unsent = stepUnsent(this.#state.unsent, event);
    keepUnsent(this.#storage.results, this.#desk, this.#state.unsent, unsent);
    this.#change({ ...this.#state, unsent, taken: [...this.#stillOver(), ...newlyTaken] });
  }

  /** Applies an event to the undo steps. */
  note(event: LogEvent): void {
    if (this.#isClosed) return;
    const log = stepLog(this.#state.log, event);
    keepSteps(this.#storage.steps, this.#desk, log);
    this.#change({ ...this.#state, log });
  }

  /** Adds results that the server has stored without having been pending. */
  take(newlyTaken: readonly TakenResult[]): void {
    this.#change({ ...this.#state, taken: [...this.#stillOver(), ...newlyTaken] });
  }

  /** Keeps what is stored in the browser as it is. */
  close(): void {
    this.#isClosed = true;
  }

  /** Drops stored results that the page already contains. */
  #stillOver(): readonly TakenResult[] {
    const page = this.#pageNow();
    return page === undefined ? [] : this.#state.taken.filter((entry) => isOver(entry, page.tournament.revision));
  }

  #change(next: OutboxState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}
