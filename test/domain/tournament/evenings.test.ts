import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, MINUTE, millis, SECOND } from '../../../domain/kernel/time.ts';
import { momentOf } from '../../../domain/kernel/time-zone.ts';
import { mayChangeNextPairing } from '../../../domain/tournament/guards/round-guards.ts';
import { proposedEvenings } from '../../../domain/tournament/rounds/evenings.ts';
import { proposedDaysOff } from '../../../domain/tournament/rounds/proposed-days-off.ts';
import {
  eveningOf,
  nextPlannedPairing,
  pairingAfterPause,
  plannedStart,
  proposedStart,
  startOfRound,
} from '../../../domain/tournament/rounds/schedule.ts';
import { NO_ROUND_PLAN } from '../../../domain/tournament/value/round-plan.ts';
import { at, FIRST_PAIRING, started } from '../../support/domain/tournament.ts';

const TUESDAY = { date: '2026-09-22', time: '19:00' };
const AUTUMN = { from: '2026-09-28', until: '2026-10-04', reason: 'Autumn holiday' };

const dates = (evenings: readonly { readonly date: string }[]) => evenings.map(({ date }) => date);

describe('a plan of evenings', () => {
  it('[TIME-6] six Tuesdays with an autumn holiday end on 3 November, at 19:00 before and after the clocks change', () => {
    const plan = proposedEvenings({ first: TUESDAY, rounds: 6, everyDays: 7, daysOff: [AUTUMN], postponedGames: 0 });
    expect(dates(plan.laterRounds)).toEqual(['2026-10-06', '2026-10-13', '2026-10-20', '2026-10-27', '2026-11-03']);
    const instants = plan.laterRounds.map((local) =>
      new Date(momentOf(local, 'Europe/Oslo') ?? 0).toISOString().slice(11, 16),
    );
    expect(instants).toEqual(['17:00', '17:00', '17:00', '18:00', '18:00']);
  });

  it('[TIME-6] nine rounds with five evenings for postponed games have the last of these before the last round', () => {
    const plan = proposedEvenings({ first: TUESDAY, rounds: 9, everyDays: 7, daysOff: [], postponedGames: 5 });
    expect(plan.laterRounds).toHaveLength(8);
    expect(plan.postponedGames).toHaveLength(5);
    expect((plan.postponedGames.at(-1)?.date ?? '') < (plan.laterRounds.at(-1)?.date ?? '')).toBe(true);
  });

  it('[TIME-6] every evening is its own day, none is on a day off, and there are as many as wanted', () => {
    const options = fc.record({
      rounds: fc.integer({ min: 2, max: 30 }),
      everyDays: fc.constantFrom(1, 7, 14),
      postponedGames: fc.integer({ min: 0, max: 30 }),
      daysOff: fc.array(
        fc.integer({ min: 1, max: 200 }).map((day) => {
          const from = new Date(Date.parse('2026-09-22') + day * DAY).toISOString().slice(0, 10);
          return { from, until: from, reason: '' };
        }),
      ),
    });
    fc.assert(
      fc.property(options, (wanted) => {
        const plan = proposedEvenings({ first: TUESDAY, ...wanted });
        const all = dates([TUESDAY, ...plan.laterRounds, ...plan.postponedGames]);
        expect(plan.laterRounds).toHaveLength(wanted.rounds - 1);
        expect(plan.postponedGames).toHaveLength(wanted.postponedGames);
        expect(new Set(all).size).toBe(all.length);
        expect(dates(plan.laterRounds)).toEqual([...dates(plan.laterRounds)].sort());
        expect(all.slice(1).filter((day) => wanted.daysOff.some(({ from }) => from === day))).toEqual([]);
      }),
    );
  });

  it('[TIME-6] holidays with an evening are proposed as days off, days of Easter week as the week', () => {
    const evenings = ['2027-03-23', '2027-05-17', '2027-12-28'].map((date) => ({ date, time: '19:00' }));
    expect(proposedDaysOff(evenings).map(({ name }) => name)).toEqual(['easterWeek', 'constitutionDay', 'christmas']);
  });
});

const PLAN = {
  ...NO_ROUND_PLAN,
  laterRounds: [
    { date: '2026-12-01', time: '19:00' },
    { date: '2026-12-15', time: '18:30' },
  ],
};
const EVENING_2 = millis(Date.UTC(2026, 11, 1, 18));
const EVENING_3 = millis(Date.UTC(2026, 11, 15, 17, 30));

describe('rounds of a plan', () => {
  const weekly = started({ online: false, interval: { count: 1, unit: 'weeks' }, roundPlan: PLAN, announcedRounds: 5 });

  it('[TIME-7] begin on their evening, and after the last one follow by the interval', () => {
    expect(eveningOf(weekly, 1)).toBeNull();
    expect([1, 2, 3].map((round) => plannedStart(weekly, round))).toEqual([FIRST_PAIRING, EVENING_2, EVENING_3]);
    expect(plannedStart(weekly, 4)).toBe(EVENING_3 + 7 * DAY);
  });

  it('[TIME-7] a round that is paired before its evening begins on it, and one that is paired later begins at once', () => {
    expect(startOfRound(weekly, 2, at(DAY))).toBe(EVENING_2);
    expect(startOfRound(weekly, 2, millis(EVENING_2 + 5 * MINUTE))).toBe(EVENING_2 + 5 * MINUTE);
  });

  it('[TIME-7] a further round is proposed on its evening', () => {
    const rounds = [{ number: 1, startAt: FIRST_PAIRING }];
    expect(proposedStart({ ...weekly, rounds, gameMs: 0 }, at(DAY))).toBe(EVENING_2);
  });

  it('[TIME-7] online the next round is paired on its evening, unless that has passed', () => {
    const online = { ...weekly, online: true, nextPairingAt: FIRST_PAIRING };
    expect(nextPlannedPairing(online, 1, at(0))).toBe(EVENING_2);
    expect(nextPlannedPairing(online, 1, millis(EVENING_2 + DAY))).toBe(EVENING_2 + 8 * DAY);
  });

  it('[TIME-7] a pairing moves only to a time before the evening of the following round, unless that has passed', () => {
    const online = { ...weekly, online: true, nextPairingAt: FIRST_PAIRING };
    const outOfOrder = { ok: false, key: 'roundsOutOfOrder' };
    expect(mayChangeNextPairing(online, millis(EVENING_2 - 1), at(-DAY)).ok).toBe(true);
    expect(mayChangeNextPairing(online, EVENING_2, at(-DAY))).toMatchObject(outOfOrder);
    const late = { ...online, nextPairingAt: millis(EVENING_2 + DAY) };
    expect(mayChangeNextPairing(late, millis(EVENING_2 + 2 * DAY), EVENING_2).ok).toBe(true);
  });
});

describe('rounds that follow one another', () => {
  const round = { number: 1, startAt: FIRST_PAIRING, pairedAt: FIRST_PAIRING, openLineUps: 0, lineUpsCloseAt: null };
  const inRound = (missing: number, nextPairingAt = null as ReturnType<typeof at> | null) =>
    started({
      roundPause: 60,
      nextPairingAt,
      rounds: [{ ...round, results: 5 - missing, missing, missingBoards: [], openBoards: [], unpaired: 0 }],
    });

  it('[TIME-8] the next pairing is a pause after the last result', () => {
    expect(nextPlannedPairing(inRound(5), 1, at(0))).toBeNull();
    expect(pairingAfterPause(inRound(1), at(MINUTE))).toBeNull();
    expect(pairingAfterPause(inRound(0), at(MINUTE))).toBe(at(MINUTE + 60 * SECOND));
  });

  it('[TIME-8] further changes in the pause leave the time alone; a result that is taken back ends the pause', () => {
    expect(pairingAfterPause(inRound(0, at(2 * MINUTE)), at(90 * SECOND))).toBe(at(2 * MINUTE));
    expect(pairingAfterPause(inRound(1, at(2 * MINUTE)), at(90 * SECOND))).toBeNull();
  });

  it('[TIME-8] after the last round, and after a pairing that failed, there is no pause', () => {
    expect(pairingAfterPause({ ...inRound(0), announcedRounds: 1 }, at(0))).toBeNull();
    expect(pairingAfterPause({ ...inRound(0), pairingFailed: true }, at(0))).toBeNull();
  });

  it('[TIME-8] the first pairing keeps its time, and so does every pairing over the board', () => {
    expect(pairingAfterPause(started({ roundPause: 60, nextPairingAt: at(5) }), at(0))).toBe(at(5));
    expect(pairingAfterPause({ ...inRound(0), online: false }, at(0))).toBeNull();
  });

  it('[TIME-8] in the pause the pairing moves without the notice that an announced time needs', () => {
    const paused = inRound(0, at(2 * MINUTE));
    expect(mayChangeNextPairing(paused, at(10 * MINUTE), at(MINUTE)).ok).toBe(true);
    expect(mayChangeNextPairing(paused, at(MINUTE), at(MINUTE))).toMatchObject({ ok: false, key: 'timeInThePast' });
  });
});
