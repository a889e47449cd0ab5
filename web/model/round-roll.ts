import type { ParticipantView, TournamentPage } from '../../contract/tournament/tournaments.ts';
import { matches } from '../../domain/lib/search-key.ts';
import type { Online } from '../../domain/tournament/guards/attendance.ts';
import type { RoundMark } from '../../domain/tournament/value/attendance-record.ts';
import { attendanceOf } from './attendance.ts';
import { participantName } from './names.ts';

/** What is known of a player before a round. */
export type Seen = RoundMark | 'unknown';

export interface Attending {
  readonly participant: ParticipantView;
  readonly seen: Seen;
  /** True if the mark is of this round, and not of all rounds to come. */
  readonly isOfRound: boolean;
  /** True if the player was here in the round before. */
  readonly wasHere: boolean;
  /** True if the player gets a game, or the walkover, when the round is paired. */
  readonly plays: boolean;
}

/** The players who are still in the tournament, by name. */
export function rollOf(page: TournamentPage, round: number, online: Online): readonly Attending[] {
  const availabilityOf = attendanceOf(page, online);
  return page.participants
    .flatMap((participant): Attending[] => {
      const availability = availabilityOf(participant);
      if (availability === 'withdrawn') return [];
      const markOf = (number: number) => participant.attendanceRecord?.rounds.find((one) => one.round === number)?.mark;
      const ofRound = markOf(round);
      return [
        {
          participant,
          seen: ofRound ?? participant.attendance ?? 'unknown',
          isOfRound: ofRound !== undefined,
          wasHere: markOf(round - 1) === 'here',
          plays: availability === 'free',
        },
      ];
    })
    .sort((one, other) => participantName(one.participant).localeCompare(participantName(other.participant)));
}

/** Neither seen in the hall nor away. */
export const UNSEEN = ({ seen }: Attending): boolean => seen === 'unknown' || seen === 'comes';

export const searched = (people: readonly Attending[], typed: string): readonly Attending[] =>
  people.filter(({ participant }) => matches(participantName(participant), typed));
