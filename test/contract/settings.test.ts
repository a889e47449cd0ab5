import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { camelKeys, snakeKeys } from '../../contract/codec/case.ts';
import { tournamentPayload } from '../../contract/tournament/payload.ts';
import { readSettings, writeSettings } from '../../contract/tournament/settings.ts';
import { FIDE_NUMBER_MAX } from '../../domain/kernel/limits.ts';
import { halfPoints, pointSystem } from '../../domain/kernel/points.ts';
import { INTERVAL_UNITS, MINUTE, millis } from '../../domain/kernel/time.ts';
import {
  BONUS_KINDS,
  BONUS_SECONDS,
  NO_BONUS,
  STAGE_MOVES,
  STAGE_SECONDS,
  STAGES_MAX,
  type Stage,
  type Stages,
  type TimeControl,
} from '../../domain/kernel/time-control.ts';
import type { CleanHtml } from '../../domain/lib/rich-text.ts';
import { FIRST_ROUNDS } from '../../domain/pairing/pairing.ts';
import { RATING_LISTS } from '../../domain/rating/lists.ts';
import { SEEDING_SOURCES, type SeedingList } from '../../domain/rating/seeding-list.ts';
import { TIEBREAK_IDS } from '../../domain/tiebreaks/names.ts';
import { ABSENCE_NOTICES, ABSENCE_POINTS, type AttendancePlan } from '../../domain/tournament/value/attendance-plan.ts';
import { ATTENDANCE_RULES, FORMAT_NAMES, STARTING_ORDERS } from '../../domain/tournament/value/formats.ts';
import { ARBITER_TITLES, type Official, type OfficialData } from '../../domain/tournament/value/official-data.ts';
import { type PostponementPlan, UNRESOLVED_RULES } from '../../domain/tournament/value/postponement-plan.ts';
import type { RoundPlan } from '../../domain/tournament/value/round-plan.ts';
import {
  BYE_RESULTS,
  MISSED_ROUNDS,
  SETTING_NAMES,
  type Settings,
  settingsFrom,
  timeSettings,
  VARIANTS,
} from '../../domain/tournament/value/settings.ts';
import { FIRST_PAIRING } from '../support/domain/tournament.ts';

const uncleaned = (text: string) => text as CleanHtml;
const host = { organiser: 'chess-club', organiser_type: 'club' } as const;

/** Settings as the Worker reads them. */
function read(fields: object) {
  const { data, error } = tournamentPayload.safeParse({ ...host, ...snakeKeys(fields) });
  return { data: data && camelKeys(data), error };
}

const tiebreak = fc.option(fc.constantFrom(...TIEBREAK_IDS));
const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-11-${String(date).padStart(2, '0')}`);
/** With the prototype of parsed JSON. */
const PLAIN = { noNullPrototype: true } as const;

const stage = (isLast: boolean): fc.Arbitrary<Stage> =>
  fc.record(
    {
      moves: isLast ? fc.constant(null) : fc.integer(STAGE_MOVES),
      seconds: fc.integer(STAGE_SECONDS),
      bonus: fc.oneof(
        fc.constant(NO_BONUS),
        fc.record({ kind: fc.constantFrom(...BONUS_KINDS), seconds: fc.integer(BONUS_SECONDS) }, PLAIN),
      ),
    },
    PLAIN,
  );
const stages: fc.Arbitrary<Stages> = fc.oneof(
  stage(true).map((only): Stages => [only]),
  fc
    .tuple(stage(false), fc.array(stage(false), { maxLength: STAGES_MAX - 2 }), stage(true))
    .map(([first, others, last]): Stages => [first, ...others, last]),
);
const timeControl: fc.Arbitrary<TimeControl> = fc.record({ white: stages, black: fc.option(stages) }, PLAIN);
const official: fc.Arbitrary<Official> = fc.record(
  {
    name: fc.constantFrom('Nordmann, Kari', 'Vaher'),
    title: fc.option(fc.constantFrom(...ARBITER_TITLES)),
    fideNumber: fc.option(fc.integer({ min: 1, max: FIDE_NUMBER_MAX })),
    email: fc.constantFrom('', 'kari@example.org'),
  },
  PLAIN,
);
const officialData: fc.Arbitrary<OfficialData> = fc.record(
  {
    venue: fc.constantFrom('', 'Samfunnshuset'),
    address: fc.constantFrom('', 'Storgata 1'),
    city: fc.constantFrom('', 'Tromsø'),
    mapLink: fc.constantFrom('', 'https://maps.example.org/1'),
    federation: fc.option(fc.constantFrom('NOR', 'SWE')),
    contact: fc.constantFrom('', 'post@example.org'),
    website: fc.constantFrom('', 'https://example.org'),
    registeredName: fc.constantFrom('', 'Spring Open Group A'),
    eventCode: fc.constantFrom('', '412345'),
    organiser: fc.option(official),
    chiefArbiter: fc.option(official),
    deputyArbiters: fc.array(official, { maxLength: 3 }),
    arbiters: fc.array(official, { maxLength: 3 }),
  },
  PLAIN,
);
const seedingList: fc.Arbitrary<SeedingList> = fc.record(
  {
    source: fc.constantFrom(...SEEDING_SOURCES),
    kinds: fc.option(fc.uniqueArray(fc.constantFrom(...RATING_LISTS), { minLength: 1 })),
    month: fc.option(fc.constantFrom(202611, 202612)),
  },
  PLAIN,
);
const evenings = fc.array(fc.record({ date: day, time: fc.constantFrom('19:00', '18:30') }, PLAIN), { maxLength: 3 });
const roundPlan: fc.Arbitrary<RoundPlan> = fc.record(
  {
    laterRounds: evenings,
    postponedGames: evenings,
    daysOff: fc.array(
      day.map((on) => ({ from: on, until: on, reason: 'Autumn holiday' })),
      { maxLength: 2 },
    ),
  },
  PLAIN,
);
const attendancePlan: fc.Arbitrary<AttendancePlan> = fc.record(
  {
    mode: fc.constantFrom(...ATTENDANCE_RULES),
    closesAt: fc.integer({ min: 0, max: 120 }),
    absencePoints: fc.constantFrom(...ABSENCE_POINTS),
    absenceQuota: fc.integer({ min: 0, max: 5 }),
    absenceNotLast: fc.integer({ min: 0, max: 3 }),
    absenceNotice: fc.constantFrom(...ABSENCE_NOTICES),
    noShowToOnCall: fc.boolean(),
    withdrawAfterNoShows: fc.integer({ min: 0, max: 3 }),
    announcedIsEnough: fc.boolean(),
    checkInOpens: fc.integer({ min: 0, max: 120 }),
    roomCode: fc.boolean(),
    trustNames: fc.boolean(),
  },
  PLAIN,
);
const postponementPlan: fc.Arbitrary<PostponementPlan> = fc.record(
  {
    notice: fc.integer({ min: 0, max: 2880 }),
    maxOpenGames: fc.integer({ min: 1, max: 4 }),
    noPostponeLast: fc.integer({ min: 0, max: 3 }),
    maxPostponements: fc.option(fc.integer({ min: 0, max: 5 })),
    opponentMustAgree: fc.boolean(),
    until: fc.oneof(
      fc.record({ kind: fc.constant('rounds' as const), rounds: fc.integer({ min: 1, max: 5 }) }, PLAIN),
      fc.record({ kind: fc.constant('date' as const), date: day }, PLAIN),
    ),
    unresolvedRule: fc.constantFrom(...UNRESOLVED_RULES),
  },
  PLAIN,
);
const settings: fc.Arbitrary<Settings> = fc
  .record<Settings>({
    format: fc.constantFrom(...FORMAT_NAMES),
    name: fc.constantFrom('Spring Open', 'Høstcup 2026'),
    description: fc.constantFrom('', '<p>Coffee.</p>' as CleanHtml),
    profilePicture: fc.constantFrom('', 'https://example.org/a.png'),
    bannerPicture: fc.constantFrom('', 'https://example.org/b.png'),
    startDate: day,
    endDate: day,
    interval: fc.record({ count: fc.integer({ min: 1, max: 99 }), unit: fc.constantFrom(...INTERVAL_UNITS) }),
    publiclyViewable: fc.boolean(),
    showOnlyTop: fc.option(fc.integer({ min: 0, max: 50 })),
    chatEnabled: fc.boolean(),
    online: fc.boolean(),
    variant: fc.constantFrom(...VARIANTS),
    rounds: fc.option(fc.integer({ min: 1, max: 30 })),
    droppedRounds: fc.integer({ min: 0, max: 29 }),
    meetings: fc.option(fc.integer({ min: 1, max: 4 })),
    reverseLastRounds: fc.boolean(),
    startingOrder: fc.constantFrom(...STARTING_ORDERS),
    firstRound: fc.constantFrom(...FIRST_ROUNDS),
    maxMeetings: fc.option(fc.integer({ min: 1, max: 9 })),
    missedRounds: fc.constantFrom(...MISSED_ROUNDS),
    lastEntryRound: fc.option(fc.integer({ min: 1, max: 30 })),
    perTeam: fc.option(fc.integer({ min: 1, max: 9 })),
    tieBreaks: fc.tuple(tiebreak, tiebreak, tiebreak, tiebreak),
    firstPairingAt: fc.integer({ min: 0, max: 99_999 }).map((minutes) => millis(FIRST_PAIRING + minutes * MINUTE)),
    initialMinutes: fc.integer({ min: 1, max: 600 }),
    incrementSeconds: fc.integer({ min: 0, max: 600 }),
    points: fc
      .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }))
      .map(([win, draw, loss]) => pointSystem(win / 2, draw / 2, loss / 2)),
    homeAndAway: fc.boolean(),
    captainsReport: fc.boolean(),
    playersReport: fc.boolean(),
    playersPostpone: fc.boolean(),
    postponement: fc.option(postponementPlan),
    requestableByes: fc.integer({ min: 0, max: 20 }),
    attendance: fc.option(attendancePlan),
    officialData,
    stages: fc.option(timeControl),
    timeZone: fc.constantFrom('Europe/Oslo', 'America/New_York', 'Asia/Kolkata'),
    lineUpMinutes: fc.integer({ min: 0, max: 10_080 }),
    byeResult: fc.option(fc.constantFrom(...BYE_RESULTS)),
    selfJoinable: fc.boolean(),
    fideRated: fc.boolean(),
    seedingList,
    showOnlyUsernames: fc.boolean(),
    showClubs: fc.boolean(),
    roundPause: fc.option(fc.integer({ min: 10, max: 3600 })),
    roundPlan,
    removeInactive: fc.boolean(),
  })
  .map((one) => ({ ...one, droppedRounds: Math.min(one.droppedRounds, (one.rounds ?? 30) - 1) }))
  .map((one) => ({ ...one, endDate: one.endDate < one.startDate ? one.startDate : one.endDate }))
  .map((one) => ({ ...one, ...(one.stages !== null && timeSettings(one.stages)) }));

describe('the settings of a tournament on the wire', () => {
  it('[TABLE-2] the settings give a pairing-allocated bye the points of a win by default, and never more', () => {
    const one = settingsFrom({
      format: 'SwissDutch',
      name: 'Open',
      startDate: '2026-11-21',
      endDate: '2026-11-21',
      firstPairingAt: FIRST_PAIRING,
      rounds: 5,
    });
    const { byePoints: _, ...unsaid } = writeSettings(one);
    const worth = (sent: object) => {
      const { data } = read({ ...unsaid, ...sent });
      return data && readSettings(data, uncleaned).points.pairingAllocatedBye;
    };
    expect(worth({})).toBe(2);
    expect(worth({ byePoints: { 'pairing-allocated': 0.5 } })).toBe(1);
    expect(worth({ byePoints: { 'pairing-allocated': 0 } })).toBe(0);
    expect(worth({ byePoints: { 'pairing-allocated': 1.5 } })).toBeUndefined();
  });

  it('[SET-1] the settings of a tournament are the same after they are written and read back', () => {
    fc.assert(
      fc.property(settings, (one) => {
        const sent = read(writeSettings(one));
        expect(sent.error?.issues).toBeUndefined();
        expect(sent.data && readSettings(sent.data, uncleaned)).toEqual(one);
      }),
    );
  });

  it('[SET-1] settings are written under their field names, without tie-breaks that are not set', () => {
    const written = writeSettings(
      settingsFrom({
        format: 'SwissDutch',
        name: 'Open',
        startDate: '2026-11-21',
        endDate: '2026-11-22',
        firstPairingAt: FIRST_PAIRING,
        points: { ...pointSystem(3, 1, 0), halfPointBye: halfPoints(3) },
      }),
    );
    expect(written).toMatchObject({
      firstPairingDate: '2026-11-21',
      firstPairingTime: '12:00',
      showOnlyTop: false,
      showOnlyTopNr: null,
      defaultOtb: true,
      defaultGameLocation: 0,
      winPoints: 3,
      byePoints: { 'pairing-allocated': 3, 'full-point': 3, 'half-point': 1.5, 'zero-point': 0 },
    });
    expect(Object.keys(written).length).toBeGreaterThan(SETTING_NAMES.length);
    expect(written).not.toHaveProperty('tb1');
  });

  it('the settings of a tournament accept a defined tie-break or none, and no other', () => {
    const form = { name: 'Open', kind: 1, start_date: '2026-11-21', first_pairing_date: '2026-11-21' };
    const sent = (tb1: unknown) => read({ ...form, first_pairing_time: '12:00', tb1 });
    expect(sent(99).error?.issues.map(({ path }) => path)).toEqual([['tb1']]);
    expect([sent('').data?.tb1, sent(undefined).data?.tb1, sent(4).data?.tb1]).toEqual([null, null, 'buchholzCut1']);
  });
});
