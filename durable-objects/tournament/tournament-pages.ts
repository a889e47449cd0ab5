import type { ErrorKey } from '../../contract/http/errors.ts';
import type { ReadersPart, SharedPage } from '../../contract/tournament/tournaments.ts';
import { readPageMeta } from '../../db/read/tournament/tournament.ts';
import { type Actor, VISITOR } from '../../domain/access/actor.ts';
import { MINUTE, SECOND } from '../../domain/kernel/time.ts';
import type { Region } from '../../domain/lib/regions.ts';
import { maySee } from '../../domain/tournament/guards/authority.ts';
import type { Tournament } from '../../domain/tournament/value/state.ts';
import { GUEST_AUDIENCE, type Visibility, visibilityFor } from '../../domain/view/audience.ts';
import type { Deps } from '../../services/deps.ts';
import { clock } from '../../services/platform/clock.ts';
import { teamsToJoin } from '../../services/tournament/own-teams.ts';
import {
  type PageMeta,
  pageText,
  readersPart,
  sharedPage,
  VISITORS_PART,
  withOwnFields,
} from '../../services/tournament/views/page.ts';
import { runningGames } from '../../services/tournament/views/view.ts';
import type { LivePositions } from '../game/live-positions.ts';

export interface PageWish {
  readonly actor: Actor;
  /** ETag of the client's page. */
  readonly known: string | null;
  /** The client accepts gzip. */
  readonly packed: boolean;
  /** Where the request comes from. */
  readonly region?: Region | null;
}

export type PageAnswer =
  | { readonly kind: 'refused'; readonly key: ErrorKey }
  | { readonly kind: 'unchanged'; readonly tag: string }
  /** Without a tag the page is personal or momentary. */
  | { readonly kind: 'page'; readonly tag: string | null; readonly body: Uint8Array; readonly isPacked: boolean };

interface Made {
  readonly tournament: Tournament;
  readonly meta: PageMeta;
  /** Version of the live positions included. */
  readonly positions: number;
  readonly at: number;
  readonly body: Uint8Array;
  packed: Promise<Uint8Array> | null;
  requests: number;
}

interface CachedMeta {
  readonly host: Tournament['host'];
  readonly league: Tournament['league'];
  readonly event: Tournament['event'];
  readonly at: number;
  readonly read: Promise<PageMeta>;
}

/** Names of organisers, leagues and events are cached this long. */
const NAMES_KEPT_MS = MINUTE;

/** Positions in a page are at most so old: its stream begins with all of them. */
const POSITIONS_KEPT_MS = SECOND;

const encoder = new TextEncoder();

export const pageTag = (revision: number): string => `W/"${revision}"`;

export class TournamentPages {
  readonly #deps: Deps;
  readonly #positions: LivePositions;
  #meta: CachedMeta | null = null;
  #made: Made | null = null;

  constructor(deps: Deps, positions: LivePositions) {
    this.#deps = deps;
    this.#positions = positions;
  }

  async answer(tournament: Tournament, { actor, known, packed }: PageWish): Promise<PageAnswer> {
    if (!maySee(actor, tournament)) return { kind: 'refused', key: 'tournamentPrivate' };
    const visible = visibilityFor(actor, tournament);
    const running = runningGames(tournament, visible, clock.now());
    // Only the anonymous page is cacheable; others depend on the user.
    const tag = actor.kind === 'visitor' && running.length === 0 ? pageTag(tournament.revision) : null;
    if (tag !== null && tag === known) return { kind: 'unchanged', tag };
    const meta = await this.pageMeta(tournament);
    await this.#positions.movesOf(running);
    if (actor.kind === 'visitor') return { kind: 'page', tag, ...(await this.#strangers(tournament, meta, packed)) };
    const own = await this.#own(tournament, actor);
    if (visible.audienceKey === GUEST_AUDIENCE) {
      const { body } = await this.#strangers(tournament, meta, false);
      return { kind: 'page', tag, body: withOwnFields(body, own), isPacked: false };
    }
    const text = pageText(this.#page(tournament, meta, visible), own);
    return { kind: 'page', tag, body: encoder.encode(text), isPacked: false };
  }

  /** The fields of one user, to be put into the visitors' page; null if the user sees another page. */
  async ownFields(tournament: Tournament, actor: Actor): Promise<ReadersPart | null> {
    if (!maySee(actor, tournament)) return null;
    const isGuest = visibilityFor(actor, tournament).audienceKey === GUEST_AUDIENCE;
    return isGuest ? this.#own(tournament, actor) : null;
  }

  #own = async (tournament: Tournament, actor: Actor): Promise<ReadersPart> =>
    readersPart(actor, tournament, await teamsToJoin(this.#deps, actor, tournament));

  /** The page without moves of running games, which are sent separately. */
  async staticPage(tournament: Tournament, visible: Visibility): Promise<SharedPage> {
    return sharedPage(tournament, await this.pageMeta(tournament), visible, new Map());
  }

  invalidate(): void {
    this.#made = null;
  }

  pageMeta(tournament: Tournament): Promise<PageMeta> {
    const { host, league, event } = tournament;
    const kept = this.#meta;
    const isSame = kept?.host === host && kept.league === league && kept.event === event;
    if (kept !== null && isSame && kept.at > clock.now() - NAMES_KEPT_MS) return kept.read;
    const read = readPageMeta(this.#deps.db, tournament);
    const meta = { host, league, event, at: clock.now(), read };
    this.#meta = meta;
    read.catch(() => {
      if (this.#meta === meta) this.#meta = null;
    });
    return read;
  }

  /** Rendered once per revision, compressed at the second request. */
  async #strangers(tournament: Tournament, meta: PageMeta, packed: boolean) {
    const positions = this.#positions.version;
    let made = this.#made;
    const isCurrent = made !== null && (made.positions === positions || made.at > clock.now() - POSITIONS_KEPT_MS);
    if (made === null || made.tournament !== tournament || made.meta !== meta || !isCurrent) {
      const page = this.#page(tournament, meta, visibilityFor(VISITOR, tournament));
      const body = encoder.encode(pageText(page, VISITORS_PART));
      made = { tournament, meta, positions, at: clock.now(), body, packed: null, requests: 0 };
      this.#made = made;
    }
    made.requests += 1;
    if (!packed || made.requests === 1) return { body: made.body, isPacked: false };
    made.packed ??= gzip(made.body);
    return { body: await made.packed, isPacked: true };
  }

  #page(tournament: Tournament, meta: PageMeta, visible: Visibility): SharedPage {
    return sharedPage(tournament, meta, visible, this.#positions.games);
  }
}

const gzip = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer(),
  );
