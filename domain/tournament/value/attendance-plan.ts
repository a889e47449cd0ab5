/** Who is expected in a round, how they check in, and what an absence is worth (club-evenings 5, ATT-1, ATT-3 to ATT-8). */
import { CHECK_IN_OPENS_MINUTES, CLOSES_AT_MINUTES } from '../../kernel/limits.ts';
import { isSame } from '../../kernel/same.ts';
import { type AttendanceRule, FORMATS, type Format, type FormatName } from './formats.ts';

/** Points of an absence without an excuse; `full` gives a full point to excused players only (ATT-6). */
export const ABSENCE_POINTS = ['zero', 'half', 'full'] as const;
export type AbsencePoints = (typeof ABSENCE_POINTS)[number];

/** Until when an absence earns points: without notice, until attendance closes, or before the round before begins. */
export const ABSENCE_NOTICES = ['none', 'closesAt', 'beforePreviousRound'] as const;
export type AbsenceNotice = (typeof ABSENCE_NOTICES)[number];

export interface AttendancePlan {
  readonly mode: AttendanceRule;
  /** Minutes before the round. */
  readonly closesAt: number;
  readonly absencePoints: AbsencePoints;
  /** The absences of a player that earn half a point, half-point byes included. */
  readonly absenceQuota: number;
  /** The number of last rounds in which an absence earns nothing. */
  readonly absenceNotLast: number;
  readonly absenceNotice: AbsenceNotice;
  /** A no-show gets the on-call card. */
  readonly noShowToOnCall: boolean;
  /** The number of no-shows after which a player is withdrawn; 0 for never. */
  readonly withdrawAfterNoShows: number;
  /** Who is on call is paired without being there, once they have said that they come. */
  readonly announcedIsEnough: boolean;
  /** Minutes before the round; not later than attendance closes. */
  readonly checkInOpens: number;
  /** Players check in with the code that stands in the room and changes every round. */
  readonly roomCode: boolean;
  /** Whoever checks in by name, with the code of the room, is here; otherwise the arbiter confirms it. */
  readonly trustNames: boolean;
}

/** Null in the settings: the plan of the format. */
export type ChosenAttendance = AttendancePlan | null;

export const usualAttendance = ({ attendanceRule }: Format): AttendancePlan => ({
  mode: attendanceRule,
  closesAt: CLOSES_AT_MINUTES.default,
  absencePoints: 'zero',
  absenceQuota: 0,
  absenceNotLast: 0,
  absenceNotice: 'none',
  noShowToOnCall: true,
  withdrawAfterNoShows: 0,
  announcedIsEnough: false,
  checkInOpens: CHECK_IN_OPENS_MINUTES.default,
  roomCode: attendanceRule === 'ifHere',
  trustNames: false,
});

/** True for players whom the program pairs round by round. */
export const choosesAttendance = ({ takesConstraints, paired }: Format): boolean =>
  takesConstraints && paired === 'players';

/** The usual plan of the format is stored as null. */
export const attendanceIn = (format: Format, chosen: ChosenAttendance): ChosenAttendance =>
  choosesAttendance(format) && !isSame(chosen, usualAttendance(format)) ? chosen : null;

interface WithAttendance {
  readonly format: FormatName;
  readonly attendance: ChosenAttendance;
}

export const attendancePlanOf = ({ format, attendance }: WithAttendance): AttendancePlan =>
  attendance ?? usualAttendance(FORMATS[format]);
