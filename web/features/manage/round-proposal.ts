import type { TournamentPage } from '../../../contract/tournaments.ts';
import { DEFAULT_ROUND_TIME } from '../../../domain/limits.ts';
import { DAY, millis } from '../../../domain/time.ts';
import { proposedStart } from '../../../domain/tournament/schedule.ts';
import { fromIso, type LocalTime, toIso } from '../../local-time.ts';
import { tournamentOf } from '../../model/tournament-of.ts';

/** What the time of a round is proposed as: by the interval after the one before, else the next time it is 09:00. */
export function roundProposal(page: TournamentPage, number: number, now: Date): LocalTime {
  const tournament = tournamentOf(page);
  const rounds = tournament.rounds.filter((round) => round.number < number);
  const proposed = proposedStart({ ...tournament, rounds }, millis(now.getTime()));
  return proposed === null ? nextMorning(now) : fromIso(new Date(proposed).toISOString());
}

function nextMorning(now: Date): LocalTime {
  const on = (day: Date): LocalTime => ({ date: fromIso(day.toISOString()).date, time: DEFAULT_ROUND_TIME });
  const today = on(now);
  const isToCome = Date.parse(toIso(today) ?? '') > now.getTime();
  return isToCome ? today : on(new Date(now.getTime() + DAY));
}
