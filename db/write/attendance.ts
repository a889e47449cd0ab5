import { and, between, inArray, isNotNull } from 'drizzle-orm';
import type { Millis } from '../../domain/kernel/time.ts';
import { DAY, SECOND } from '../../domain/kernel/time.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { lastDayOf, participants, roomCodes, tournaments } from '../schema/index.ts';

/** How far back it looks, so that a day on which it does not run is made up for without reading every tournament. */
const LOOKS_BACK = 60 * DAY;

/** Deletes who was where in the tournaments that ended before this (CHK-5). Their byes stay. */
export function deleteAttendance(db: Db, before: Millis): readonly Write[] {
  const ended = db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(
      and(
        isNotNull(tournaments.finishedAt),
        between(lastDayOf(tournaments), (before - LOOKS_BACK) / SECOND, before / SECOND),
      ),
    );
  return [
    db
      .update(participants)
      .set({ attendanceRecord: null })
      .where(and(inArray(participants.tournament, ended), isNotNull(participants.attendanceRecord))),
    db.delete(roomCodes).where(inArray(roomCodes.tournament, ended)),
  ];
}
