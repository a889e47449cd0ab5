import { RECONNECT_MS, STREAM_KEEP_ALIVE_MS } from '../domain/limits.ts';
import { EventChannel } from './event-channel.ts';
import { type SentBlock, SentBlocks } from './sent-blocks.ts';

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The tournament's stream as it was opened once. */
interface Link {
  /** The status of the answer, once the beginning of the stream has been heard. */
  readonly begun: Promise<number>;
  isBegun: boolean;
  /** The list of games that it began with. */
  games: Uint8Array | null;
  reader: Reader | null;
  /** Nothing was heard before it: the listeners may have missed positions. */
  readonly isAnew: boolean;
}

/** Such an answer means that nobody may listen any more; any other failure, that it is tried again. */
const REFUSED: readonly number[] = [403, 404];
const GONE = 503;
const ATTEMPTS = 6;

/**
 * One stream that is told to many: the list of games it begins with, and what comes after. When it ends it is opened
 * again from where it was, and the listeners notice nothing.
 */
export class RelayFeed<Holder> {
  readonly channel = new EventChannel<Holder>();
  readonly #open: (since: number | null) => Promise<Response>;
  #link: Link | null = null;
  #revision: number | null = null;
  #isRecovering = false;

  /** `open` opens the stream from a revision on. */
  constructor(open: (since: number | null) => Promise<Response>) {
    this.#open = open;
  }

  /** Settles when a listener can be let in: 200, or the status with which the stream was refused. */
  join(): Promise<number> {
    const link = this.#link;
    if (link === null || (link.isBegun && !this.channel.canOpen(STREAM_KEEP_ALIVE_MS))) return this.#connect().begun;
    return link.begun;
  }

  /** How far the stream has told; null while it tells nothing. */
  get revision(): number | null {
    return this.#link?.isBegun ? this.#revision : null;
  }

  /** Nobody listens any more. */
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
      isAnew: earlier === null,
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
      // The tournament's object has gone: whoever wants to listen asks again.
      return this.#failed(link, GONE);
    }
  }

  /** Those who listened to an earlier stream still wait for the next one. */
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
      // As if it had ended.
    }
    if (this.#link !== link) return;
    this.#link = null;
    await this.#recover();
  }

  /** Opens the stream again for those who listen; if that is in vain for too long, they come back by themselves. */
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

  /** Hears the next piece; false at the end. */
  async #read(link: Link, reader: Reader, blocks: SentBlocks): Promise<boolean> {
    const { done, value } = await reader.read();
    if (done) return false;
    if (this.#link !== link) return true;
    for (const block of blocks.add(value)) {
      if (link.isBegun) this.#hear(block);
      else this.#hearBeginning(link, block);
    }
    return true;
  }

  /** What was missed, then the games, then how far the tournament is. */
  #hearBeginning(link: Link, block: SentBlock): void {
    if (block.event === 'games') link.games = block.bytes;
    else if (link.games === null) this.#hear(block);
    else if (block.id !== null) this.#begun(link, link.games, block.id, block);
  }

  #begun(link: Link, games: Uint8Array, revision: number, { event, bytes }: SentBlock): void {
    const { channel } = this;
    if (link.isAnew) channel.tell(games);
    const hasMissed = event === 'changed' && this.#revision !== null && this.#revision < revision;
    if (hasMissed) {
      channel.forget();
      channel.tell(bytes);
    }
    channel.begin(revision, games);
    this.#revision = revision;
    link.isBegun = true;
  }

  #hear({ event, bytes, id, from }: SentBlock): void {
    if (event === null) return;
    if (event !== 'changed' || id === null || from === null) {
      this.channel.tell(bytes);
      return;
    }
    if (this.#revision !== null && id <= this.#revision) return;
    this.#revision = id;
    this.channel.tell(bytes, { from, rev: id });
  }
}
