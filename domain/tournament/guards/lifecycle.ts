/** The state that guards and the schedule depend on. */
import type { TournamentId } from '../../kernel/ids.ts';
import type { Interval, Millis } from '../../kernel/time.ts';
import { type AttendanceRule, FORMATS, type Format, type FormatName } from '../value/formats.ts';
import type { RoundPlan } from '../value/round-plan.ts';

export interface Lifecycle {
  readonly id: TournamentId;
  readonly format: FormatName;
  readonly attendanceRule: AttendanceRule;
  /** Default of the pairings. */
  readonly online: boolean;
  readonly selfJoinable: boolean;
  /** Members per team; null without limit. */
  readonly perTeam: number | null;
  readonly firstPairingAt: Millis;
  readonly timeZone: string;
  readonly interval: Interval;
  /** Seconds between the last result of an online round and the next pairing; null if the interval decides. */
  readonly roundPause: number | null;
  readonly roundPlan: RoundPlan;
  /** Next automatic pairing; null if none is planned. */
  readonly nextPairingAt: Millis | null;
  /** End of the last day. */
  readonly endsAt: Millis;
  /** Given by the organiser or computed at the start; null if rounds are added one by one. */
  readonly announcedRounds: number | null;
  /** The last round that newcomers may enter for; null for any. */
  readonly lastEntryRound: number | null;
  /** Round n is element n - 1. */
  readonly rounds: readonly LifecycleRound[];
  /** When players of open games are reminded next; null if of none. */
  readonly nextReminderAt: Millis | null;
  readonly startedAt: Millis | null;
  readonly finishedAt: Millis | null;
  readonly pairingFailed: boolean;
}

export interface LifecycleRound {
  readonly number: number;
  readonly startAt: Millis | null;
  readonly pairedAt: Millis | null;
  /** Pairings with a result, or with a game result in their match; byes excluded. */
  readonly results: number;
  /** Missing results; in a match one per board. Postponed and adjourned games are not missing. */
  readonly missing: number;
  /** The numbers of these boards in the round, or in their match. */
  readonly missingBoards: readonly number[];
  /** Boards of postponed and adjourned games without a result. */
  readonly openBoards: readonly number[];
  /** Team matches with open line-ups. */
  readonly openLineUps: number;
  /** Earliest closing time of open line-ups; null if there are none or boards are made at once. */
  readonly lineUpsCloseAt: Millis | null;
  /** Present players without game or bye in a paired round of a format that seats everyone. */
  readonly unpaired: number;
}

export const formatOf = (tournament: Pick<Lifecycle, 'format'>): Format => FORMATS[tournament.format];

/** 0 before round 1. A requested bye does not make a round paired. */
export const lastPaired = (rounds: readonly { readonly number: number; readonly isPaired: boolean }[]): number =>
  Math.max(0, ...rounds.filter(({ isPaired }) => isPaired).map(({ number }) => number));

/** One after the last paired round; with manual pairing an earlier one may be empty. */
export const nextRound = ({
  rounds,
}: {
  readonly rounds: readonly Pick<LifecycleRound, 'number' | 'pairedAt'>[];
}): number => lastPaired(rounds.map(({ number, pairedAt }) => ({ number, isPaired: pairedAt !== null }))) + 1;

export const missingResults = ({ rounds }: Pick<Lifecycle, 'rounds'>): number =>
  rounds.reduce((sum, round) => sum + round.missing, 0);

export const openGamesIn = ({ rounds }: Pick<Lifecycle, 'rounds'>): number =>
  rounds.reduce((sum, { openBoards }) => sum + openBoards.length, 0);

export const unpairedPlayers = ({ rounds }: Pick<Lifecycle, 'rounds'>): number =>
  rounds.reduce((sum, round) => sum + round.unpaired, 0);

/** True if every announced round is paired, complete and has all results. */
export const isPlayedOut = (tournament: Pick<Lifecycle, 'rounds' | 'announcedRounds'>): boolean =>
  tournament.announcedRounds !== null &&
  nextRound(tournament) > tournament.announcedRounds &&
  missingResults(tournament) === 0 &&
  openGamesIn(tournament) === 0 &&
  unpairedPlayers(tournament) === 0;

/** Total number of rounds (decision D-08): announced, computed, or added so far; null if unknown. */
export const roundsInAll = (format: FormatName, announced: number | null, added: number): number | null =>
  announced ?? (FORMATS[format].roundMaking === 'byHand' ? added : null);

export const hasBegun = ({ rounds }: Pick<Lifecycle, 'rounds'>, now: Millis): boolean =>
  rounds.some(({ pairedAt, ...round }) => isUnderWay({ ...round, isPaired: pairedAt !== null }, now));

/** A paired round without a time begins at once. */
export const isUnderWay = (
  { isPaired, results, startAt }: Pick<LifecycleRound, 'results' | 'startAt'> & { readonly isPaired: boolean },
  now: Millis,
): boolean => isPaired && (results > 0 || startAt === null || startAt <= now);
