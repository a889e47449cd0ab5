import type { TournamentId } from '../../domain/kernel/ids.ts';
import { MINUTE, SECOND } from '../../domain/kernel/time.ts';
import { clock } from '../../services/platform/clock.ts';

const RETRY_MS = 5 * SECOND;
/** Time after a change in which another one is likely. */
const BUSY_MS = MINUTE;

/** The alarm of a tournament, which continues the follow-up work of a change after a crash. */
export class TournamentAlarm {
  readonly #storage: DurableObjectStorage;
  #changedAt = 0;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** Set before the commit, and stored first by the runtime: if the server dies, the alarm continues. */
  async beforeWriting(id: TournamentId): Promise<void> {
    this.#changedAt = clock.now();
    if (this.#storage.kv.get('id') === undefined) this.#storage.kv.put('id', id);
    await this.by(clock.now() + RETRY_MS);
  }

  /** Keeps an earlier alarm, which is harmless and saves a write. */
  async by(latest: number): Promise<void> {
    const alarm = await this.#storage.getAlarm();
    if (alarm === null || alarm > latest) await this.#storage.setAlarm(latest);
  }

  retry = (): Promise<void> => this.#storage.setAlarm(clock.now() + RETRY_MS);
  now = (): Promise<void> => this.#storage.setAlarm(clock.now());

  /** After a change another one is likely; setting its alarm now keeps it from waiting for the disk. */
  soonAgain(): number | null {
    return this.#changedAt > clock.now() - BUSY_MS ? clock.now() + RETRY_MS : null;
  }
}
