import { INTERVAL_CODES, nameOf } from '../../../contract/codes.ts';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { DEFAULT_ROUND_TIME } from '../../../domain/limits.ts';
import { DAY, millis } from '../../../domain/time.ts';
import { proposedStart } from '../../../domain/tournament/schedule.ts';
import { fromIso, type LocalTime, toIso } from '../../local-time.ts';
import { startOf } from '../../model/progress.ts';

/** What the time of a round is proposed as: by the interval after the one before, else the next time it is 09:00. */
export function roundProposal(page: TournamentPage, number: number, now: Date): LocalTime {
  const { first_pairing_date, first_pairing_time, online_pairing_interval_n, online_pairing_interval_t } =
    page.tournament;
  const before = page.rounds.filter((round) => round.number < number);
  const proposed = proposedStart(
    {
      firstPairingAt: millis(Date.parse(`${first_pairing_date}T${first_pairing_time}:00Z`)),
      interval: {
        count: online_pairing_interval_n,
        unit: nameOf(INTERVAL_CODES, online_pairing_interval_t) ?? 'minutes',
      },
      rounds: before.map((round) => {
        const start = startOf(page, round.number);
        return { number: round.number, startAt: start === null ? null : millis(Date.parse(start)) };
      }),
    },
    millis(now.getTime()),
  );
  return proposed === null ? nextMorning(now) : fromIso(new Date(proposed).toISOString());
}

function nextMorning(now: Date): LocalTime {
  const on = (day: Date): LocalTime => ({ date: fromIso(day.toISOString()).date, time: DEFAULT_ROUND_TIME });
  const today = on(now);
  const isToCome = Date.parse(toIso(today) ?? '') > now.getTime();
  return isToCome ? today : on(new Date(now.getTime() + DAY));
}
