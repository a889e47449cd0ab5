/**
 * A tournament as its life has it: when it starts, which rounds there are, what is still missing. The guards
 * (`entry-guards.ts`, `round-guards.ts`, `editing.ts`) and the schedule (`schedule.ts`) read this value.
 */
import type { TournamentId } from '../ids.ts';
import type { Interval, Millis } from '../time.ts';
import { KINDS, type Kind, type TournamentKind } from './kinds.ts';

export interface Tournament {
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
  readonly rounds: readonly Round[];
  readonly startedAt: Millis | null;
  readonly finishedAt: Millis | null;
  /** The last attempt to pair found no legal pairing. */
  readonly pairingFailed: boolean;
}

export interface Round {
  readonly number: number;
  /** Null: not scheduled yet. */
  readonly startAt: Millis | null;
  /** Null: not paired yet. */
  readonly pairedAt: Millis | null;
  /** Pairings that have a result, byes apart. */
  readonly results: number;
  /** Pairings that still lack one. */
  readonly missing: number;
}

export const kindOf = (tournament: Pick<Tournament, 'kind'>): Kind => KINDS[tournament.kind];

export const TOURNAMENT_STATUSES = ['upcoming', 'running', 'finished'] as const;
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];

/** Upcoming until it is started and its first round has begun, running until the last result. */
export function tournamentStatus(tournament: Tournament, now: Millis): TournamentStatus {
  if (tournament.finishedAt !== null) return 'finished';
  if (tournament.startedAt === null) return 'upcoming';
  return tournament.firstPairingAt <= now || hasBegun(tournament, now) ? 'running' : 'upcoming';
}

/** The round that is paired next: the one after the last that is paired. By hand an earlier one may still be empty. */
export const nextRound = ({ rounds }: { readonly rounds: readonly Pick<Round, 'number' | 'pairedAt'>[] }): number =>
  Math.max(0, ...rounds.filter((round) => round.pairedAt !== null).map(({ number }) => number)) + 1;

/** Pairings of any round that still lack a result. */
export const missingResults = ({ rounds }: Pick<Tournament, 'rounds'>): number =>
  rounds.reduce((sum, round) => sum + round.missing, 0);

/** Whether every announced round is paired and has all its results. */
export const isPlayedOut = (tournament: Pick<Tournament, 'rounds' | 'announcedRounds'>): boolean =>
  tournament.announcedRounds !== null &&
  nextRound(tournament) > tournament.announcedRounds &&
  missingResults(tournament) === 0;

/** Whether the first round is under way: it is paired, and its time has come or it has a result already. */
export const hasBegun = ({ rounds }: Pick<Tournament, 'rounds'>, now: Millis): boolean =>
  rounds.some((round) => round.pairedAt !== null && (round.results > 0 || (round.startAt ?? round.pairedAt) <= now));
