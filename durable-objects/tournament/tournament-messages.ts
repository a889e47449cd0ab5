import { commit } from '../../db/commit.ts';
import { describeFault } from '../../db/fault.ts';
import { readWaitingMessages } from '../../db/read/tournament/tournament-outbox.ts';
import { deleteMessages, type WaitingMessage } from '../../db/write/tournament-outbox.ts';
import type { TournamentId } from '../../domain/kernel/ids.ts';
import { DELIVERY_TIMEOUT_MS, GAMES_IN_BATCH } from '../../domain/kernel/limits.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import type { GameMessage } from '../../domain/tournament/decision.ts';
import { gameSetup } from '../../domain/tournament/value/game-setup.ts';
import { boardsOf, openGames, type Tournament } from '../../domain/tournament/value/state.ts';
import type { Deps } from '../../services/deps.ts';
import type { Opening } from '../game/game-gateway.ts';
import type { DeviceNotifications } from '../jobs/device-notifications.ts';
import type { EntrantMails } from '../jobs/entrant-mails.ts';
import { Batches, inBatches } from '../outbox/batches.ts';
import { deliver } from '../outbox/deliver.ts';
import { FailedDelivery } from '../outbox/delivery-fault.ts';
import { receiverOf, replaces } from '../outbox/messages.ts';
import type { Sending } from '../outbox/outbox.ts';
import { parkingOf } from '../outbox/parked-messages.ts';
import { StoredMessages } from '../outbox/stored-messages.ts';
import { within } from '../outbox/time-limit.ts';
import type { PlayerRegions } from './player-regions.ts';
import type { TournamentCache } from './tournament-cache.ts';

interface Options {
  readonly env: Env;
  readonly context: DurableObjectState;
  readonly deps: Deps;
  readonly cache: TournamentCache;
  readonly devices: DeviceNotifications;
  readonly entrants: EntrantMails;
  readonly regions: PlayerRegions;
  /** Called when a delivery has failed that must be tried again. */
  readonly onRetry: (at: Millis | null) => Promise<void>;
}

/** What a tournament sends to other objects after a change. The tournament's queue never waits for any of it. */
export class TournamentMessages {
  readonly #options: Options;
  readonly #stored: StoredMessages<GameMessage>;
  /** A round opens all its games at once. */
  readonly #openings: Batches<Opening>;

  constructor(options: Options) {
    this.#options = options;
    const { context, deps } = options;
    this.#openings = new Batches(GAMES_IN_BATCH, async (openings) => {
      const faults = await options.env.GAMES.open(openings);
      return faults.map((fault) => (fault === null ? null : new FailedDelivery(fault)));
    });
    this.#stored = new StoredMessages<GameMessage>({
      read: (id) => readWaitingMessages(deps.db, id),
      remove: (ids) => commit(deps.db, { writes: [deleteMessages(deps.db, ids)] }),
      send: (message) => this.#send(message),
      kv: context.storage.kv,
      atOnce: 2 * GAMES_IN_BATCH,
      receiverOf,
      replaces,
      parking: parkingOf(deps.db, { kind: 'tournament', id: context.id.toString() }, () => this.#tournament),
    });
  }

  add = (messages: readonly WaitingMessage[]): void => this.#stored.add(messages);
  invalidate = (): void => this.#stored.invalidate();
  nextDueAt = (): Millis | null => this.#stored.nextDueAt();
  resend = (ids: readonly string[]): Promise<void> => this.#stored.resend(ids);

  /** Loads what waits after a restart; must precede the sending. */
  async read(id: TournamentId): Promise<void> {
    await this.#stored.read(id);
    const { cache, devices, entrants } = this.#options;
    await devices.read(id);
    const tournament = await cache.get(id);
    if (tournament !== undefined) await entrants.read(tournament);
  }

  /** Starts to send what is due. */
  sendDue(id: TournamentId): Sending {
    const sent = this.#stored.sendDue();
    const notified = this.#notifyDevices(id);
    const retried = sent.all.then(() => this.#retryIfDue());
    return { firstTries: together([sent.firstTries, notified]), all: together([retried, notified]) };
  }

  /** A deleted tournament no longer stores its messages, so they are sent once. */
  sendOnce(messages: readonly GameMessage[]): Sending {
    return once(messages.map((message) => within(DELIVERY_TIMEOUT_MS, this.#send(message))));
  }

  closeWatchers({ rounds, revision }: Tournament): Sending {
    const running = rounds.flatMap(boardsOf).flatMap(openGames);
    const batches = inBatches(
      running.map(({ id }) => id),
      GAMES_IN_BATCH,
    );
    const { GAMES } = this.#options.env;
    return once(batches.map((games) => within(DELIVERY_TIMEOUT_MS, GAMES.closeWatchers(games, revision))));
  }

  get #tournament(): TournamentId | undefined {
    return this.#options.context.storage.kv.get<TournamentId>('id');
  }

  async #send(message: GameMessage): Promise<void> {
    const { env, cache } = this.#options;
    if (message.kind !== 'openGame') return deliver(env, message);
    const id = this.#tournament;
    const tournament = id && (await cache.get(id));
    // The game may have been removed in the meantime.
    const setup = tournament ? gameSetup(tournament, message.game) : null;
    if (setup === null) return;
    await this.#openings.send({ setup, near: this.#options.regions.between(setup.white, setup.black) });
  }

  async #notifyDevices(id: TournamentId): Promise<void> {
    try {
      const { devices, entrants } = this.#options;
      await within(DELIVERY_TIMEOUT_MS, Promise.all([devices.send(id), entrants.send()]));
    } catch (error) {
      console.error(JSON.stringify({ tournament: id, devices: describeFault(error) }));
      await this.#options.onRetry(null);
    }
  }

  async #retryIfDue(): Promise<void> {
    const at = this.#stored.nextDueAt();
    if (at !== null) await this.#options.onRetry(at);
  }
}

const together = (promises: readonly Promise<unknown>[]): Promise<void> =>
  Promise.allSettled(promises).then(() => undefined);

function once(sends: readonly Promise<unknown>[]): Sending {
  const all = together(sends);
  return { firstTries: all, all };
}
