import type { AccountId, GameId, SessionId, TournamentId } from './ids.ts';
import { HOUR, MINUTE, type Millis } from './time.ts';
import type { Color } from './tournament/field.ts';

/** What devices are told of, whether or not a page is open there. */
export type PushContent = PairedNews | StartNews;

interface AboutRound {
  readonly tournament: TournamentId;
  /** Of the tournament. */
  readonly name: string;
  readonly round: number;
  readonly side: Color;
}

/** A round is paired, and its receiver plays in it. */
export interface PairedNews extends AboutRound {
  readonly kind: 'paired';
  /** As it is called: 7, and 2.1 of a match of teams. */
  readonly board: string;
  /** Its game is played here. */
  readonly isOnline: boolean;
}

/** An online game has begun without its receiver. */
export interface StartNews extends AboutRound {
  readonly kind: 'gameStarts';
  readonly game: GameId;
}

/** News for all devices of somebody. */
export interface ToldDevices {
  readonly account: AccountId;
  readonly content: PushContent;
}

/** Where the browser of a device is written to, and by what only it can read what is written (RFC 8291). */
export interface PushAddress {
  readonly endpoint: string;
  /** Its public key: a point of P-256, uncompressed, in base64url. */
  readonly p256dh: string;
  /** 16 bytes of chance, in base64url. */
  readonly auth: string;
}

/** A device that is told, by the log-in that asked for it: it ends with that. */
export interface PushDevice extends PushAddress {
  readonly session: SessionId;
  readonly language: 'en' | 'no';
}

/** News that wait to be brought to a device. */
export interface WaitingPush {
  readonly device: PushDevice;
  readonly content: PushContent;
  /** From then on they are worth nothing. */
  readonly validUntil: Millis;
}

/** So long news are worth something: a device that is not reached by then is not told. */
export const PUSH_LIFETIME_MS: Readonly<Record<PushContent['kind'], number>> = {
  paired: 12 * HOUR,
  gameStarts: 10 * MINUTE,
};

/** As many devices of an account are told; one more takes the place of the oldest. */
export const MOST_PUSH_DEVICES = 10;

/** The push services of the browsers. The server writes to no other address, whatever it is given. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.notify\.windows\.com$/,
  /\.push\.apple\.com$/,
];

/** Whether this is an address at one of them: https, its usual port, nobody's name in it. */
export function isPushEndpoint(address: string): boolean {
  const host = /^https:\/\/([a-z0-9.-]+)\/[\x21-\x5b\x5d-\x7e]*$/.exec(address)?.[1];
  return host !== undefined && SERVICES.some((service) => service.test(host));
}
