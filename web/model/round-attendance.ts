import type { ParticipantView, TournamentPage } from '../../contract/tournament/tournaments.ts';
import { matches } from '../../domain/lib/search-key.ts';
import type { Online } from '../../domain/tournament/guards/attendance.ts';
import type { RoundMark } from '../../domain/tournament/value/attendance-record.ts';
import { attendanceOf } from './attendance.ts';
import { participantName } from './names.ts';

export type KnownMark = RoundMark | 'unknown';

export interface PlayerAttendance {
  readonly participant: ParticipantView;
  readonly mark: KnownMark;
  /** True if the mark is of this round, and not of all rounds to come. */
  readonly isOfRound: boolean;
  /** True if the player was here in the round before. */
  readonly wasHere: boolean;
  /** True if the player gets a game, or the walkover, when the round is paired. */
  readonly plays: boolean;
}

/** The players who are still in the tournament, by name. */
export function roundAttendance(page: TournamentPage, round: number, online: Online): readonly PlayerAttendance[] {
  const availabilityOf = attendanceOf(page, online);
  return page.participants
    .flatMap((participant): PlayerAttendance[] => {
      const availability = availabilityOf(participant);
      if (availability === 'withdrawn') return [];
      const markOf = (number: number) => participant.attendanceRecord?.rounds.find((one) => one.round === number)?.mark;
      const ofRound = markOf(round);
      return [
        {
          participant,
          mark: ofRound ?? participant.attendance ?? 'unknown',
          isOfRound: ofRound !== undefined,
          wasHere: markOf(round - 1) === 'here',
          plays: availability === 'free',
        },
      ];
    })
    .sort((one, other) => participantName(one.participant).localeCompare(participantName(other.participant)));
}

/** Neither here nor away. */
export const isAwaited = ({ mark }: PlayerAttendance): boolean => mark === 'unknown' || mark === 'comes';

export const searched = (people: readonly PlayerAttendance[], typed: string): readonly PlayerAttendance[] =>
  people.filter(({ participant }) => matches(participantName(participant), typed));
