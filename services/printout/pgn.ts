import type { GameRow } from '../../contract/game-row.ts';
import { byBoard } from '../../contract/page-delta.ts';
import type { PairingView, ParticipantView, TournamentPage } from '../../contract/tournaments.ts';
import { type PgnGame, playedPgn } from '../../domain/chess/pgn.ts';
import { type Replayed, replay } from '../../domain/chess/replay.ts';
import type { GameResult } from '../../domain/tournament/game-result.ts';

/** The games of a page as a PGN file: those that run as they stand. It shows what the page's reader is shown, no more. */

export interface PgnWish {
  /** The address of the site. */
  readonly site: string;
  /** One round, or all of them. */
  readonly round?: number;
}

/** Replaying a game takes some hundredths of a second: between a few of them others get their turn. */
const GAMES_AT_ONCE = 5;

export async function pagePgn(page: TournamentPage, wish: PgnWish, known: PlayedGames): Promise<string> {
  const games = pgnGamesOf(page, wish);
  const parts: string[] = [];
  for (const [at, { id, game }] of games.entries()) {
    if (at > 0 && at % GAMES_AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
    const played = known.of(id, game);
    if (played !== null) parts.push(playedPgn(game, played.played));
  }
  return parts.join('\n');
}

/** Games that have been played through, so that one that goes on costs its last move only. What was asked for last is kept. */
export class PlayedGames {
  readonly #most: number;
  readonly #known = new Map<string, Replayed>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Null where the record cannot be played through: its own page tells why. */
  of(id: string, { variant, record }: Pick<PgnGame, 'variant' | 'record'>): Replayed | null {
    const before = this.#known.get(id);
    const played = replay(variant, record, before);
    if (!played.ok) return null;
    const now = { record, played: played.value };
    this.#known.delete(id);
    this.#known.set(id, now);
    const [oldest] = this.#known.keys();
    if (this.#known.size > this.#most && oldest !== undefined) this.#known.delete(oldest);
    return now;
  }
}

const RESULTS: Readonly<Record<GameRow['outcome'], GameResult | null>> = {
  WhiteWins: 'whiteWins',
  Draw: 'draw',
  BlackWins: 'blackWins',
  Ongoing: null,
};

interface Named {
  readonly id: string;
  readonly game: PgnGame;
}

function pgnGamesOf({ tournament, participants, pairings, games }: TournamentPage, wish: PgnWish): readonly Named[] {
  const people = new Map(participants.map((row) => [row.account, row]));
  const gameOf = (row: GameRow, { round, match, board }: PairingView): PgnGame => {
    const [white, black] = [people.get(row.white), people.get(row.black)];
    return {
      event: tournament.name,
      site: wish.site,
      date: row.start.slice(0, 10),
      round,
      board: [match, board].filter((number) => number !== undefined).join('.'),
      white: listedName(white, row.white),
      black: listedName(black, row.black),
      ...(white?.fide_rating != null && { whiteElo: white.fide_rating }),
      ...(black?.fide_rating != null && { blackElo: black.fide_rating }),
      ...(white?.title && { whiteTitle: white.title }),
      ...(black?.title && { blackTitle: black.title }),
      result: RESULTS[row.outcome],
      variant: tournament.game_variant,
      timeControl: { initial: tournament.initial_time * 60, increment: tournament.increment },
      record: row.moves,
    };
  };
  return pairings
    .filter(({ round }) => wish.round === undefined || round === wish.round)
    .sort(byBoard)
    .flatMap((pairing) =>
      (games[`${pairing.round}_${pairing.white}_${pairing.black}`] ?? []).map((row) => ({
        id: row.id,
        game: gameOf(row, pairing),
      })),
    );
}

/** The last name first, as PGN has it; the user name where names are not shown. */
function listedName(row: ParticipantView | undefined, account: string): string {
  if (row === undefined) return account;
  const { first_name: first, last_name: last, username } = row;
  return [last, first].filter((part) => part !== '').join(', ') || username;
}
