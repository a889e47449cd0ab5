import type { GameRow, GamesByPairing } from '../../../contract/game/game-row.ts';
import type { GameUpdate } from '../../../contract/live.ts';
import type { PairingView, TournamentPage } from '../../../contract/tournament/tournaments.ts';
import type { Color } from '../../../domain/tournament/value/field.ts';

/** Applies the event stream of a tournament to the page that the user has open. */

/** The clocks of a running game as last received by this browser. */
export interface LiveClocks {
  readonly whiteMs: number;
  readonly blackMs: number;
  readonly running: Color | null;
  /** When the running time starts to count, by the server's clock: in the future while the first move is free. */
  readonly since: number;
}

export interface LiveGame extends GameRow {
  readonly clocks?: LiveClocks;
}

type Pair = Pick<PairingView, 'round' | 'white' | 'black'>;

const keyOf = ({ round, white, black }: Pair): string => `${round}_${white}_${black}`;

export const gamesOf = (page: Pick<TournamentPage, 'games'>, pairing: Pair): readonly LiveGame[] =>
  page.games[keyOf(pairing)] ?? [];

/**
 * The whole list, sent on connecting and after a new round. It contains no clocks: those of games without a move are
 * kept.
 */
export const applyGames = (page: TournamentPage, games: GamesByPairing): TournamentPage => ({
  ...page,
  games: withKnownClocks(games, page.games),
});

/** The games that this page shows, sent on connecting and after a new round: the others are kept. */
export const applyShownGames = (page: TournamentPage, games: GamesByPairing): TournamentPage => ({
  ...page,
  games: { ...page.games, ...withKnownClocks(games, page.games) },
});

function withKnownClocks(games: GamesByPairing, before: GamesByPairing): GamesByPairing {
  const known = new Map(
    Object.values<readonly LiveGame[]>(before).flatMap((list) => list.map((game) => [game.id, game])),
  );
  const kept = (game: LiveGame): LiveGame => {
    const { clocks, moves } = known.get(game.id) ?? {};
    return clocks === undefined || moves !== game.moves || game.finished ? game : { ...game, clocks };
  };
  return Object.fromEntries(Object.entries(games).map(([key, list]) => [key, list.map(kept)]));
}

/** One changed pairing: its result, and its game where it is played online. */
export const applyGameUpdate = (page: TournamentPage, update: GameUpdate, now: number): TournamentPage => ({
  ...page,
  games: withGame(page.games, update, now),
  pairings: withResult(page.pairings, update),
});

/** Updates the named game, else the pairing's last; a new game is appended. */
function withGame(games: GamesByPairing, update: GameUpdate, now: number): GamesByPairing {
  const key = keyIn(games, update);
  const known: readonly LiveGame[] = games[key] ?? [];
  const at = update.id === undefined ? known.length - 1 : known.findIndex(({ id }) => id === update.id);
  const next = { ...known[at], ...gameFieldsOf(update), ...clocksOf(update, now), ...seatsOf(known[at]) };
  if (!isWhole(next)) return games;
  return { ...games, [key]: at === -1 ? [...known, next] : known.map((game, index) => (index === at ? next : game)) };
}

/** In a match, some messages have the colours of the game and others those of the pairing. */
function keyIn(games: GamesByPairing, update: GameUpdate): string {
  const switched = keyOf({ round: update.round, white: update.black, black: update.white });
  return games[switched]?.some(({ id }) => id === update.id) === true ? switched : keyOf(update);
}

/** The seats of a known game never change. */
const seatsOf = (game: LiveGame | undefined): Partial<Pick<LiveGame, 'white' | 'black'>> =>
  game === undefined ? {} : { white: game.white, black: game.black };

const GAME_FIELDS = ['id', 'start', 'finished', 'outcome', 'moves', 'white', 'black'] as const;

const gameFieldsOf = (update: GameUpdate): Partial<GameRow> =>
  Object.fromEntries(GAME_FIELDS.flatMap((field) => (update[field] === undefined ? [] : [[field, update[field]]])));

const isWhole = (game: Partial<LiveGame>): game is LiveGame => GAME_FIELDS.every((field) => game[field] !== undefined);

function clocksOf({ whiteMs, blackMs, running, freeMs = 0 }: GameUpdate, now: number): { clocks?: LiveClocks } {
  if (whiteMs === undefined || blackMs === undefined) return {};
  return { clocks: { whiteMs, blackMs, running: running ?? null, since: now + freeMs } };
}

function withResult(pairings: readonly PairingView[], update: GameUpdate): PairingView[] {
  const { result, pairingOutcome } = update;
  if (result === undefined) return [...pairings];
  return pairings.map((pairing) =>
    keyOf(pairing) === keyOf(update) ? { ...pairing, result, outcome: pairingOutcome ?? null } : pairing,
  );
}
