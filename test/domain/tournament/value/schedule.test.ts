import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, type Millis, millis, SECOND, WEEK } from '../../../../domain/kernel/time.ts';
import { localTimeOf } from '../../../../domain/kernel/time-zone.ts';
import type { Lifecycle } from '../../../../domain/tournament/guards/lifecycle.ts';
import {
  due,
  firstPlannedPairing,
  nextPlannedPairing,
  nextWake,
  plannedStart,
  proposedStart,
  replannedPairing,
  showsLobbyBanner,
  startOfRound,
} from '../../../../domain/tournament/rounds/schedule.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { at, FIRST_PAIRING, playedRounds, started, tournament } from '../../../support/domain/tournament.ts';

describe('an online Swiss', () => {
  it('[ROUND-1] an online Swiss does nothing before it is started, and pairs round 1 at its time', () => {
    expect([due(tournament(), at(DAY)), nextWake(tournament())]).toEqual([null, null]);
    expect(due(started(), at(-1))).toBeNull();
    expect(due(started(), at(0))).toEqual({ kind: 'pairRound', round: 1 });
    expect(nextWake(started())).toBe(FIRST_PAIRING);
  });

  it('[ROUND-1] an online Swiss waits for the last result when the time of a round has come', () => {
    const playing = started({ rounds: playedRounds(1), nextPairingAt: at(HOUR) });
    expect([due(playing, at(2 * HOUR)), nextWake(playing)]).toEqual([null, null]);
    const played = { ...playing, rounds: playedRounds(0) };
    expect(due(played, at(2 * HOUR))).toEqual({ kind: 'pairRound', round: 2 });
    expect(due(played, at(HOUR - 1))).toBeNull();
  });

  it('[ROUND-1] an online Swiss pairs nothing more when no pairing was found', () => {
    expect(due(started({ pairingFailed: true }), at(DAY))).toBeNull();
  });

  it('[ROUND-1] an online Swiss finishes with the last result of the last round', () => {
    expect(due(started({ rounds: playedRounds(0, 0, 1), nextPairingAt: null }), at(DAY))).toBeNull();
    const played = started({ rounds: playedRounds(0, 0, 0), nextPairingAt: null });
    expect(due(played, at(DAY))).toEqual({ kind: 'finish' });
    expect(due({ ...played, finishedAt: at(DAY) }, at(DAY))).toBeNull();
  });

  it('[ROUND-1] an online Swiss plans the next round one interval later, in whole minutes, up to the last', () => {
    expect(nextPlannedPairing(started(), 1, at(300))).toBe(at(HOUR));
    expect(nextPlannedPairing(started(), 1, at(7 * MINUTE + 20 * SECOND))).toBe(at(HOUR + 7 * MINUTE));
    expect(nextPlannedPairing(started(), 3, at(300))).toBeNull();
  });

  it('[ROUND-1] an online Swiss keeps the planned time when the button pairs a round early', () => {
    expect(nextPlannedPairing(started({ nextPairingAt: at(HOUR) }), 2, at(0))).toBe(at(2 * HOUR));
  });
});

describe('planning the next pairing again', () => {
  it('[SET-4] planning again sets the next pairing one interval from now, whatever was planned before', () => {
    const running = started({ rounds: playedRounds(0), nextPairingAt: at(9 * HOUR) });
    expect(replannedPairing(running, at(2 * HOUR + 30 * SECOND))).toBe(at(3 * HOUR));
    expect(replannedPairing({ ...running, nextPairingAt: null }, at(2 * HOUR))).toBe(at(3 * HOUR));
  });

  it('[SET-4] planning again sets nothing after the last round or over the board', () => {
    expect(replannedPairing(started({ rounds: playedRounds(0, 0, 0) }), at(DAY))).toBeNull();
    expect(replannedPairing(started({ rounds: playedRounds(0), online: false }), at(DAY))).toBeNull();
  });
});

describe('other formats', () => {
  it('[LIFE-2] formats with a pairing button have no planned first pairing over the board', () => {
    expect(firstPlannedPairing(FORMATS.SwissDutch, false, FIRST_PAIRING)).toBeNull();
    expect(firstPlannedPairing(FORMATS.SwissDutch, true, FIRST_PAIRING)).toBe(FIRST_PAIRING);
    expect(firstPlannedPairing(FORMATS.LimitedPlayerTeam, false, FIRST_PAIRING)).toBe(FIRST_PAIRING);
    expect(firstPlannedPairing(FORMATS.Knockout, false, FIRST_PAIRING)).toBe(FIRST_PAIRING);
    expect(firstPlannedPairing(FORMATS.ManualPairing, true, FIRST_PAIRING)).toBeNull();
  });

  it('[LIFE-2] a round robin makes all rounds at the start, one interval apart', () => {
    const event = started({ format: 'RoundRobin', nextPairingAt: null });
    expect(due(event, at(-HOUR))).toEqual({ kind: 'pairAllRounds' });
    expect([1, 2, 3].map((round) => plannedStart(event, round))).toEqual([at(0), at(HOUR), at(2 * HOUR)]);
    expect(nextWake({ ...event, rounds: playedRounds(2, 2, 2) })).toBeNull();
  });

  it('[LIFE-2] a round robin tries to make its rounds only once if they cannot be made', () => {
    const failed = started({ format: 'RoundRobin', pairingFailed: true });
    expect([due(failed, at(DAY)), nextWake(failed)]).toEqual([null, null]);
  });

  it('[LIFE-2] a knockout pairs the next stage as soon as every match is decided', () => {
    const event = started({ format: 'Knockout' });
    expect([due(event, at(-1)), due(event, at(0))]).toEqual([null, { kind: 'pairRound', round: 1 }]);
    const second = { ...event, nextPairingAt: nextPlannedPairing(event, 1, at(0)), rounds: playedRounds(1) };
    expect(due(second, at(DAY))).toBeNull();
    expect(due({ ...second, rounds: playedRounds(0) }, at(1))).toEqual({ kind: 'pairRound', round: 2 });
  });

  it('[LIFE-2] team Konrad pairs a round while others are still playing', () => {
    const event = started({ format: 'TeamKonrad', rounds: playedRounds(4), nextPairingAt: at(HOUR) });
    expect(due(event, at(HOUR))).toEqual({ kind: 'pairRound', round: 2 });
  });

  it('[LIFE-2] a tournament with manual rounds finishes with its last day if no result is missing', () => {
    const event = started({
      format: 'ManualPairing',
      announcedRounds: null,
      nextPairingAt: null,
      rounds: playedRounds(0),
    });
    expect([due(event, at(DAY)), nextWake(event)]).toEqual([null, at(2 * DAY)]);
    expect(due(event, at(2 * DAY))).toEqual({ kind: 'finish' });
    expect(due({ ...event, rounds: playedRounds(1) }, at(3 * DAY))).toBeNull();
  });
});

describe('the schedule of any tournament', () => {
  const event = fc.record({
    format: fc.constantFrom('SwissDutch', 'TeamKonrad', 'Knockout', 'RoundRobin', 'LimitedPlayerTeam') as fc.Arbitrary<
      Lifecycle['format']
    >,
    online: fc.boolean(),
    announcedRounds: fc.integer({ min: 1, max: 9 }),
    interval: fc.record({ count: fc.integer({ min: 1, max: 90 }), unit: fc.constant('minutes' as const) }),
  });

  it('[LIFE-3] the schedule wakes exactly when something is due', () => {
    fc.assert(
      fc.property(event, fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 9 }), (changes, missing) => {
        const some = started({ ...changes, rounds: playedRounds(...missing.slice(0, changes.announcedRounds)) });
        const wake = nextWake(some);
        if (wake === null) {
          expect(due(some, at(400 * DAY))).toBeNull();
          return;
        }
        expect(due(some, millis(wake - 1))).toBeNull();
        expect(due(some, wake)).not.toBeNull();
      }),
    );
  });

  it('[LIFE-3] the schedule plays every round once and ends, however late alarms and results are', () => {
    fc.assert(
      fc.property(event, fc.infiniteStream(fc.integer({ min: 0, max: 2 * HOUR })), (changes, delays) => {
        const kind = FORMATS[changes.format];
        let some = started({ ...changes, nextPairingAt: firstPlannedPairing(kind, changes.online, FIRST_PAIRING) });
        fc.pre(some.nextPairingAt !== null || kind.roundMaking === 'atStart');
        let now = FIRST_PAIRING;
        for (let alarms = 0; some.finishedAt === null; alarms++) {
          expect(alarms).toBeLessThan(20);
          const wake = nextWake(some);
          if (wake === null) throw new Error('asleep for ever');
          now = millis(Math.max(now, wake) + delays.next().value);
          const planned = some.nextPairingAt;
          some = carryOut(some, now);
          if (some.nextPairingAt !== null && some.nextPairingAt !== planned) {
            expect(some.nextPairingAt % MINUTE).toBe(0);
            expect(some.nextPairingAt).toBeGreaterThan(now - MINUTE);
          }
        }
        expect(some.rounds.map((round) => round.number)).toEqual(
          Array.from({ length: changes.announcedRounds }, (_, i) => i + 1),
        );
      }),
    );
  });

  /** Does what is due; every game is over at once. */
  function carryOut(some: Lifecycle, now: Millis): Lifecycle {
    const step = due(some, now);
    if (step === null) throw new Error('woken for nothing');
    const round = (number: number) => ({
      number,
      startAt: now,
      pairedAt: now,
      results: 2,
      missing: 0,
      missingBoards: [],
      openBoards: [],
      openLineUps: 0,
      lineUpsCloseAt: null,
      unpaired: 0,
    });
    switch (step.kind) {
      case 'finish':
        return { ...some, finishedAt: now };
      case 'closeLineUps':
        throw new Error('no teams meet here');
      case 'remindPlayers':
        return { ...some, nextReminderAt: null };
      case 'pairAllRounds':
        return { ...some, rounds: Array.from({ length: some.announcedRounds ?? 0 }, (_, i) => round(i + 1)) };
      case 'pairRound':
        return {
          ...some,
          rounds: [...some.rounds, round(step.round)],
          nextPairingAt: nextPlannedPairing(some, step.round, now),
        };
    }
  }
});

describe('the start of a round', () => {
  const hall = started({ online: false, nextPairingAt: null });

  it('[ROUND-3] the first round starts at its announced time, however early it is paired', () => {
    expect(startOfRound(hall, 1, at(-9 * DAY))).toBe(FIRST_PAIRING);
    expect(startOfRound(started(), 1, at(-9 * DAY))).toBe(FIRST_PAIRING);
  });

  it('[ROUND-3] an over-the-board round starts when it is paired if its announced time is past', () => {
    expect(startOfRound(hall, 1, at(5 * MINUTE))).toBe(at(5 * MINUTE));
    expect(startOfRound({ ...hall, rounds: playedRounds(0) }, 2, at(3 * HOUR))).toBe(at(3 * HOUR));
  });

  it('[ROUND-3] a round starts at its scheduled time while that is to come', () => {
    const setUp = {
      number: 2,
      startAt: at(DAY),
      pairedAt: null,
      results: 0,
      missing: 0,
      missingBoards: [],
      openBoards: [],
      openLineUps: 0,
      lineUpsCloseAt: null,
      unpaired: 0,
    };
    const event = { ...hall, rounds: [...playedRounds(0), setUp] };
    expect(startOfRound(event, 2, at(HOUR))).toBe(at(DAY));
    expect(startOfRound(event, 2, at(2 * DAY))).toBe(at(2 * DAY));
  });

  it('[ROUND-3] a round starts one interval after a round that has not begun itself', () => {
    expect(startOfRound({ ...hall, rounds: playedRounds(0) }, 2, at(-DAY))).toBe(at(HOUR));
  });

  it('[ROUND-3] an online round starts at its planned time, or after ten seconds if it is paired at another time', () => {
    const online = started({ rounds: playedRounds(0), nextPairingAt: at(HOUR) });
    expect(startOfRound(online, 2, at(HOUR + 2 * SECOND))).toBe(at(HOUR));
    expect(startOfRound(online, 2, at(HOUR / 2))).toBe(at(HOUR / 2 + 10 * SECOND));
    expect(startOfRound(online, 2, at(2 * HOUR))).toBe(at(2 * HOUR + 10 * SECOND));
  });
});

describe('the proposed time of a new round', () => {
  it('[ROUND-5] the proposed time is the announced first pairing, then one interval after the last round (R-083)', () => {
    expect(proposedStart({ ...tournament(), gameMs: MINUTE }, at(-DAY))).toBe(FIRST_PAIRING);
    expect(proposedStart({ ...started({ rounds: playedRounds(0, 0) }), gameMs: MINUTE }, at(HOUR))).toBe(at(2 * HOUR));
  });

  it('[ROUND-5] no time is proposed if it would be past or the last round has no time', () => {
    expect(proposedStart({ ...tournament(), gameMs: MINUTE }, at(0))).toBeNull();
    expect(proposedStart({ ...started({ rounds: playedRounds(0, 0) }), gameMs: MINUTE }, at(2 * HOUR))).toBeNull();
    const open = {
      number: 1,
      startAt: null,
      pairedAt: null,
      results: 0,
      missing: 0,
      missingBoards: [],
      openBoards: [],
      openLineUps: 0,
      lineUpsCloseAt: null,
      unpaired: 0,
    };
    expect(proposedStart({ ...started({ rounds: [open] }), gameMs: MINUTE }, at(-DAY))).toBeNull();
  });
});

describe('the lobby banner', () => {
  it('the lobby banner appears ten minutes before the first online round and goes when it begins', () => {
    expect(showsLobbyBanner(tournament(), at(-10 * MINUTE - 1))).toBe(false);
    expect(showsLobbyBanner(tournament(), at(-10 * MINUTE))).toBe(true);
    expect(showsLobbyBanner(tournament(), at(-1))).toBe(true);
    expect(showsLobbyBanner(tournament(), at(0))).toBe(false);
  });

  it('the lobby banner does not appear over the board', () => {
    expect(showsLobbyBanner(tournament({ online: false }), at(-1))).toBe(false);
  });
});

describe('times in the time zone of the tournament', () => {
  const MONDAY = millis(Date.UTC(2027, 2, 15, 17));
  const weekly = { format: 'RoundRobin', firstPairingAt: MONDAY, interval: { count: 1, unit: 'weeks' } } as const;
  const inOslo = (moment: Millis | null) => (moment === null ? null : localTimeOf(moment, 'Europe/Oslo'));
  const rounds = (startAt: Millis): Lifecycle['rounds'] => playedRounds(0).map((round) => ({ ...round, startAt }));

  it('[TIME-1] rounds on Mondays at 18:00 stay at 18:00 after a clock change', () => {
    const event = started({ ...weekly, nextPairingAt: null });
    expect([1, 2, 3, 4, 5].map((round) => inOslo(plannedStart(event, round)))).toEqual(
      ['2027-03-15', '2027-03-22', '2027-03-29', '2027-04-05', '2027-04-12'].map((date) => ({ date, time: '18:00' })),
    );
  });

  it('[TIME-1] the next pairing of a Swiss, and a round after an upcoming one, have the same time of day', () => {
    const second = millis(MONDAY + WEEK);
    const swiss = started({ ...weekly, format: 'SwissDutch', nextPairingAt: second });
    expect(inOslo(nextPlannedPairing(swiss, 2, second))).toEqual({ date: '2027-03-29', time: '18:00' });
    const hall = { ...swiss, online: false, rounds: rounds(second) };
    expect(inOslo(startOfRound(hall, 2, MONDAY))).toEqual({ date: '2027-03-29', time: '18:00' });
  });

  it('[TIME-1] an interval of hours is elapsed time', () => {
    const night = millis(Date.UTC(2027, 2, 28, 0, 30));
    const event = started({ format: 'RoundRobin', firstPairingAt: night });
    expect(plannedStart(event, 2) - night).toBe(HOUR);
    expect(inOslo(plannedStart(event, 2))).toEqual({ date: '2027-03-28', time: '03:30' });
  });

  it('[TIME-3] a round at a time that the clocks skip is later that day, and the next one is not', () => {
    const event = started({ ...weekly, firstPairingAt: millis(Date.UTC(2027, 2, 21, 1, 30)) });
    expect([1, 2, 3].map((round) => inOslo(plannedStart(event, round))?.time)).toEqual(['02:30', '03:30', '02:30']);
  });

  it('[TIME-4] a further round is proposed by days and weeks until it is in the future', () => {
    const event = { ...started({ ...weekly, rounds: rounds(MONDAY) }), gameMs: HOUR };
    expect(inOslo(proposedStart(event, MONDAY))).toEqual({ date: '2027-03-22', time: '18:00' });
    expect(inOslo(proposedStart(event, millis(MONDAY + 3 * WEEK)))).toEqual({ date: '2027-04-12', time: '18:00' });
  });

  it('[TIME-4] a further round is proposed a day later at the same time if the interval is shorter than a game', () => {
    const minutely = started({ interval: { count: 1, unit: 'minutes' }, rounds: rounds(MONDAY) });
    expect(proposedStart({ ...minutely, gameMs: 2 * MINUTE }, MONDAY)).toBe(MONDAY + DAY);
    expect(proposedStart({ ...minutely, gameMs: MINUTE }, MONDAY)).toBe(MONDAY + MINUTE);
  });
});
