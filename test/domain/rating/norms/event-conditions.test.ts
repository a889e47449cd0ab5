import { describe, expect, it } from 'vitest';
import { suddenDeath } from '../../../../domain/kernel/time-control.ts';
import {
  EVENT_ARTICLES,
  type EventCondition,
  type EventConditionKind,
  eventConditions,
  hasSlowDays,
  type NormEventFacts,
} from '../../../../domain/rating/norms/event-conditions.ts';
import { type EventPlayer, foreignersByRound, hasStrongField } from '../../../../domain/rating/norms/exemption.ts';
import type { Official } from '../../../../domain/tournament/value/official-data.ts';
import { times } from '../../../support/domain/norm-input.ts';

const CHIEF: Official = { name: 'Nordmann, Kari', title: 'IA', fideNumber: 1_500_001, email: '' };

const DAYS = ['2026-07-04', '2026-07-05', '2026-07-05', '2026-07-06', '2026-07-07'];

/** An event that has it all. */
const FACTS: NormEventFacts = {
  startDate: '2026-07-04',
  registeredOn: '2026-06-04',
  roundDays: DAYS,
  timeControl: suddenDeath(90 * 60, 30),
  chiefArbiter: CHIEF,
  arbiters: [CHIEF],
  playerNumbers: [1_500_002],
  format: 'SwissDutch',
  isPermittedFormat: true,
  variant: 'Chess',
  gamesOnline: 0,
  changesForBenefit: 0,
};

const conditionIn = (kind: EventConditionKind, changes: Partial<NormEventFacts>): EventCondition | undefined =>
  eventConditions({ ...FACTS, ...changes }).find((condition) => condition.kind === kind);

describe('the conditions on the event', () => {
  it('[NORM-17] an event that has it all meets each condition once', () => {
    const conditions = eventConditions(FACTS);
    expect(conditions.filter(({ state }) => state !== 'met')).toEqual([]);
    expect(conditions.map(({ kind }) => kind).sort()).toEqual(Object.keys(EVENT_ARTICLES).sort());
  });

  it.each<[EventConditionKind, Partial<NormEventFacts>, Pick<EventCondition, 'wanted' | 'found'>]>([
    ['registration', { registeredOn: '2026-06-05' }, { wanted: '2026-06-04', found: '2026-06-05' }],
    ['roundsADay', { roundDays: times(3, '2026-07-04') }, { wanted: 2, found: 3 }],
    ['hoursADay', { timeControl: suddenDeath(7200, 75) }, { wanted: 12, found: 13 }],
    ['thinkingTime', { timeControl: suddenDeath(5400, 29) }, { wanted: 120, found: 119 }],
    [
      'sameTime',
      { timeControl: { ...suddenDeath(7200), black: suddenDeath(7201).white } },
      { wanted: true, found: false },
    ],
    [
      'chiefArbiter',
      { chiefArbiter: { ...CHIEF, title: 'NA' } },
      { wanted: ['IA', 'FA'], found: { ...CHIEF, title: 'NA' } },
    ],
    ['playingArbiters', { playerNumbers: [1_500_001] }, { wanted: [], found: ['Nordmann, Kari'] }],
    ['format', { format: 'TeamMonrad', isPermittedFormat: false }, { wanted: true, found: 'TeamMonrad' }],
    ['variant', { variant: 'Antichess' }, { wanted: 'Chess', found: 'Antichess' }],
    ['gamesOnline', { gamesOnline: 1 }, { wanted: 0, found: 1 }],
    ['changesForBenefit', { changesForBenefit: 1 }, { wanted: 0, found: 1 }],
  ])('[NORM-17] the condition %s fails alone, with what it takes and what was found', (kind, changes, found) => {
    const conditions = eventConditions({ ...FACTS, ...changes });
    expect(conditions.filter(({ state }) => state !== 'met')).toEqual([{ kind, ...found, state: 'failed' }]);
  });

  it.each<[EventConditionKind, Partial<NormEventFacts>]>([
    ['registration', { registeredOn: null }],
    ['roundsADay', { roundDays: [...DAYS, null] }],
    ['thinkingTime', { timeControl: null }],
    ['chiefArbiter', { chiefArbiter: null }],
    ['playingArbiters', { arbiters: [{ ...CHIEF, fideNumber: null }] }],
    ['changesForBenefit', { changesForBenefit: null }],
  ])('[NORM-17] the condition %s is unknown where the data are missing', (kind, changes) => {
    expect(conditionIn(kind, changes)).toMatchObject({ found: null, state: 'unknown' });
  });

  it('[NORM-17] ratings of an event over 30 days need a look', () => {
    expect(conditionIn('span', { roundDays: ['2026-07-01', '2026-07-30'] })).toMatchObject({ found: 30, state: 'met' });
    expect(conditionIn('span', { roundDays: ['2026-07-01', '2026-07-31'] })).toMatchObject({
      found: 31,
      state: 'unknown',
    });
  });

  it('[NORM-18] one round a day on three days is what one norm of a grandmaster has to have', () => {
    const slow = (...roundDays: (string | null)[]) => hasSlowDays({ roundDays });
    expect(slow(...DAYS)).toBe(true);
    expect(slow('2026-07-04', '2026-07-04', '2026-07-05', '2026-07-06')).toBe(false);
    expect(slow(...DAYS, null)).toBeNull();
  });
});

describe('the players of an event', () => {
  const player = (changes: Partial<EventPlayer> = {}): EventPlayer => ({
    rating: 2000,
    title: 'IM',
    federation: 'SWE',
    presence: [true, true, true],
    ...changes,
  });

  it('[NORM-10] foreigners are counted by round: rated, of another federation, and missing one round at most', () => {
    const players = [
      player(),
      player({ federation: 'DEN', title: 'FM' }),
      player({ federation: 'ISL', presence: [true, false, true] }),
      player({ federation: 'FIN', presence: [true, false, false] }),
      player({ federation: 'NOR' }),
      player({ federation: 'FID' }),
      player({ federation: 'NON' }),
      player({ rating: null }),
    ];
    expect(foreignersByRound(players, 'NOR')).toEqual([
      { players: 3, federations: 3, titled: 2 },
      { players: 2, federations: 2, titled: 1 },
      { players: 3, federations: 3, titled: 2 },
    ]);
    expect(foreignersByRound(players, null)[0]).toEqual({ players: 0, federations: 0, titled: 0 });
  });

  it('[NORM-18] a strong field has forty rated players in every round, whose average is 2000', () => {
    expect(hasStrongField(times(40, player()))).toBe(true);
    expect(hasStrongField(times(39, player()))).toBe(false);
    expect(hasStrongField([...times(40, player()), player({ rating: 1400 })])).toBe(true);
    expect(hasStrongField([...times(39, player()), player({ rating: 1900 })])).toBe(false);
    expect(hasStrongField([...times(39, player()), player({ presence: [true, true, false] })])).toBe(false);
    expect(hasStrongField([])).toBe(false);
  });
});
