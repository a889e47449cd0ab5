import { describe, expect, it } from 'vitest';
import { camelKeys, snakeKeys } from '../../../contract/codec/case.ts';
import { tournamentPayload } from '../../../contract/tournament/payload.ts';
import { readSettings, writeSettings, writeTemplate } from '../../../contract/tournament/settings.ts';
import { millis } from '../../../domain/kernel/time.ts';
import { NO_BONUS, type TimeControl } from '../../../domain/kernel/time-control.ts';
import { tiebreakOfCode } from '../../../domain/tiebreaks/names.ts';
import { NO_OFFICIAL_DATA, type Official } from '../../../domain/tournament/value/official-data.ts';
import { changedSettings, editedSettings, settingsFrom } from '../../../domain/tournament/value/settings.ts';
import { templateOf } from '../../../domain/tournament/value/template.ts';
import {
  type BuildValues,
  formatDefaults,
  knownTournament,
  movedTo,
  newTournament,
  toBuildPayload,
  toPayload,
} from '../../../web/features/build/build-form.ts';
import { NOBODY, sentOfficialData, typedOfficialData } from '../../../web/features/build/official-values.ts';
import { filledBy, PRESETS, type SavedTemplate } from '../../../web/features/build/presets.ts';
import { typedTimeControl, withSecondStage } from '../../../web/features/build/stage-values.ts';
import { stepFrom } from '../../../web/features/build/steps.ts';
import { faultsIn } from '../../../web/forms/fault.tsx';
import { readTextFile } from '../../../web/forms/fields/text-file.ts';
import { stepsOf } from '../../../web/model/build-steps.ts';
import { organisersOf } from '../../../web/queries/organisers.ts';
import { fromIso, parseDay, toIso, toUtc } from '../../../web/time/local-time.ts';

const club = { type: 'club', id: 'oss', name: 'Oslo Schakselskap' } as const;
const form = { ...newTournament(club, new Date('2026-11-21T12:00:00Z')), name: 'Oslo Open' };
const JUNIORS = {
  name: 'U20',
  bornFrom: 2007,
  bornTo: null,
  sex: null,
  ratingFrom: null,
  ratingTo: null,
  club: 'Oslo SK',
};
const DAYS = {
  startDate: '2026-12-01',
  endDate: '2026-12-02',
  firstPairingAt: millis(Date.parse('2026-12-01T17:00:00Z')),
};
const faulty = (changes: Partial<BuildValues> = {}) => [
  ...faultsIn(tournamentPayload, toPayload({ ...form, ...changes })).keys(),
];

describe('the form of a new tournament', () => {
  it('the form of a new tournament proposes one minute, no increment and a round each minute (R-229 to R-231)', () => {
    expect(toPayload(form)).toMatchObject({
      initialTime: 1,
      increment: 0,
      onlinePairingIntervalN: 1,
      onlinePairingIntervalT: 0,
    });
  });

  it('[SET-9] a round robin is sent with its tie-breaks, its starting order and the reversal of the last rounds', () => {
    const robin = { ...form, ...formatDefaults('RoundRobin') };
    expect(toPayload(robin)).toMatchObject({
      tb1: 6,
      tb2: 7,
      tb3: 8,
      startingOrder: 'rating',
      reverseLastRounds: true,
    });
    const chosen = { tb1: 'koya/L-1', tb2: 'sonnebornBerger/C2', tb3: null, startingOrder: 'lot' } as const;
    const sent = toPayload({ ...robin, ...chosen, reverseLastRounds: false });
    expect(sent).toMatchObject({ startingOrder: 'lot', reverseLastRounds: false });
    expect([sent.tb1, sent.tb2].map((code) => tiebreakOfCode(Number(code)))).toMatchObject([
      { value: 'koya/L-1' },
      { value: 'sonnebornBerger/C2' },
    ]);
    expect(faulty({ ...robin, ...chosen })).toEqual([]);
    expect(toPayload(form)).not.toHaveProperty('startingOrder');
  });

  it('[IK-8] a Konrad is sent with its lots, its rematches and its late entries, and a Monrad with its first round', () => {
    const konrad = { ...form, ...formatDefaults('Konrad') };
    expect(toPayload(konrad)).toMatchObject({
      startingOrder: 'seededLot',
      maxMeetings: 2,
      missedRounds: 'asFreeRounds',
      lastEntryRound: null,
    });
    expect(toPayload(konrad)).not.toHaveProperty('firstRound');
    const chosen = { maxMeetings: 3, missedRounds: 'zero', lastEntryRound: 4, firstRound: 'halves' } as const;
    expect(toPayload({ ...konrad, ...chosen })).toMatchObject({ maxMeetings: 3, lastEntryRound: 4 });
    expect(faulty({ ...konrad, ...chosen, maxMeetings: 10 })).toEqual(['maxMeetings']);
    const monrad = { ...form, ...formatDefaults('Monrad'), ...chosen };
    expect(toPayload(monrad)).toMatchObject({ firstRound: 'halves', missedRounds: 'zero', lastEntryRound: 4 });
    expect(toPayload(monrad)).not.toHaveProperty('maxMeetings');
    expect(toPayload({ ...form, ...chosen })).not.toHaveProperty('missedRounds');
  });

  it('[CNT-8] rounds that do not count are sent in formats that offer them, and must leave one that counts', () => {
    expect(toPayload({ ...form, droppedRounds: 2 })).toMatchObject({ rounds: 7, droppedRounds: 2 });
    expect(toPayload({ ...form, ...formatDefaults('RoundRobin'), droppedRounds: 2 })).not.toHaveProperty(
      'droppedRounds',
    );
    expect(faulty({ droppedRounds: 6, name: 'Club evenings' })).toEqual([]);
    expect(faulty({ droppedRounds: 7, name: 'Club evenings' })).toEqual(['droppedRounds']);
    expect(faulty({ droppedRounds: '', name: 'Club evenings' })).toEqual(['droppedRounds']);
  });

  it('the form of a new tournament needs only a name', () => {
    expect(faulty()).toEqual([]);
    expect(faulty({ name: ' ' })).toEqual(['name']);
  });

  it('[SET-7] officials come back from the form as they were; a row without input is nobody', () => {
    const kari: Official = { name: 'Nordmann, Kari', title: 'IA', fideNumber: 1500001, email: '' };
    const data = { ...NO_OFFICIAL_DATA, city: 'Tromsø', chiefArbiter: kari, arbiters: [kari] };
    expect(sentOfficialData(typedOfficialData(data))).toEqual(data);
    const typed = { ...typedOfficialData(data), deputyArbiters: [NOBODY, NOBODY], chiefArbiter: NOBODY };
    expect(sentOfficialData(typed)).toEqual({ ...data, chiefArbiter: null });
  });

  it('[SET-7] the form names the invalid field of an official, by its place', () => {
    const official = { ...NOBODY, fideNumber: 1500001 };
    expect(faulty({ officialData: { ...form.officialData, deputyArbiters: [official] } })).toEqual([
      'officialData',
      'officialData.deputyArbiters.0.name',
    ]);
    expect(faulty({ officialData: { ...form.officialData, mapLink: 'map' } })).toContain('officialData.mapLink');
  });

  it('[SET-6] stages come back from the form as they were, and are sent over the board only', () => {
    const timeControl: TimeControl = {
      white: [
        { moves: 40, seconds: 5400, bonus: { kind: 'increment', seconds: 30 } },
        { moves: null, seconds: 1800, bonus: NO_BONUS },
      ],
      black: null,
    };
    const values: BuildValues = {
      ...form,
      defaultGameLocation: 'board',
      timeControl: typedTimeControl(timeControl),
    };
    expect(toPayload(values).timeControl).toEqual(timeControl);
    expect(toPayload({ ...values, defaultGameLocation: 'online' }).timeControl).toBeNull();
    expect(faulty(values)).toEqual([]);
  });

  it('[SET-6] the form names the invalid field of a stage, by its place', () => {
    const { stages, black } = withSecondStage(90, 30);
    const without = (changes: object) =>
      faulty({
        defaultGameLocation: 'board',
        timeControl: { stages: stages.map((stage, at) => (at === 0 ? { ...stage, ...changes } : stage)), black },
      });
    expect(without({})).toEqual([]);
    expect(without({ moves: '' })).toContain('timeControl.white.0.moves');
    expect(without({ minutes: 0 })).toContain('timeControl.white.0.seconds');
    expect(without({ bonusSeconds: 9999 })).toContain('timeControl.white.0.bonus.seconds');
  });

  it('the form of a tournament names its invalid field', () => {
    expect(faulty({ rounds: '' })).toEqual(['rounds']);
    expect(faulty({ bannerPicture: 'http://plain.example/a.png' })).toEqual(['bannerPicture']);
    expect(faulty({ firstPairingTime: '' })).toEqual(['firstPairingTime']);
    expect(faulty({ endDate: '2026-01-01' })).toEqual(['endDate']);
  });

  it('the form of a tournament sends rounds and tie-breaks for a Swiss, and meetings for a round robin', () => {
    expect(toPayload(form)).toMatchObject({ kind: 'SwissDutch', rounds: 7, tb1: 4, tb4: 6 });
    const robin = toPayload({ ...form, ...formatDefaults('RoundRobin') });
    expect(robin).toMatchObject({ kind: 'RoundRobin', meetings: 2 });
    expect(Object.keys(robin)).not.toContain('rounds');
    expect(Object.keys(toPayload({ ...form, ...formatDefaults('Knockout') }))).not.toContain('tb1');
  });

  it('the form of a tournament proposes the tie-breaks of its format', () => {
    expect(formatDefaults('TeamRoundRobin')).toMatchObject({
      tb1: 'gamePoints',
      tb2: 'extendedDirectEncounter',
      tb3: 'gameGameSonnebornBerger',
      tb4: null,
    });
    expect(formatDefaults('SwissDutch')).toMatchObject({ tb1: 'buchholzCut1', tb4: 'directEncounter' });
  });

  it('the form of a tournament closes the gap of a tie-break that was left empty', () => {
    const payload = toPayload({
      ...form,
      tb1: null,
      tb2: 'buchholz',
      tb3: null,
      tb4: 'averageOpponentRating',
    });
    expect(payload).toMatchObject({ tb1: 1, tb2: 0 });
    expect(Object.keys(payload)).not.toContain('tb3');
  });

  it('the form of a tournament sends the number of top players only if no others are shown', () => {
    expect(toPayload({ ...form, showOnlyTop: true })).toMatchObject({ showOnlyTop: true, showOnlyTopNr: 5 });
    expect(Object.keys(toPayload(form))).not.toContain('showOnlyTopNr');
  });
});

describe('times of a form', () => {
  it('a typed time is read back unchanged in any time zone', () => {
    const typed = { date: '2026-07-01', time: '18:30' };
    for (const zone of ['Europe/Oslo', 'America/New_York', 'Pacific/Auckland'])
      expect(fromIso(toIso(typed, zone) ?? '', zone)).toEqual(typed);
    expect(toIso(typed, 'Europe/Oslo')).toBe('2026-07-01T16:30:00.000Z');
  });

  it('a typed time is sent in the time zone of the tournament, which is at first that of the browser', () => {
    const typed = { ...form, firstPairingDate: '2026-07-01', firstPairingTime: '18:30' };
    const sent = (timeZone: string) => toPayload({ ...typed, timeZone });
    expect(sent('Europe/Oslo')).toMatchObject({ timeZone: 'Europe/Oslo', firstPairingTime: '16:30' });
    expect(sent('America/New_York')).toMatchObject({ timeZone: 'America/New_York', firstPairingTime: '22:30' });
    expect(newTournament(club, new Date()).timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it('a typed date is read in the usual notations, and only if it exists', () => {
    expect(['1.7.2026', '01/07/2026', ' 2026-07-01 ', '01072026'].map(parseDay)).toEqual(Array(4).fill('2026-07-01'));
    expect(['31.6.2026', '7.2026', '1.13.2026', ''].map(parseDay)).toEqual(Array(4).fill(null));
  });

  it('a typed time is incomplete without its date, and a date without its time', () => {
    expect(toUtc({ date: '', time: '18:30' }, 'Europe/Oslo')).toBeUndefined();
    expect(toIso({ date: '2026-07-01', time: '' }, 'Europe/Oslo')).toBeUndefined();
  });
});

describe('the organisers to choose from', () => {
  it('the organisers to choose from are each listed once, organisations first', () => {
    const nobody = { manager: [], all: [], arbiter: [], editor: [] };
    const oss = { id: 'oss', name: 'Oslo Schakselskap' };
    const powers = {
      clubs: { ...nobody, manager: [oss], all: [oss], arbiter: [{ id: 'bsk', name: 'Bergen' }] },
      organizations: { ...nobody, arbiter: [{ id: 'nsf', name: 'Norges Sjakkforbund' }] },
    };
    expect(organisersOf(powers).map(({ type, id }) => `${type} ${id}`)).toEqual([
      'organization nsf',
      'club bsk',
      'club oss',
    ]);
  });
});

describe('a tournament file', () => {
  it('a tournament file is read as UTF-8, or as Windows text if it is not valid UTF-8', async () => {
    expect(await readTextFile(new Blob(['Bjørn']))).toBe('Bjørn');
    expect(await readTextFile(new Blob([new Uint8Array([0x42, 0x6a, 0xf8, 0x72, 0x6e])]))).toBe('Bjørn');
  });
});

describe('a template', () => {
  const saved = {
    ...writeTemplate(
      templateOf(settingsFrom({ ...DAYS, format: 'RoundRobin', name: 'Club evening', incrementSeconds: 5 })),
    ),
    id: 'evening',
    organiser: 'oss',
    organiserType: 'club',
    categories: [JUNIORS],
    prizes: { currency: 'NOK', split: 'none', several: false, prizes: [{ category: 'U20', amount: 500, gift: '' }] },
  } satisfies SavedTemplate;

  it('a preset of the tournament form fills in its settings and leaves the rest as it was typed (R-117, R-118)', () => {
    const [blitz] = PRESETS;
    const typed = { ...form, defaultGameLocation: 'board' } as const;
    const filled = { ...typed, ...filledBy({ kind: 'preset', preset: blitz }, typed, [club]) };
    expect(toPayload(filled)).toMatchObject({
      name: 'Oslo Open',
      defaultGameLocation: 0,
      kind: 'SwissDutch',
      rounds: 9,
      initialTime: 3,
      increment: 2,
      onlinePairingIntervalN: 5,
      publiclyViewable: true,
      selfJoinable: true,
      fideRated: true,
      tb1: 0,
      tb2: 1,
      tb3: 2,
      tb4: 3,
    });
  });

  it.each(PRESETS.map((preset) => [preset.id, preset] as const))(
    'a tournament of the preset %s needs a name only',
    (_, preset) => {
      const filled = { ...form, ...filledBy({ kind: 'preset', preset }, form, [club]) };
      expect([...faultsIn(tournamentPayload, toPayload(filled)).keys()]).toEqual([]);
      expect(preset.values.fideRated).toBe(['blitz', 'rapid'].includes(preset.id));
    },
  );

  it('the proposed minute without an increment gives way to a choice over the board, and a typed time stays', () => {
    expect(faulty({ ...movedTo(form, 'board') })).toEqual(['initialTime', 'increment']);
    expect(movedTo(form, 'board')).toMatchObject({ onlinePairingIntervalT: 'days' });
    const typed = { ...form, initialTime: 15, increment: 10 };
    expect(movedTo(typed, 'board')).toEqual({ defaultGameLocation: 'board' });
    expect(movedTo(form, 'online')).toEqual({ defaultGameLocation: 'online' });
  });

  it('[SET-6] stages over the board need no initial time beside them', () => {
    const staged = { ...form, ...movedTo(form, 'board'), timeControl: withSecondStage(90, 30) };
    expect(faulty(staged)).toEqual([]);
    expect(toPayload(staged)).toMatchObject({ initialTime: 90, increment: 30 });
    expect(faulty({ ...staged, defaultGameLocation: 'online' })).toEqual(['initialTime', 'increment']);
  });

  it('a tournament template fills in its name only if none is typed, and its organiser only if it is a choice', () => {
    const template = { kind: 'saved', saved } as const;
    expect(filledBy(template, { ...form, name: '' }, [club])).toMatchObject({ name: 'Club evening', organiser: club });
    const other = { type: 'club', id: 'bsk', name: 'Bergen' } as const;
    const filled = filledBy(template, { ...form, organiser: other }, [other]);
    expect(Object.keys(filled)).not.toContain('name');
    expect(filled).toMatchObject({ organiser: other, kind: 'RoundRobin', increment: 5, meetings: 2 });
  });

  it('the last tournament fills in its settings and officials, but not its name, description and registration', () => {
    const kari: Official = { name: 'Nordmann, Kari', title: 'IA', fideNumber: 1500001, email: '' };
    const officialData = { ...NO_OFFICIAL_DATA, venue: 'Samfunnshuset', chiefArbiter: kari };
    const last = {
      ...saved,
      description: '<p>Round 1 on Friday.</p>',
      officialData: { ...officialData, eventCode: '412345' },
    };
    const typed = { ...form, name: '' };
    const filled = { ...typed, ...filledBy({ kind: 'last', saved: last }, typed, [club]) };
    expect(filled).toMatchObject({
      name: '',
      description: '',
      kind: 'RoundRobin',
      increment: 5,
      startDate: form.startDate,
    });
    expect(toBuildPayload(filled)).toMatchObject({ officialData, categories: [JUNIORS] });
  });

  it('[CAT-7] a template fills in its categories and prizes, and a preset removes those of another template', () => {
    const filled = { ...form, ...filledBy({ kind: 'saved', saved }, form, [club]) };
    expect(toBuildPayload(filled)).toMatchObject({ categories: [JUNIORS], prizes: saved.prizes });
    expect(Object.keys(toPayload(filled))).not.toContain('categories');
    const [preset] = PRESETS;
    const anew = { ...filled, ...filledBy({ kind: 'preset', preset }, filled, [club]) };
    expect(toBuildPayload(anew)).toMatchObject({ categories: [], prizes: { prizes: [] } });
  });
});

describe('the form of a tournament that there is', () => {
  it('the form of an existing tournament sends its settings back unchanged, without gaps in the tie-breaks', () => {
    const settings = settingsFrom({
      ...DAYS,
      format: 'SwissDutch',
      name: 'Oslo Open',
      rounds: 5,
      tieBreaks: ['sonnebornBergerCut1', null, 'buchholz', null],
      showOnlyTop: 3,
    });
    const sent = toPayload(knownTournament({ ...writeSettings(settings), id: 'open' }, club));
    const read = readSettings(camelKeys(tournamentPayload.parse(snakeKeys(sent))), () => '');
    expect(changedSettings(settings, editedSettings(settings, read))).toEqual(['tieBreaks']);
    expect(read.tieBreaks).toEqual(['sonnebornBergerCut1', 'buchholz', null, null]);
  });

  it('the form of a team tournament needs a number of members, and sends four for teams of four (R-115, R-233)', () => {
    expect(faulty(formatDefaults('TeamSwissDutch'))).toEqual(['perTeam']);
    expect(toPayload({ ...form, ...formatDefaults('LimitedPlayerTeam') })).toMatchObject({ perTeam: 4 });
    expect(Object.keys(toPayload(form))).not.toContain('perTeam');
  });
});

describe('the way through the wizard', () => {
  it('the tournament wizard goes through its steps in order and stays within them (R-106, R-109, R-111)', () => {
    expect(stepFrom(stepsOf(false), 'template', 1)).toBe('organiser');
    expect(stepFrom(stepsOf(false), 'template', -1)).toBe('template');
    expect(stepFrom(stepsOf(true), 'league', 1)).toBe('template');
    expect(stepFrom(stepsOf(false), 'location', 1)).toBe('location');
  });
});
