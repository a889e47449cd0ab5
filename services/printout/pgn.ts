import { openingAt } from '../../contract/game/openings.ts';
import { byBoard } from '../../contract/tournament/page-delta.ts';
import type { TournamentPage } from '../../contract/tournament/tournaments.ts';
import { readTournament } from '../../db/read/tournament/tournament.ts';
import { type PgnGame, type PgnOpening, playedPgn } from '../../domain/chess/pgn.ts';
import { type PlayedMove, type Replayed, replay } from '../../domain/chess/replay.ts';
import { asId, type GameId, type TournamentId } from '../../domain/kernel/ids.ts';
import type { Tournament } from '../../domain/tournament/value/state.ts';
import type { Visibility } from '../../domain/view/audience.ts';
import {
  type GamePlay,
  NOTHING_PLAYED,
  onlineGameIn,
  type PgnOptions,
  pgnGameOf,
  playOf,
} from '../../domain/view/pgn.ts';
import type { Deps } from '../deps.ts';
import { orNotFound } from '../refusal.ts';

/** The names of openings by position. */
type Openings = ReadonlyMap<string, string>;

export interface PgnRequest extends PgnOptions {
  readonly openings: Openings;
  /** One round; all rounds if omitted. */
  readonly round?: number;
}

/** Replaying a game takes some hundredths of a second, so the loop yields to other requests after this many. */
const GAMES_AT_ONCE = 5;

/** The games of a page as PGN, running games with the moves so far; nothing that the page hides from its viewer. */
export async function pagePgn(
  page: TournamentPage,
  tournament: Tournament,
  visible: Pick<Visibility, 'result'>,
  request: PgnRequest,
  known: PlayedGames,
): Promise<string> {
  const parts: string[] = [];
  for (const [at, { id, moves }] of gamesOf(page, request.round).entries()) {
    if (at > 0 && at % GAMES_AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
    const game = onlineGameIn(tournament, id);
    if (game === undefined) continue;
    const isShown = game.end !== null && visible.result(game.white, game.black);
    const play = isShown && game.end !== null ? playOf(game.end) : { ...NOTHING_PLAYED, record: moves };
    const text = gameText(pgnGameOf(tournament, id, play, request), request.openings, known);
    if (text !== null) parts.push(text);
  }
  return parts.join('\n');
}

/** One game. If the tournament does not know its end, the state of its object is used. */
export function singlePgn(
  tournament: Tournament,
  id: GameId,
  live: GamePlay | null,
  request: PgnRequest,
  known: PlayedGames,
): string | null {
  const end = onlineGameIn(tournament, id)?.end ?? null;
  const play = end === null ? (live ?? NOTHING_PLAYED) : playOf(end);
  return gameText(pgnGameOf(tournament, id, play, request), request.openings, known);
}

/** Null if there is no such game or its record is invalid; the page of the game shows the reason. */
export function gameText(game: PgnGame | null, openings: Openings, known?: PlayedGames): string | null {
  if (game === null) return null;
  const played = known === undefined ? replay(game.variant, game.record) : known.of(game);
  if (!played.ok) return null;
  const opening = game.variant === 'Chess' ? openingOf(openings, played.value) : null;
  return playedPgn({ ...game, ...(opening !== null && { opening }) }, played.value);
}

/** The longest opening in half-moves. */
const OPENING_PLIES = 60;

function openingOf(openings: Openings, played: readonly PlayedMove[]): PgnOpening | null {
  const text = openingAt(openings, played, OPENING_PLIES);
  if (text === null) return null;
  const [eco = '', ...name] = text.split(' ');
  return { eco, name: name.join(' ') };
}

const gamesOf = ({ pairings, games }: TournamentPage, round: number | undefined) =>
  pairings
    .filter((pairing) => round === undefined || pairing.round === round)
    .sort(byBoard)
    .flatMap((pairing) => games[`${pairing.round}_${pairing.white}_${pairing.black}`] ?? [])
    .map(({ id, moves }) => ({ id: asId<GameId>(id), moves }));

/**
 * An LRU cache of the tournaments whose games were requested, each at the last revision read. Clients that follow a
 * round request it after every move, and a move changes nothing in the tournament's rows.
 */
export class PgnTournaments {
  readonly #most: number;
  readonly #known = new Map<TournamentId, Tournament>();

  constructor(most: number) {
    this.#most = most;
  }

  async of({ db }: Pick<Deps, 'db'>, id: TournamentId, revision: number): Promise<Tournament> {
    const before = this.#known.get(id);
    const isNew = before !== undefined && before.revision >= revision;
    const tournament = isNew ? before : orNotFound(await readTournament(db, id), 'noSuchTournament');
    this.#known.delete(id);
    this.#known.set(id, tournament);
    const [oldest] = this.#known.keys();
    if (this.#known.size > this.#most && oldest !== undefined) this.#known.delete(oldest);
    return tournament;
  }
}

/** An LRU cache of replayed records, so that a running game only costs its latest move. */
export class PlayedGames {
  readonly #most: number;
  readonly #known = new Map<string, Replayed>();

  constructor(most: number) {
    this.#most = most;
  }

  of({ site, variant, record }: Pick<PgnGame, 'site' | 'variant' | 'record'>): ReturnType<typeof replay> {
    const id = site ?? record;
    const played = replay(variant, record, this.#known.get(id));
    if (!played.ok) return played;
    this.#known.delete(id);
    this.#known.set(id, { record, played: played.value });
    const [oldest] = this.#known.keys();
    if (this.#known.size > this.#most && oldest !== undefined) this.#known.delete(oldest);
    return played;
  }
}
