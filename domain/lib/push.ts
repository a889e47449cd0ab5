import type { AccountId, GameId, SessionId, TournamentId } from '../kernel/ids.ts';
import { HOUR, MINUTE, type Millis } from '../kernel/time.ts';
import type { Color } from '../tournament/value/field.ts';

/** Push notifications, sent whether or not a page is open. */
export type PushContent = PairedPush | ReminderPush | StartPush;

interface AboutRound {
  readonly tournament: TournamentId;
  readonly name: string;
  readonly round: number;
  readonly side: Color;
}

/** A round was paired in which the receiver plays. */
export interface PairedPush extends AboutRound {
  readonly kind: 'paired';
  /** The board label: 7, or 2.1 in a team match. */
  readonly board: string;
  readonly isOnline: boolean;
}

/** An open game of the receiver is still to be played. */
export interface ReminderPush extends AboutRound {
  readonly kind: 'gameReminder';
  readonly board: string;
}

/** An online game started without the receiver. */
export interface StartPush extends AboutRound {
  readonly kind: 'gameStarts';
  readonly game: GameId;
}

export interface AccountPush {
  readonly account: AccountId;
  readonly content: PushContent;
}

/** Push endpoint and encryption keys of a browser (RFC 8291). */
export interface PushAddress {
  readonly endpoint: string;
  /** Public key: uncompressed P-256 point, base64url. */
  readonly p256dh: string;
  /** 16 random bytes, base64url. */
  readonly auth: string;
}

/** A subscribed device; the subscription ends with its session. */
export interface PushDevice extends PushAddress {
  readonly session: SessionId;
  readonly language: 'en' | 'no';
}

export interface WaitingPush {
  readonly device: PushDevice;
  readonly content: PushContent;
  /** Expired notifications are dropped. */
  readonly validUntil: Millis;
}

/** Time to live of a notification. */
export const PUSH_LIFETIME_MS: Readonly<Record<PushContent['kind'], number>> = {
  paired: 12 * HOUR,
  gameReminder: 12 * HOUR,
  gameStarts: 10 * MINUTE,
};

/** Devices per account; a new one replaces the oldest. */
export const MOST_PUSH_DEVICES = 10;

/** Push services of the browsers; the server contacts no other address. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.notify\.windows\.com$/,
  /\.push\.apple\.com$/,
];

/** True for an https URL of a known push service with the default port and no credentials. */
export function isPushEndpoint(address: string): boolean {
  const host = /^https:\/\/([a-z0-9.-]+)\/[\x21-\x5b\x5d-\x7e]*$/.exec(address)?.[1];
  return host !== undefined && SERVICES.some((service) => service.test(host));
}
