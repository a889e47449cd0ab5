import { describe, expect, it } from 'vitest';
import { suddenDeath } from '../../../../domain/kernel/time-control.ts';
import { arbiterCandidates, arbiterNorm } from '../../../../domain/rating/norms/arbiter-norm.ts';
import {
  type ReportedEvent,
  type ReportedPlayer,
  scheduleOf,
  tournamentReport,
} from '../../../../domain/rating/norms/tournament-report.ts';
import {
  NO_OFFICIAL_DATA,
  type Official,
  type OfficialData,
} from '../../../../domain/tournament/value/official-data.ts';

const arbiter = (name: string, changes: Partial<Official> = {}): Official => ({
  name,
  title: null,
  fideNumber: 1_500_001,
  email: '',
  ...changes,
});

const player = (title: ReportedPlayer['title'], federation: string, rating: number | null = 2300): ReportedPlayer => ({
  title,
  federation,
  rating,
});

const PLAYERS = [
  player('GM', 'NOR'),
  player('GM', 'SWE'),
  player('WIM', 'NOR'),
  player('CM', 'DEN'),
  player(null, 'NOR', null),
];

const EVENT: ReportedEvent = {
  name: 'Spring Open',
  startDate: '2026-07-04',
  endDate: '2026-07-06',
  rounds: 5,
  roundDays: ['2026-07-04', '2026-07-05', '2026-07-05', '2026-07-06', '2026-07-06'],
  timeControl: suddenDeath(5400, 30),
  format: 'SwissDutch',
  isTeam: false,
  acceleration: 'baku',
  pairing: { by: 'program', program: 'Rokade 1.4' },
  remarks: ['Round 3 began late.'],
  players: PLAYERS,
};

const OFFICIAL: OfficialData = {
  ...NO_OFFICIAL_DATA,
  venue: 'Town Hall',
  city: 'Bergen',
  federation: 'NOR',
  eventCode: '401234',
  organiser: arbiter('Hansen, Ida', { email: 'ida@example.org' }),
  chiefArbiter: arbiter('Nordmann, Kari', { title: 'IA', email: 'kari@example.org' }),
  deputyArbiters: [arbiter('Olsen, Per', { title: 'FA' })],
  arbiters: [arbiter('Berg, Liv', { title: 'NA' }), arbiter('Dahl')],
};

describe('the tournament report form', () => {
  it('[NORM-20] the report has event, schedule, rate of play, system and officials', () => {
    expect(tournamentReport(EVENT, OFFICIAL)).toMatchObject({
      name: 'Spring Open',
      federation: 'NOR',
      eventCode: '401234',
      venue: 'Town Hall',
      city: 'Bergen',
      rounds: 5,
      schedule: [1, 2, 2],
      list: 'standard',
      format: 'SwissDutch',
      acceleration: 'baku',
      pairing: { by: 'program', program: 'Rokade 1.4' },
      remarks: ['Round 3 began late.'],
      organiser: { name: 'Hansen, Ida' },
      chiefArbiter: { name: 'Nordmann, Kari' },
      missing: [],
    });
    expect(tournamentReport(EVENT, { ...OFFICIAL, registeredName: 'Spring Open 2026' }).name).toBe('Spring Open 2026');
  });

  it('[NORM-20] the schedule has the rounds of each day in the order of the rounds', () => {
    expect(scheduleOf(['a', 'b', 'b', 'a'])).toEqual([1, 2, 1]);
    expect(scheduleOf(['a', null])).toBeNull();
    expect(scheduleOf([])).toEqual([]);
  });

  it('[NORM-20] players are counted in eight groups, with their federations; CM and WCM have none', () => {
    const groups = tournamentReport(EVENT, OFFICIAL).groups;
    expect(groups.map(({ group, players }) => [group, players])).toEqual([
      ['rated', 4],
      ['GM', 2],
      ['IM', 0],
      ['FM', 0],
      ['unrated', 1],
      ['WGM', 0],
      ['WIM', 1],
      ['WFM', 0],
    ]);
    expect(groups[0]).toEqual({ group: 'rated', players: 4, federations: 3, host: 2, foreign: 2 });
  });

  it('[NORM-20] the report names missing officials, e-mail addresses and FIDE numbers', () => {
    const missing = (changes: Partial<OfficialData>) => tournamentReport(EVENT, { ...OFFICIAL, ...changes }).missing;
    expect(missing({ organiser: null, chiefArbiter: null })).toEqual([{ kind: 'organiser' }, { kind: 'chiefArbiter' }]);
    expect(
      missing({ chiefArbiter: arbiter('Nordmann, Kari'), arbiters: [arbiter('Dahl', { fideNumber: null })] }),
    ).toEqual([
      { kind: 'email', name: 'Nordmann, Kari' },
      { kind: 'fideNumber', name: 'Dahl' },
    ]);
    expect(missing({ organiser: arbiter('Hansen, Ida', { email: 'ida@example.org', fideNumber: null }) })).toEqual([]);
  });
});

describe('the forms of arbiter norms', () => {
  const report = tournamentReport(EVENT, OFFICIAL);

  it('[NORM-21] arbiters below FA may seek that title, and FIDE Arbiters IA', () => {
    expect(arbiterCandidates(report).map(({ official, duty, forms }) => [official.name, duty, forms])).toEqual([
      ['Olsen, Per', 'deputyArbiter', ['IA1']],
      ['Berg, Liv', 'arbiter', ['FA1']],
      ['Dahl', 'arbiter', ['FA1']],
    ]);
  });

  it('[NORM-21] the form has candidate, event and players, and no verdict', () => {
    const [deputy, , last] = arbiterCandidates(report);
    if (deputy === undefined || last === undefined) throw new Error('three candidates');
    const form = arbiterNorm('IA1', deputy, { report, players: PLAYERS, federation: 'NOR' });
    expect(form).toMatchObject({
      form: 'IA1',
      candidate: {
        firstName: 'Per',
        lastName: 'Olsen',
        fideNumber: 1_500_001,
        federation: 'NOR',
        duty: 'deputyArbiter',
      },
      event: { federation: 'NOR', eventCode: '401234', name: 'Spring Open', rounds: 5, format: 'SwissDutch' },
      players: 5,
      rated: 4,
      federations: 3,
      titled: 3,
    });
    expect(arbiterNorm('FA1', last, { report, players: PLAYERS, federation: null }).candidate).toMatchObject({
      firstName: '',
      lastName: 'Dahl',
      federation: null,
    });
  });
});
