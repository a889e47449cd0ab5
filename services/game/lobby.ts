import type { OpenCall } from '../../db/read/arbiter-calls.ts';
import type { ComingPairingRow, LobbyGameRow } from '../../db/read/overview.ts';
import type { Person } from '../../domain/access/actor.ts';
import { type AwaitedGame, inOrderOfUrgency, type OwnClock } from '../../domain/game/urgency.ts';
import type { GameView } from '../../domain/game/view.ts';
import type { GameId } from '../../domain/kernel/ids.ts';
import { MOST_LOBBY_GAMES } from '../../domain/kernel/limits.ts';
import { MINUTE, type Millis, SECOND } from '../../domain/kernel/time.ts';
import type { Deps } from '../deps.ts';

export interface LobbyGame extends AwaitedGame {
  /** Milliseconds until the start; 0 for a running game. */
  readonly inMs: number;
  readonly game: LobbyGameRow;
}

export interface LobbyPairing {
  readonly inMs: number;
  readonly pairing: ComingPairingRow;
}

/** What a player has to attend to: their games, the most urgent first, coming pairings, and open arbiter calls. */
export interface Lobby {
  readonly games: readonly LobbyGame[];
  readonly pairings: readonly LobbyPairing[];
  readonly calls: readonly OpenCall[];
}

/** How soon to check again for a pairing that is due but not made yet. */
const SOON = 2 * SECOND;

/** Reads the running game from its object; null if it is unavailable. */
export type ReadClocks = (game: GameId) => Promise<GameView | null>;

/**
 * Only the game's object knows whose clock runs, so it is queried only if the player has several games, which is rare.
 */
export async function lobbyOf(deps: Deps, person: Person, readClocks: ReadClocks): Promise<Lobby> {
  const now = deps.now();
  const { games, pairings, calls } = await deps.overview(person.account);
  const near = closestTo(now, games).slice(0, MOST_LOBBY_GAMES);
  const isContested = near.filter(({ startAt }) => startAt <= now).length > 1;
  const awaited = await Promise.all(
    near.map(async (game): Promise<LobbyGame> => {
      const { startAt } = game;
      const clock = isContested && startAt <= now ? await clockOf(person, game, readClocks, now) : null;
      const initialMs = game.tournament.initialMinutes * MINUTE;
      return { startsAt: startAt, initialMs, clock, inMs: Math.max(0, startAt - now), game };
    }),
  );
  return {
    games: inOrderOfUrgency(awaited, now),
    pairings: pairings
      .slice(0, MOST_LOBBY_GAMES)
      .map((pairing) => ({ inMs: Math.max(SOON, pairing.at - now), pairing })),
    calls,
  };
}

const closestTo = (now: Millis, games: readonly LobbyGameRow[]): LobbyGameRow[] =>
  [...games].sort((one, other) => Math.abs(one.startAt - now) - Math.abs(other.startAt - now));

/** A game that does not respond is still listed. */
async function clockOf(person: Person, game: LobbyGameRow, read: ReadClocks, now: Millis): Promise<OwnClock | null> {
  try {
    const view = await read(game.id);
    if (view === null) return null;
    const color = game.white === person.account ? 'white' : 'black';
    const { firstMoveMs, remainingMs } = view.clocks[color];
    return { isRunning: view.running === color, leftMs: firstMoveMs + remainingMs, at: now };
  } catch (error) {
    console.error(JSON.stringify({ game: game.id, lobby: String(error) }));
    return null;
  }
}
