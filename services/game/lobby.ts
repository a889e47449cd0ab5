import { type OpenCall, readOpenCalls } from '../../db/read/arbiter-calls.ts';
import { type ComingPairingRow, type GamePage, readLobby } from '../../db/read/tournament/games.ts';
import type { Person } from '../../domain/access/actor.ts';
import { can, ownerOf } from '../../domain/access/policy.ts';
import { type AwaitedGame, inOrderOfUrgency, type OwnClock } from '../../domain/game/urgency.ts';
import type { GameView } from '../../domain/game/view.ts';
import type { GameId } from '../../domain/kernel/ids.ts';
import { MINUTE, type Millis, SECOND } from '../../domain/kernel/time.ts';
import type { Deps } from '../deps.ts';

export interface LobbyGame extends AwaitedGame {
  /** Milliseconds until the start; 0 for a running game. */
  readonly inMs: number;
  readonly page: GamePage;
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
  const [{ games, pairings }, calls] = await Promise.all([
    readLobby(deps.db, person.account, now),
    openCalls(deps, person),
  ]);
  const isContested = games.filter(({ game }) => game.startAt <= now).length > 1;
  const awaited = await Promise.all(
    games.map(async (page): Promise<LobbyGame> => {
      const { startAt } = page.game;
      const clock = isContested && startAt <= now ? await clockOf(person, page, readClocks, now) : null;
      const initialMs = page.tournament.initialMinutes * MINUTE;
      return { startsAt: startAt, initialMs, clock, inMs: Math.max(0, startAt - now), page };
    }),
  );
  return {
    games: inOrderOfUrgency(awaited, now),
    pairings: pairings.map((pairing) => ({ inMs: Math.max(SOON, pairing.at - now), pairing })),
    calls,
  };
}

/** A game that does not respond is still listed. */
async function clockOf(person: Person, { game }: GamePage, read: ReadClocks, now: Millis): Promise<OwnClock | null> {
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

/** The open calls of the tournaments that the user runs by a role in the club or organisation. */
async function openCalls(deps: Deps, person: Person): Promise<OpenCall[]> {
  const runs = (type: 'club' | 'organization') => (id: string) =>
    can(person, { do: 'runTournaments', of: ownerOf(type, id) });
  const clubs = Object.keys(person.clubs).filter(runs('club'));
  const organizations = Object.keys(person.organizations).filter(runs('organization'));
  if (clubs.length === 0 && organizations.length === 0) return [];
  return readOpenCalls(deps.db, { clubs, organizations });
}
