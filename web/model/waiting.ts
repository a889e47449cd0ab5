import type { ComingGame, LobbyAnswer } from '../../contract/games.ts';
import { LOBBY_POLL_MS, LOBBY_REDIRECT_MARGIN_MS, LOBBY_WATCH_MS, NOTIFIER_WINDOW_MS } from '../../domain/limits.ts';
import { MINUTE } from '../../domain/time.ts';

/** What a player waits for. Moments are of the browser's clock. */
export type Coming = ComingPairing | PlayersGame;

/** The next pairing: the opponent is not known yet. */
export interface ComingPairing {
  readonly kind: 'pairing';
  readonly at: number;
}

export interface PlayersGame {
  readonly kind: 'game';
  readonly at: number;
  readonly id: string;
  readonly info: ComingGame;
}

/** Reads the lobby's answer, which counts from the moment it came: what comes first stands first, and nothing is an empty list. */
export function comingOf({ next, id, info, others }: LobbyAnswer, answeredAt: number): readonly Coming[] {
  if (next < 0) return [];
  if (id === null || info === null) return [{ kind: 'pairing', at: answeredAt + next }];
  return [{ next, id, info }, ...others].map((game) => ({
    kind: 'game',
    at: answeredAt + game.next,
    id: game.id,
    info: game.info,
  }));
}

/** What this is known by as long as it is waited for. */
export const nameOf = (coming: Coming): string => (coming.kind === 'game' ? coming.id : 'pairing');

/** Whether it is time to go: at once where the game runs already, else a little after its time. */
export const isDue = (coming: Coming, answeredAt: number, now: number): boolean =>
  coming.at <= answeredAt || now >= coming.at + LOBBY_REDIRECT_MARGIN_MS;

/** Whether the notifier calls: the game or the pairing is less than ten minutes away. */
export const isNear = (coming: Coming, now: number): boolean => coming.at - now <= NOTIFIER_WINDOW_MS;

/** The first of several that is called to now: near, and not dismissed. */
export const calledTo = (all: readonly Coming[], dismissed: readonly string[], now: number): Coming | undefined =>
  all.find((coming) => isNear(coming, now) && !dismissed.includes(nameOf(coming)));

/** The first game that runs or is near, beside the one that is being looked at. */
export const gameBeside = (all: readonly Coming[], gameId: string, now: number): PlayersGame | undefined =>
  all.filter((coming) => coming.kind === 'game').find((coming) => coming.id !== gameId && isNear(coming, now));

/** How soon the lobby asks again. What is paired at no known time must not be missed by who waits for it. */
export const lobbyPollMs = (lobby: LobbyAnswer | undefined, isEntered: boolean): number =>
  lobby !== undefined && lobby.next < 0 && isEntered ? LOBBY_WATCH_MS : LOBBY_POLL_MS;

/** Whether one of the tournaments goes on, or is still to come, on the day of this moment. */
export const isEntered = (tournaments: readonly { readonly end_date: string }[], now: Date): boolean =>
  tournaments.some(({ end_date }) => end_date >= dayOf(now));

const dayOf = (now: Date): string =>
  new Date(now.getTime() - now.getTimezoneOffset() * MINUTE).toISOString().slice(0, 10);
