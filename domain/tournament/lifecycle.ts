/**
 * A tournament as its life has it: when it starts, which rounds there are, what is still missing. The guards
 * (`entry-guards.ts`, `round-guards.ts`, `editing.ts`) and the schedule (`schedule.ts`) read this value.
 */
import type { TournamentId } from '../ids.ts';
import type { Interval, Millis } from '../time.ts';
import { KINDS, type Kind, type TournamentKind } from './kinds.ts';

export interface Lifecycle {
  readonly id: TournamentId;
  readonly kind: TournamentKind;
  /** Games are played online unless a pairing says otherwise. */
  readonly online: boolean;
  readonly selfJoinable: boolean;
  /** Members a team may have in the tournament; null without limit. */
  readonly perTeam: number | null;
  readonly firstPairingAt: Millis;
  /** From one pairing to the next. */
  readonly interval: Interval;
  /** When the program pairs the next round by itself; null when nothing is planned. */
  readonly nextPairingAt: Millis | null;
  /** The end of the tournament's last day. */
  readonly endsAt: Millis;
  /** Rounds in all: given by the organiser, or computed at the start; null where they are added one by one. */
  readonly announcedRounds: number | null;
  /** The rounds there are, in order; round n is element n - 1. */
  readonly rounds: readonly LifecycleRound[];
  readonly startedAt: Millis | null;
  readonly finishedAt: Millis | null;
  /** The last attempt to pair found no legal pairing. */
  readonly pairingFailed: boolean;
}

export interface LifecycleRound {
  readonly number: number;
  /** Null: not scheduled yet. */
  readonly startAt: Millis | null;
  /** Null: not paired yet. */
  readonly pairedAt: Millis | null;
  /** Pairings that have a result, byes apart, or the result of a game of their match. */
  readonly results: number;
  /** Pairings that still lack one; of a match each of its boards. */
  readonly missing: number;
  /** Matches of teams of which it is not settled yet who plays. */
  readonly openLineUps: number;
  /** When those of the first such match close; null where there is none, or its boards are made at once. */
  readonly lineUpsCloseAt: Millis | null;
  /** Who is present and has neither a game nor a bye, in a paired round of a format that pairs everybody. */
  readonly unpaired: number;
}

export const kindOf = (tournament: Pick<Lifecycle, 'kind'>): Kind => KINDS[tournament.kind];

export const TOURNAMENT_STATUSES = ['upcoming', 'running', 'finished'] as const;
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];

/** Upcoming until it is started and its first round has begun, running until the last result. */
export function tournamentStatus(tournament: Lifecycle, now: Millis): TournamentStatus {
  if (tournament.finishedAt !== null) return 'finished';
  if (tournament.startedAt === null) return 'upcoming';
  return tournament.firstPairingAt <= now || hasBegun(tournament, now) ? 'running' : 'upcoming';
}

/** The last round that is paired; 0 before the first. A bye that is booked for a round to come does not pair it. */
export const lastPaired = (rounds: readonly { readonly number: number; readonly isPaired: boolean }[]): number =>
  Math.max(0, ...rounds.filter(({ isPaired }) => isPaired).map(({ number }) => number));

/** The round that is paired next: the one after the last that is paired. By hand an earlier one may still be empty. */
export const nextRound = ({
  rounds,
}: {
  readonly rounds: readonly Pick<LifecycleRound, 'number' | 'pairedAt'>[];
}): number => lastPaired(rounds.map(({ number, pairedAt }) => ({ number, isPaired: pairedAt !== null }))) + 1;

/** Pairings of any round that still lack a result. */
export const missingResults = ({ rounds }: Pick<Lifecycle, 'rounds'>): number =>
  rounds.reduce((sum, round) => sum + round.missing, 0);

/** People of any round who still wait for an opponent or a bye. */
export const unpairedPlayers = ({ rounds }: Pick<Lifecycle, 'rounds'>): number =>
  rounds.reduce((sum, round) => sum + round.unpaired, 0);

/** Whether every announced round is paired, with nobody left over, and has all its results. */
export const isPlayedOut = (tournament: Pick<Lifecycle, 'rounds' | 'announcedRounds'>): boolean =>
  tournament.announcedRounds !== null &&
  nextRound(tournament) > tournament.announcedRounds &&
  missingResults(tournament) === 0 &&
  unpairedPlayers(tournament) === 0;

/**
 * How many rounds there are in all (decision D-08): announced or computed, or those that the arbiter has added; null
 * where nobody knows yet.
 */
export const roundsInAll = (kind: TournamentKind, announced: number | null, added: number): number | null =>
  announced ?? (KINDS[kind].roundMaking === 'byHand' ? added : null);

/** Whether the first round is under way: it is paired, and its time has come or it has a result already. */
export const hasBegun = ({ rounds }: Pick<Lifecycle, 'rounds'>, now: Millis): boolean =>
  rounds.some(({ pairedAt, ...round }) => isUnderWay({ ...round, isPaired: pairedAt !== null }, now));

/** A round that is paired without a time begins at once. */
export const isUnderWay = (
  { isPaired, results, startAt }: Pick<LifecycleRound, 'results' | 'startAt'> & { readonly isPaired: boolean },
  now: Millis,
): boolean => isPaired && (results > 0 || startAt === null || startAt <= now);
