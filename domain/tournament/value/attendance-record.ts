/** What is known of a player's attendance (club-evenings 5.2). Only organisers and the player see it (ATT-10). */
import { isSame } from '../../kernel/same.ts';
import type { Millis } from '../../kernel/time.ts';
import type { AttendancePlan } from './attendance-plan.ts';
import type { AttendanceRule } from './formats.ts';

/** Overrides the mode of the tournament: an expected player is paired unless away, one on call only if here. */
export const CARDS = ['expected', 'onCall'] as const;
export type Card = (typeof CARDS)[number];

/** `name`: somebody at the door, who chose the name from the list without logging in. */
export const MARK_SOURCES = ['player', 'arbiter', 'name'] as const;
export type MarkSource = (typeof MARK_SOURCES)[number];

/** Attendance marks of one round; whoever says that they come may still have to be seen. */
export const ROUND_MARKS = ['comes', 'here', 'away'] as const;
export type RoundMark = (typeof ROUND_MARKS)[number];

/** The last mark of a round. */
export interface RoundAttendance {
  readonly round: number;
  readonly mark: RoundMark;
  readonly by: MarkSource;
  readonly at: Millis;
  /** An absence that was reported too late to earn points. */
  readonly isLate: boolean;
  readonly isExcused: boolean;
}

export interface AttendanceRecord {
  /** Null: the mode of the tournament. */
  readonly card: Card | null;
  /** Absences earn no points. */
  readonly noHalfPoints: boolean;
  /** By round. */
  readonly rounds: readonly RoundAttendance[];
  /** By round. */
  readonly noShows: readonly NoShow[];
  /**
   * The round to which somebody at the door has checked the player in by name, unconfirmed by the arbiter; a mark of the
   * round removes it. It does not decide whether the player is paired.
   */
  readonly unconfirmedRound: number | null;
}

/** A game that was lost without play and without a word. */
export interface NoShow {
  readonly round: number;
  /** The card before it, which a corrected result gives back. */
  readonly cardBefore: Card | null;
  /** The first round without the player, where the no-show has withdrawn them: a corrected result takes them back. */
  readonly withdrawnFrom?: number;
}

export const NO_RECORD: AttendanceRecord = {
  card: null,
  noHalfPoints: false,
  rounds: [],
  noShows: [],
  unconfirmedRound: null,
};

interface Recorded {
  readonly attendanceRecord?: AttendanceRecord;
}

export const recordOf = ({ attendanceRecord }: Recorded): AttendanceRecord => attendanceRecord ?? NO_RECORD;

/** What decides whether a player is paired. */
export interface KnownAttendance extends Pick<AttendanceRecord, 'card'> {
  readonly rounds: readonly Pick<RoundAttendance, 'round' | 'mark'>[];
}

export const attendanceOfRound = (player: Recorded, round: number): RoundAttendance | null =>
  recordOf(player).rounds.find((one) => one.round === round) ?? null;

/** The rule that decides whether this player is paired. */
export function ruleFor({ mode }: Pick<AttendancePlan, 'mode'>, card: Card | null): AttendanceRule {
  if (mode === 'everybody' || card === null) return mode;
  return card === 'expected' ? 'unlessAway' : 'ifHere';
}

/** A record without content is left out of the player. */
export function withRecord<Player extends Recorded>(player: Player, record: AttendanceRecord): Player {
  if (!isSame(record, NO_RECORD)) return { ...player, attendanceRecord: record };
  // The rest of a generic type is not the type itself.
  const { attendanceRecord: _, ...others } = player;
  return others as Player;
}

export const withRound = (record: AttendanceRecord, round: number, mark: RoundAttendance | null): AttendanceRecord => ({
  ...record,
  unconfirmedRound: record.unconfirmedRound === round ? null : record.unconfirmedRound,
  rounds: [...record.rounds.filter((one) => one.round !== round), ...(mark === null ? [] : [mark])].sort(
    (one, other) => one.round - other.round,
  ),
});
