import type { LobbyAnswer } from '../../../contract/games.ts';
import { LOBBY_REDIRECT_MARGIN_MS, NOTIFIER_WINDOW_MS } from '../../../domain/limits.ts';
import { MINUTE } from '../../../domain/time.ts';

/** What a player waits for. Moments are of the browser's clock. */
export type Waiting =
  | { readonly kind: 'nothing' }
  /** The next pairing: the opponent is not known yet. */
  | { readonly kind: 'pairing'; readonly at: number }
  | {
      readonly kind: 'game';
      readonly at: number;
      readonly id: string;
      readonly info: NonNullable<LobbyAnswer['info']>;
    };

/** Reads the lobby's answer, which counts from the moment it came. */
export function waitingFor({ next, id, info }: LobbyAnswer, answeredAt: number): Waiting {
  if (next < 0) return { kind: 'nothing' };
  const at = answeredAt + next;
  return id === null || info === null ? { kind: 'pairing', at } : { kind: 'game', at, id, info };
}

/** Whether it is time to go: at once where the game runs already, else a little after its time. */
export function isDue(waiting: Waiting, answeredAt: number, now: number): boolean {
  if (waiting.kind === 'nothing') return false;
  return waiting.at <= answeredAt || now >= waiting.at + LOBBY_REDIRECT_MARGIN_MS;
}

/** Whether the notifier calls: the game or the pairing is less than ten minutes away. */
export const isNear = (waiting: Waiting, now: number): boolean =>
  waiting.kind !== 'nothing' && waiting.at - now <= NOTIFIER_WINDOW_MS;

/** Whether one of the tournaments goes on, or is still to come, on the day of this moment. */
export const isEntered = (tournaments: readonly { readonly end_date: string }[], now: Date): boolean =>
  tournaments.some(({ end_date }) => end_date >= dayOf(now));

const dayOf = (now: Date): string =>
  new Date(now.getTime() - now.getTimezoneOffset() * MINUTE).toISOString().slice(0, 10);
