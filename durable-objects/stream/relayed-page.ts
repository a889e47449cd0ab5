import { VISITOR } from '../../domain/access/actor.ts';
import { SECOND } from '../../domain/kernel/time.ts';
import { clock } from '../../services/platform/clock.ts';
import { type PageAnswer, type PageWish, pageTag } from '../tournament/tournament-pages.ts';

/** Revalidation interval of the page, as games begin without an event. */
const KEPT_MS = 5 * SECOND;
/** The same for a page with running games, whose positions follow with the stream. */
const MOMENT_MS = SECOND;

interface Kept {
  readonly answer: Extract<PageAnswer, { kind: 'page' }>;
  readonly at: number;
  /** The relay's revision when it was fetched. */
  readonly revision: number | null;
}

/** The page for anonymous users, fetched once per known revision. */
export class RelayedPage {
  readonly #ask: (wish: PageWish) => Promise<PageAnswer>;
  /** Compressed and uncompressed. */
  readonly #kept = new Map<boolean, Kept>();
  readonly #asking = new Map<boolean, Promise<PageAnswer>>();

  /** `ask` fetches it from the tournament. */
  constructor(ask: (wish: PageWish) => Promise<PageAnswer>) {
    this.#ask = ask;
  }

  /** `revision`: the relay's current revision; null if it is not connected. */
  async answer(revision: number | null, { known, packed }: Omit<PageWish, 'actor'>): Promise<PageAnswer> {
    const kept = this.#kept.get(packed);
    const answer = kept !== undefined && isCurrent(kept, revision) ? kept.answer : await this.#fresh(revision, packed);
    const isKnown = answer.kind === 'page' && answer.tag !== null && answer.tag === known;
    return isKnown ? { kind: 'unchanged', tag: known } : answer;
  }

  #fresh(revision: number | null, packed: boolean): Promise<PageAnswer> {
    const asking = this.#asking.get(packed) ?? this.#read(revision, packed);
    this.#asking.set(packed, asking);
    return asking;
  }

  async #read(revision: number | null, packed: boolean): Promise<PageAnswer> {
    try {
      const kept = this.#kept.get(packed);
      const answer = await this.#ask({ actor: VISITOR, known: kept?.answer.tag ?? null, packed });
      const read = answer.kind === 'unchanged' && kept !== undefined ? kept.answer : answer;
      // The tournament compresses a page at its second request.
      if (read.kind === 'page' && read.isPacked === packed)
        this.#kept.set(packed, { answer: read, at: clock.now(), revision });
      return read;
    } finally {
      this.#asking.delete(packed);
    }
  }
}

function isCurrent({ answer, at, revision: fetchedAt }: Kept, revision: number | null): boolean {
  if (revision === null) return false;
  const age = clock.now() - at;
  return answer.tag === null
    ? fetchedAt === revision && age < MOMENT_MS
    : answer.tag === pageTag(revision) && age < KEPT_MS;
}
