import { DELIVERY } from '../kernel/limits.ts';

/** Delivery of messages between the objects of the server: what operators see of messages that did not arrive. */

export const MESSAGE_SENDERS = ['tournament', 'game', 'erasure'] as const;
export type SenderKind = (typeof MESSAGE_SENDERS)[number];

export const MESSAGE_TARGETS = ['tournament', 'game', 'devices'] as const;
export type TargetKind = (typeof MESSAGE_TARGETS)[number];

export const MESSAGE_KINDS = [
  'openGame',
  'endGame',
  'cancelGame',
  'gameStarts',
  'gameFinished',
  'playerRenamed',
  'tournamentRewritten',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/**
 * Why a message was not acknowledged: no answer in time, the target has too many requests, it cannot be reached (as
 * while it restarts), or it reported an error.
 */
export const DELIVERY_FAULTS = ['timeout', 'overloaded', 'unreachable', 'failed'] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

/** The pause after this many tries, in whole milliseconds as alarms have them. */
export const pauseAfter = (tries: number): number =>
  Math.min(Math.ceil(DELIVERY.firstPauseMs * DELIVERY.growth ** (tries - 1)), DELIVERY.longestPauseMs);
