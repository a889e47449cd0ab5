import {
  type AttendancePlan,
  attendancePlanOf,
  type ChosenAttendance,
} from '../../../domain/tournament/value/attendance-plan.ts';
import type { FormatName } from '../../../domain/tournament/value/formats.ts';
import { needed, type TypedNumber } from '../../forms/numbers.ts';

const NUMBERS = ['closesAt', 'absenceQuota', 'absenceNotLast', 'withdrawAfterNoShows', 'checkInOpens'] as const;
type NumberName = (typeof NUMBERS)[number];

/** A plan as typed. */
export type TypedAttendance = Omit<AttendancePlan, NumberName> & { readonly [Name in NumberName]: TypedNumber };

export const typedAttendance = (format: FormatName, attendance: ChosenAttendance): TypedAttendance =>
  attendancePlanOf({ format, attendance });

export const sentAttendance = (typed: TypedAttendance): AttendancePlan => ({
  ...typed,
  closesAt: needed(typed.closesAt),
  absenceQuota: needed(typed.absenceQuota),
  absenceNotLast: needed(typed.absenceNotLast),
  withdrawAfterNoShows: needed(typed.withdrawAfterNoShows),
  checkInOpens: needed(typed.checkInOpens),
});
