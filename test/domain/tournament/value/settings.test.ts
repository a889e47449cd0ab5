import { describe, expect, it } from 'vitest';
import { pointSystem } from '../../../../domain/kernel/points.ts';
import { FORMAT_NAMES, FORMATS, type FormatName } from '../../../../domain/tournament/value/formats.ts';
import {
  changedSettings,
  editedSettings,
  inFormat,
  type NecessarySettings,
  NO_TIEBREAKS,
  SETTING_NAMES,
  SETTINGS,
  settingsFrom,
  type TiebreakChoice,
} from '../../../../domain/tournament/value/settings.ts';
import { FIRST_PAIRING } from '../../../support/domain/tournament.ts';

const necessary: NecessarySettings = {
  format: 'SwissDutch',
  name: 'Spring Open',
  startDate: '2026-11-21',
  endDate: '2026-11-22',
  firstPairingAt: FIRST_PAIRING,
};
const frozen = (from: 'firstPairing' | 'never' | 'building') =>
  SETTING_NAMES.filter((name) => SETTINGS[name].frozenFrom === from).sort();

describe('the settings of a tournament', () => {
  it('[SET-1] settings that are not given have their usual values', () => {
    expect(settingsFrom(necessary)).toMatchObject({
      ...necessary,
      variant: 'Chess',
      interval: { count: 1, unit: 'minutes' },
      points: pointSystem(1, 0.5, 0),
      publiclyViewable: true,
      chatEnabled: true,
      online: false,
      showOnlyTop: null,
      rounds: null,
    });
  });

  it('[SET-1] settings freeze with the first pairing, except for those of the reduced form', () => {
    const first = ['attendance', 'bannerPicture', 'captainsReport', 'chatEnabled', 'description', 'endDate'];
    const reduced = [...first, 'homeAndAway', 'interval', 'lastEntryRound', 'lineUpMinutes'];
    expect(frozen('never')).toEqual([
      ...reduced,
      'missedRounds',
      'name',
      'officialData',
      'online',
      'playersPostpone',
      'playersReport',
      'postponement',
      'profilePicture',
      'publiclyViewable',
      'requestableByes',
      'roundPause',
      'roundPlan',
      'showClubs',
      'showOnlyTop',
      'startDate',
    ]);
    const full = [
      'byeResult',
      'droppedRounds',
      'fideRated',
      'firstPairingAt',
      'firstRound',
      'incrementSeconds',
      'initialMinutes',
      'maxMeetings',
      'meetings',
      'perTeam',
      'points',
    ];
    expect(frozen('firstPairing')).toEqual([
      ...full,
      'removeInactive',
      'reverseLastRounds',
      'rounds',
      'seedingList',
      'selfJoinable',
      'showOnlyUsernames',
      'stages',
      'startingOrder',
      'tieBreaks',
      'timeZone',
      'variant',
    ]);
    expect(frozen('building')).toEqual(['format']);
  });

  it.each(FORMAT_NAMES)('[SET-1] settings are adapted to the format %s', (kind) => {
    const tieBreaks = ['wins', null, null, null] as const;
    const settings = settingsFrom({ ...necessary, format: kind, rounds: 7, meetings: 3, perTeam: 5, tieBreaks });
    const line = FORMATS[kind];
    expect(settings.byeResult).toBe(line.asksForByeResult ? 'win' : null);
    expect(settings.rounds).toBe(line.asksForRounds ? 7 : null);
    expect(settings.meetings).toBe(line.defaultMeetings === null ? null : 3);
    expect(settings.perTeam).toBe(kind === 'LimitedPlayerTeam' ? 4 : 5);
    expect(settings.tieBreaks).toEqual(line.choosesTieBreaks ? tieBreaks : NO_TIEBREAKS);
    expect(inFormat(settings)).toEqual(settings);
  });

  it('[SET-1] a round robin has two meetings by default, and one of teams has one', () => {
    expect(settingsFrom({ ...necessary, format: 'RoundRobin' }).meetings).toBe(2);
    expect(settingsFrom({ ...necessary, format: 'TeamRoundRobin' }).meetings).toBe(1);
  });

  it('[SET-9] a round robin with a Buchholz has the tie-breaks of the format, as a client of the Swiss sends it', () => {
    const choice = (format: FormatName, tieBreaks: TiebreakChoice) =>
      settingsFrom({ ...necessary, format, rounds: 7, tieBreaks }).tieBreaks;
    const swiss = ['averageOpponentRating', 'buchholz', 'medianBuchholz', 'medianBuchholz2'] as const;
    expect(choice('RoundRobin', swiss)).toEqual(NO_TIEBREAKS);
    expect(choice('SwissDutch', swiss)).toEqual(swiss);
    expect(choice('TeamRoundRobin', swiss)).toEqual(swiss);
    const robin = ['koya/L-1', 'sonnebornBerger/C2', null, null] as const;
    expect(choice('RoundRobin', robin)).toEqual(robin);
  });

  it('[SET-10] the last rounds of a cycle are reversed unless a round robin says otherwise', () => {
    const reversed = (format: FormatName, reverseLastRounds?: boolean) =>
      settingsFrom({ ...necessary, format, ...(reverseLastRounds !== undefined && { reverseLastRounds }) })
        .reverseLastRounds;
    expect([reversed('RoundRobin'), reversed('RoundRobin', false), reversed('TeamRoundRobin', false)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(reversed('SwissDutch', false)).toBe(true);
  });

  it('[SET-10] an edit that does not name them keeps the reversal and the starting order', () => {
    const before = settingsFrom({ ...necessary, format: 'RoundRobin', reverseLastRounds: false, startingOrder: 'lot' });
    const after = editedSettings(before, { ...before, name: 'Autumn', reverseLastRounds: null, startingOrder: null });
    expect(changedSettings(before, after)).toEqual(['name']);
    expect(changedSettings(before, editedSettings(before, { ...before, reverseLastRounds: true }))).toEqual([
      'reverseLastRounds',
    ]);
  });

  it('[SET-2] settings that are sent unchanged count as unchanged', () => {
    const before = settingsFrom({ ...necessary, rounds: 5 });
    expect(changedSettings(before, structuredClone(before))).toEqual([]);
    const after = { ...before, interval: { count: 2, unit: 'minutes' as const }, name: 'Autumn' };
    expect(changedSettings(before, after)).toEqual(['name', 'interval']);
  });

  it('[TIME-5] an edit without a time zone keeps it, and the time zone freezes with the first pairing', () => {
    const before = settingsFrom({ ...necessary, rounds: 5, timeZone: 'Atlantic/Reykjavik' });
    expect(editedSettings(before, { ...before, timeZone: null }).timeZone).toBe('Atlantic/Reykjavik');
    expect(editedSettings(before, { ...before, timeZone: 'UTC' }).timeZone).toBe('UTC');
    expect(SETTINGS.timeZone.frozenFrom).toBe('firstPairing');
  });

  it('[SET-3] an edit with another point system drops the bye points of a file', () => {
    const points = { ...pointSystem(), pairingAllocatedBye: pointSystem().draw };
    const before = settingsFrom({ ...necessary, rounds: 5, points });
    expect(editedSettings(before, { ...before, points: pointSystem() }).points).toEqual(points);
    expect(editedSettings(before, { ...before, points: pointSystem(3, 1, 0) }).points).toEqual(pointSystem(3, 1, 0));
  });
});

describe('formats', () => {
  it('[SET-1] each format defines its ranking system, its allotted bye and whether it explains pairings', () => {
    const lines = FORMAT_NAMES.map((kind) => {
      const { system, allottedBye, explains } = FORMATS[kind];
      return [kind, system, allottedBye, explains];
    });
    expect(lines.filter(([, system]) => system === 'roundRobin')).toEqual([
      ['RoundRobin', 'roundRobin', 'zero-point', false],
      ['TeamRoundRobin', 'roundRobin', 'zero-point', false],
    ]);
    expect(lines.filter(([, system, bye]) => system === 'swiss' && bye !== 'pairing-allocated')).toEqual([]);
    expect(lines.filter(([, , , explains]) => explains).map(([kind]) => kind)).toEqual(['SwissDutch']);
  });

  it('[TABLE-3] each format has a default order of tie-breaks or none', () => {
    expect(FORMATS.RoundRobin.fixedTiebreaks).toEqual(['directEncounter', 'sonnebornBerger', 'wins']);
    const ofMatches = FORMAT_NAMES.filter((kind) => FORMATS[kind].table === 'matches');
    expect(ofMatches).toEqual(['TeamSwissDutch', 'LimitedPlayerTeam', 'TeamRoundRobin']);
    expect(ofMatches.map((kind) => FORMATS[kind].fixedTiebreaks[0])).toEqual(ofMatches.map(() => 'gamePoints'));
    expect(FORMATS.SwissDutch.fixedTiebreaks).toEqual([]);
  });
});
