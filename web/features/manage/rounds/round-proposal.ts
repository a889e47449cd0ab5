import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { DEFAULT_ROUND_TIME } from '../../../../domain/kernel/limits.ts';
import { DAY, type Millis, millis } from '../../../../domain/kernel/time.ts';
import { type LocalTime, localDayOf, localTimeOf, momentOf } from '../../../../domain/kernel/time-zone.ts';
import { proposedStart } from '../../../../domain/tournament/rounds/schedule.ts';
import { playingTimeMs } from '../../../../domain/tournament/value/settings.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';

/**
 * The proposed time of a round: the one that it has, else the previous round's plus the interval, else the next 09:00
 * (R-083).
 */
export function roundProposal(page: TournamentPage, number: number, now: Date): LocalTime {
  const tournament = tournamentOf(page);
  const { timeZone } = tournament;
  const rounds = tournament.rounds.filter((round) => round.number < number);
  const { initialTime: initialMinutes, increment: incrementSeconds, timeControl: stages } = page.tournament;
  const gameMs = playingTimeMs({ initialMinutes, incrementSeconds, stages });
  const moment = millis(now.getTime());
  const own = tournament.rounds[number - 1]?.startAt ?? null;
  const proposed = own ?? proposedStart({ ...tournament, rounds, gameMs }, moment);
  return proposed === null ? nextMorning(moment, timeZone) : localTimeOf(proposed, timeZone);
}

function nextMorning(now: Millis, timeZone: string): LocalTime {
  const on = (day: Millis): LocalTime => ({ date: localDayOf(day, timeZone), time: DEFAULT_ROUND_TIME });
  const today = on(now);
  const isToCome = (momentOf(today, timeZone) ?? now) > now;
  return isToCome ? today : on(millis(now + DAY));
}
