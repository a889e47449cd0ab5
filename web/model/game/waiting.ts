import type { ComingGame, LobbyAnswer } from '../../../contract/game/games.ts';
import { type AwaitedGame, inOrderOfUrgency } from '../../../domain/game/urgency.ts';
import {
  FIRST_MOVE_MS,
  LOBBY_POLL_MS,
  LOBBY_REDIRECT_MARGIN_MS,
  LOBBY_WATCH_MS,
  NOTIFIER_POLL_MS,
  NOTIFIER_WINDOW_MS,
} from '../../../domain/kernel/limits.ts';
import { MINUTE, SECOND } from '../../../domain/kernel/time.ts';

/** An upcoming game or pairing. Times are of the server's clock. */
export type Coming = ComingPairing | PlayersGame;

/** The next pairing of a tournament, whose opponent is not known yet. */
export interface ComingPairing extends AwaitedGame {
  readonly kind: 'pairing';
  readonly at: number;
  readonly tournament: { readonly id: string; readonly name: string };
  readonly round: number;
}

export interface PlayersGame extends AwaitedGame {
  readonly kind: 'game';
  /** When it begins or began. */
  readonly at: number;
  readonly id: string;
  readonly info: ComingGame;
}

/** Reads the lobby's response, whose times are relative to its arrival; the most urgent comes first. */
export function comingOf({ next, id, info, others, pairings }: LobbyAnswer, answeredAt: number): readonly Coming[] {
  const first = id === null || info === null ? [] : [{ next, id, info }];
  const all: readonly Coming[] = [
    ...[...first, ...others].map((game) => gameOf(game, answeredAt)),
    ...pairings.map((pairing): ComingPairing => {
      const at = answeredAt + pairing.next;
      const { tournament, round, initialTime: initial } = pairing;
      return { kind: 'pairing', at, tournament, round, startsAt: at, initialMs: initial * MINUTE, clock: null };
    }),
  ];
  return inOrderOfUrgency(all, answeredAt);
}

function gameOf({ next, id, info }: LobbyAnswer['others'][number], answeredAt: number): PlayersGame {
  const at = next > 0 ? answeredAt + next : Math.min(answeredAt, Date.parse(info.start));
  const clock = info.clock && { isRunning: info.clock.runs, leftMs: info.clock.left, at: answeredAt };
  return { kind: 'game', at, id, info, startsAt: at, initialMs: info.initialTime * MINUTE, clock };
}

/** A stable id of the game or pairing. */
export const nameOf = (coming: Coming): string =>
  coming.kind === 'game' ? coming.id : `pairing ${coming.round} ${coming.tournament.id}`;

export const tournamentOfComing = (coming: Coming): { readonly id: string; readonly name: string } =>
  coming.kind === 'game' ? coming.info.tournament : coming.tournament;

export const roundOfComing = (coming: Coming): number => (coming.kind === 'game' ? coming.info.round : coming.round);

/** Whether to open it: at once where the game already runs, else a little after its time. */
export const isDue = (coming: Coming, answeredAt: number, now: number): boolean =>
  coming.at <= answeredAt || now >= coming.at + LOBBY_REDIRECT_MARGIN_MS;

/** Whether a game has begun since a page was opened: only such a game opens automatically. */
export const beganSince = (coming: Coming, openedAt: number): boolean => coming.at >= openedAt;

/** Whether the notifier shows it: the game or the pairing is less than ten minutes away. */
export const isNear = (coming: Coming, now: number): boolean => coming.at - now <= NOTIFIER_WINDOW_MS;

/** All that the notifier shows, the most urgent first: near, and not dismissed. */
export const calledTo = (all: readonly Coming[], dismissed: readonly string[], now: number): readonly Coming[] =>
  inOrderOfUrgency(all, now).filter((coming) => isNear(coming, now) && !dismissed.includes(nameOf(coming)));

/** The most urgent game that runs or is near, besides the one on the page. */
export const gameBeside = (all: readonly Coming[], gameId: string, now: number): PlayersGame | undefined =>
  inOrderOfUrgency(all, now)
    .filter((coming) => coming.kind === 'game')
    .find((coming) => coming.id !== gameId && isNear(coming, now));

/**
 * Time left in a running game, in milliseconds: on the user's clock where it runs and is known; else for the first move
 * of the game, where White is to make it. Null where nothing counts down.
 */
export function leftIn({ at, clock, info }: PlayersGame, now: number): number | null {
  if (clock !== null) return clock.isRunning ? Math.max(0, clock.leftMs - (now - clock.at)) : null;
  const left = at + FIRST_MOVE_MS - now;
  return info.orientation === 'white' && at <= now && left > 0 ? left : null;
}

/** A pairing is usually ready within this time: a request then includes the opponent. */
const PAIRED_WITHIN_MS = 2 * SECOND;

/** Polling interval of the notifier: 30 seconds, but the poll that would miss a pairing is sent right after it. */
export function notifierPollMs(lobby: LobbyAnswer | undefined): number {
  const next = lobby?.pairings.map((pairing) => pairing.next).find((ms) => ms > PAIRED_WITHIN_MS);
  return next === undefined ? NOTIFIER_POLL_MS : Math.min(NOTIFIER_POLL_MS, next + PAIRED_WITHIN_MS);
}

/** Polling interval of the lobby. A pairing at an unknown time must not be missed by a player who waits for it. */
export const lobbyPollMs = (lobby: LobbyAnswer | undefined, isEntered: boolean): number =>
  lobby !== undefined && lobby.next < 0 && isEntered ? LOBBY_WATCH_MS : LOBBY_POLL_MS;

/** Whether one of the tournaments is in progress or to come on this day. */
export const isEntered = (tournaments: readonly { readonly endDate: string }[], now: Date): boolean =>
  tournaments.some(({ endDate }) => endDate >= dayOf(now));

const dayOf = (now: Date): string =>
  new Date(now.getTime() - now.getTimezoneOffset() * MINUTE).toISOString().slice(0, 10);
