import { RECONNECT_MS, STREAM_KEEP_ALIVE_MS } from '../../domain/kernel/limits.ts';
import { EventChannel } from './event-channel.ts';
import { type SentBlock, SentBlocks } from './sent-blocks.ts';
import { GamesEvent, type SentEvent } from './sent-event.ts';

type Reader = ReadableStreamDefaultReader<Uint8Array>;

interface Link {
  /** Status of the response, once the stream has begun. */
  readonly begun: Promise<number>;
  isBegun: boolean;
  /** The initial list of games. */
  games: Uint8Array | null;
  reader: Reader | null;
  /** True for the first connection after a gap, in which positions may have been missed. */
  readonly isFirst: boolean;
}

/** Statuses that end all streams; other failures are retried. */
const REFUSED: readonly number[] = [403, 404];
const GONE = 503;
const ATTEMPTS = 6;

/** One upstream shared by many listeners. It reconnects where it left off, unnoticed by listeners. */
export class RelayFeed<Holder> {
  readonly channel = new EventChannel<Holder>();
  readonly #open: (since: number | null) => Promise<Response>;
  #link: Link | null = null;
  #revision: number | null = null;
  #isRecovering = false;

  /** `open` opens the stream from a revision. */
  constructor(open: (since: number | null) => Promise<Response>) {
    this.#open = open;
  }

  /** Resolves when listeners, who name the games they show or not, can be admitted: 200, or the status of the refusal. */
  join(namesGames = false): Promise<number> {
    const link = this.#link;
    const mayOpen = this.channel.canOpen(STREAM_KEEP_ALIVE_MS, namesGames);
    return link === null || (link.isBegun && !mayOpen) ? this.#connect().begun : link.begun;
  }

  /** Revision of the stream; null if it is not connected. */
  get revision(): number | null {
    return this.#link?.isBegun ? this.#revision : null;
  }

  stop(): void {
    const link = this.#link;
    this.#link = null;
    void link?.reader?.cancel().catch(() => undefined);
  }

  #connect(): Link {
    const earlier = this.#link;
    const link: Link = {
      begun: Promise.resolve().then(() => this.#begin(link, earlier)),
      isBegun: false,
      games: null,
      reader: null,
      isFirst: earlier === null,
    };
    this.#link = link;
    return link;
  }

  async #begin(link: Link, earlier: Link | null): Promise<number> {
    const blocks = new SentBlocks();
    try {
      const response = await this.#open(this.#revision);
      void earlier?.reader?.cancel().catch(() => undefined);
      if (!response.ok || response.body === null) return this.#failed(link, response.status);
      const reader = (response.body as ReadableStream<Uint8Array>).getReader();
      link.reader = reader;
      while (!link.isBegun) if (!(await this.#read(link, reader, blocks))) return this.#failed(link, GONE);
      void this.#follow(link, reader, blocks);
      return 200;
    } catch {
      // The tournament object is gone; clients reconnect.
      return this.#failed(link, GONE);
    }
  }

  /** Listeners of an earlier connection still wait for the next one. */
  #failed(link: Link, status: number): number {
    if (this.#link !== link) return status;
    this.#link = null;
    if (REFUSED.includes(status)) this.channel.end();
    else void this.#recover();
    return status;
  }

  async #follow(link: Link, reader: Reader, blocks: SentBlocks): Promise<void> {
    try {
      while (this.#link === link && (await this.#read(link, reader, blocks)));
    } catch {
      // Treated like the end of the stream.
    }
    if (this.#link !== link) return;
    this.#link = null;
    await this.#recover();
  }

  /** Reconnects for the listeners; after too many failures they must reconnect themselves. */
  async #recover(): Promise<void> {
    if (this.#isRecovering) return;
    this.#isRecovering = true;
    let pause: number = RECONNECT_MS.first;
    let attempts = 0;
    while (this.channel.listeners.size > 0 && (await this.join()) !== 200) {
      attempts += 1;
      if (attempts === ATTEMPTS) this.channel.end();
      await new Promise((resolve) => setTimeout(resolve, pause));
      pause = Math.min(2 * pause, RECONNECT_MS.max);
    }
    this.#isRecovering = false;
  }

  async #read(link: Link, reader: Reader, blocks: SentBlocks): Promise<boolean> {
    const { done, value } = await reader.read();
    if (done) return false;
    if (this.#link !== link) return true;
    const later: SentBlock[] = [];
    for (const block of blocks.add(value)) {
      if (link.isBegun) later.push(block);
      else this.#onFirstMessages(link, block);
    }
    this.#onMessages(later);
    return true;
  }

  /** Missed events, then the games, then the revision. */
  #onFirstMessages(link: Link, block: SentBlock): void {
    if (block.event === 'games') link.games = block.bytes;
    else if (link.games === null) this.#onMessages([block]);
    else if (block.id !== null) this.#begun(link, link.games, block.id, block);
  }

  #begun(link: Link, games: Uint8Array, revision: number, { event, bytes }: SentBlock): void {
    const { channel } = this;
    if (link.isFirst) channel.tell([new GamesEvent(games)]);
    const hasMissed = event === 'changed' && this.#revision !== null && this.#revision < revision;
    if (hasMissed) {
      channel.forget();
      channel.tell([{ kind: 'shared', bytes }]);
    }
    channel.begin(revision, games);
    this.#revision = revision;
    link.isBegun = true;
  }

  /** What arrives together is forwarded together, each change with what precedes it. */
  #onMessages(blocks: readonly SentBlock[]): void {
    let waiting: SentEvent[] = [];
    for (const block of blocks) {
      const { event, id, from } = block;
      if (event === null) continue;
      if (event !== 'changed' || id === null || from === null) {
        waiting.push(eventOf(block));
      } else if (this.#revision === null || id > this.#revision) {
        this.#revision = id;
        this.channel.tell([...waiting, eventOf(block)], { from, rev: id });
        waiting = [];
      }
    }
    if (waiting.length > 0) this.channel.tell(waiting);
  }
}

function eventOf({ event, game, bytes }: SentBlock): SentEvent {
  if (event === 'games') return new GamesEvent(bytes);
  return game === null ? { kind: 'shared', bytes } : { kind: 'position', game, bytes };
}
