import type { ErrorKey } from '../contract/errors.ts';
import type { SharedPage } from '../contract/tournaments.ts';
import { readSurroundings } from '../db/read/tournament.ts';
import type { Actor } from '../domain/access/actor.ts';
import { MINUTE } from '../domain/time.ts';
import { maySee } from '../domain/tournament/authority.ts';
import type { Tournament } from '../domain/tournament/state.ts';
import type { Deps } from '../services/deps.ts';
import { teamsToJoin } from '../services/tournament/own-teams.ts';
import { pageText, readersPart, type Surroundings, sharedPage } from '../services/tournament/page.ts';
import { runningGames } from '../services/tournament/view.ts';
import { type Visibility, visibilityFor } from '../services/tournament/visibility.ts';
import type { LivePositions } from './live-positions.ts';

/** How somebody asks for a page. */
export interface PageWish {
  readonly actor: Actor;
  /** The tag of the page that he has. */
  readonly known: string | null;
  /** Whether he takes it packed (gzip). */
  readonly packed: boolean;
}

export type PageAnswer =
  | { readonly kind: 'refused'; readonly key: ErrorKey }
  | { readonly kind: 'unchanged'; readonly tag: string }
  /** Without a tag it is its reader's alone, or of this moment only. */
  | { readonly kind: 'page'; readonly tag: string | null; readonly body: Uint8Array; readonly isPacked: boolean };

/** The page of strangers as it was made last. */
interface Made {
  readonly tournament: Tournament;
  readonly around: Surroundings;
  /** The positions of running games that are in it. */
  readonly positions: number;
  readonly body: Uint8Array;
  packed: Promise<Uint8Array> | null;
  asked: number;
}

interface Around {
  readonly host: Tournament['host'];
  readonly league: Tournament['league'];
  readonly at: number;
  readonly read: Promise<Surroundings>;
}

/** So long the names of an organiser and a league are not read again. */
const NAMES_KEPT_MS = MINUTE;

const encoder = new TextEncoder();

/** The tag of the page of strangers. */
export const pageTag = (revision: number): string => `W/"${revision}"`;

/** The pages of one tournament, made from what its object keeps. */
export class TournamentPages {
  readonly #deps: Deps;
  readonly #positions: LivePositions;
  #around: Around | null = null;
  #made: Made | null = null;

  constructor(deps: Deps, positions: LivePositions) {
    this.#deps = deps;
    this.#positions = positions;
  }

  /** The page that this reader is shown, with the games as they stand. */
  async answer(tournament: Tournament, { actor, known, packed }: PageWish): Promise<PageAnswer> {
    if (!maySee(actor, tournament)) return { kind: 'refused', key: 'tournamentPrivate' };
    const visible = visibilityFor(actor, tournament);
    const running = runningGames(tournament, visible, Date.now());
    // A stranger's page may be kept and asked after; everybody else's depends on who he is.
    const tag = actor.kind === 'visitor' && running.length === 0 ? pageTag(tournament.revision) : null;
    if (tag !== null && tag === known) return { kind: 'unchanged', tag };
    const around = await this.surroundings(tournament);
    await this.#positions.movesOf(running);
    if (actor.kind === 'visitor') return { kind: 'page', tag, ...(await this.#strangers(tournament, around, packed)) };
    const own = readersPart(actor, tournament, await teamsToJoin(this.#deps, actor, tournament));
    const text = pageText(this.#page(tournament, around, visible), own);
    return { kind: 'page', tag, body: encoder.encode(text), isPacked: false };
  }

  /** A page whose running games have no moves: those are told by themselves. */
  async still(tournament: Tournament, visible: Visibility): Promise<SharedPage> {
    return sharedPage(tournament, await this.surroundings(tournament), visible, new Map());
  }

  /** Nothing that was made is shown any more. */
  forget(): void {
    this.#made = null;
  }

  surroundings(tournament: Tournament): Promise<Surroundings> {
    const { host, league } = tournament;
    const kept = this.#around;
    if (kept !== null && kept.host === host && kept.league === league && kept.at > Date.now() - NAMES_KEPT_MS)
      return kept.read;
    const read = readSurroundings(this.#deps.db, tournament);
    const around = { host, league, at: Date.now(), read };
    this.#around = around;
    read.catch(() => {
      if (this.#around === around) this.#around = null;
    });
    return read;
  }

  /** Made once for a revision, and packed when a second one asks for it. */
  async #strangers(tournament: Tournament, around: Surroundings, packed: boolean) {
    const positions = this.#positions.version;
    let made = this.#made;
    if (made === null || made.tournament !== tournament || made.around !== around || made.positions !== positions) {
      const visitor = { kind: 'visitor' } as const;
      const page = this.#page(tournament, around, visibilityFor(visitor, tournament));
      const body = encoder.encode(pageText(page, readersPart(visitor, tournament)));
      made = { tournament, around, positions, body, packed: null, asked: 0 };
      this.#made = made;
    }
    made.asked += 1;
    if (!packed || made.asked === 1) return { body: made.body, isPacked: false };
    made.packed ??= gzip(made.body);
    return { body: await made.packed, isPacked: true };
  }

  #page(tournament: Tournament, around: Surroundings, visible: Visibility): SharedPage {
    return sharedPage(tournament, around, visible, this.#positions.games);
  }
}

const gzip = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer(),
  );
