import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposedGroup } from '../../../domain/event/entries/conditions.ts';
import { feeOf } from '../../../domain/event/fees/fee.ts';
import { proposedDeadlines } from '../../../domain/event/presets/deadlines.ts';
import { type FeeTable, feeRules, feeTable } from '../../../domain/event/presets/fees.ts';
import {
  groupsByAge,
  groupsByChoice,
  groupsByRating,
  oneGroup,
  type PlannedGroup,
  ratingBorders,
} from '../../../domain/event/presets/groups.ts';
import { NO_FEES } from '../../../domain/event/value/fee-plan.ts';
import { minorUnits } from '../../../domain/event/value/ledger.ts';
import { anEvent, aPlayer, at, code, OPEN, rated } from '../../support/domain/event.ts';

const NAMES = { top: 'Mester', numbered: (number: number) => `Klasse ${number}` };

const eventOf = (groups: readonly PlannedGroup[]) => anEvent(groups.map((group) => ({ ...group, tournament: null })));

describe('planned groups', () => {
  it('[EVENT-9] borders 2000, 1800 and 1600 make Mester, 1, 2 and 3, the last one with unrated players', () => {
    const groups = groupsByRating(ratingBorders('2000 1800 1600') ?? [], NAMES);
    expect(
      groups.map(({ code: own, name, conditions }) => [own, name, conditions.ratingFrom, conditions.ratingTo]),
    ).toEqual([
      ['M', 'Mester', 2000, null],
      ['1', 'Klasse 1', 1800, 1999],
      ['2', 'Klasse 2', 1600, 1799],
      ['3', 'Klasse 3', null, 1599],
    ]);
    expect(groups.map(({ conditions }) => conditions.takesUnrated)).toEqual([false, false, false, true]);
  });

  it('[EVENT-9] every rating, and none, is proposed exactly one of the groups by rating', () => {
    const rating = fc.integer({ min: 1, max: 4000 });
    fc.assert(
      fc.property(fc.uniqueArray(rating, { minLength: 1, maxLength: 8 }), fc.option(rating), (typed, own) => {
        const groups = groupsByRating(ratingBorders(typed.join(', ')) ?? [], NAMES);
        const player = aPlayer(rated(own));
        const fitting = groups.filter(
          ({ conditions: { ratingFrom, ratingTo, takesUnrated } }) =>
            (own === null && takesUnrated) || (own !== null && own >= (ratingFrom ?? 0) && own <= (ratingTo ?? 9999)),
        );
        expect(fitting).toHaveLength(1);
        expect(proposedGroup(eventOf(groups), player, '')?.code).toBe(fitting[0]?.code);
      }),
    );
  });

  it('[EVENT-9] borders in any order and with any separator are read; words, doubles and nothing are not', () => {
    expect(ratingBorders('1600, 2000/1800')).toEqual([2000, 1800, 1600]);
    expect(ratingBorders('2000 strong')).toBeNull();
    expect(ratingBorders('1800 1800')).toBeNull();
    expect(ratingBorders('  ')).toBeNull();
    expect(ratingBorders('99999')).toBeNull();
  });

  it('[EVENT-9] the youth classes of 2024 are those of the championship of that year, and the youngest is proposed', () => {
    const groups = groupsByAge(2024, (id) => id);
    expect(groups.map(({ name, conditions }) => [name, conditions.bornFrom])).toEqual([
      ['junior', 2004],
      ['lilleputt', 2011],
      ['miniputt', 2013],
      ['mikroputt', 2015],
    ]);
    const event = eventOf(groups);
    const classOf = (birthYear: number) => proposedGroup(event, aPlayer({ birthYear }), '')?.name;
    expect([2003, 2004, 2010, 2011, 2012, 2013, 2015].map(classOf)).toEqual([
      undefined,
      'junior',
      'junior',
      'lilleputt',
      'lilleputt',
      'miniputt',
      'mikroputt',
    ]);
  });

  it('[EVENT-9] each group has a code of its own', () => {
    const groups = groupsByChoice('Åpen, Aspirant\nAspirant; 1');
    expect(groups?.map(({ name, code: own }) => [name, own])).toEqual([
      ['Åpen', 'A'],
      ['Aspirant', 'AS'],
      ['Aspirant', 'ASP'],
      ['1', '1'],
    ]);
    expect(groupsByChoice(' , ')).toBeNull();
    expect(new Set(groupsByAge(2026, (id) => id).map(({ code: own }) => own)).size).toBe(4);
    expect(oneGroup('Open')).toHaveLength(1);
  });
});

describe('proposed deadlines', () => {
  const now = { date: '2026-09-01', time: '12:30' };

  it('[EVENT-10] entries open now, the deadline is two weeks before, and late ones are taken until the day before', () => {
    expect(proposedDeadlines('2026-11-06', now)).toMatchObject({
      opensAt: '2026-09-01T12:30',
      normalUntil: '2026-10-23T23:59',
      lateUntil: '2026-11-05T23:59',
    });
  });

  it('[EVENT-10] an event that is near has one deadline, which is not past', () => {
    expect(proposedDeadlines('2026-09-08', now)).toMatchObject({ normalUntil: '2026-09-07T23:59', lateUntil: null });
    expect(proposedDeadlines('2026-09-01', now)).toMatchObject({ normalUntil: '2026-09-01T23:59', lateUntil: null });
  });
});

describe('fee tables', () => {
  const groups = [code('A'), code('B')];
  const table: FeeTable = {
    amounts: { A: minorUnits(500_00), B: minorUnits(300_00) },
    juniorReduction: minorUnits(200_00),
    titlesFree: true,
    supplement: { from: '2026-10-24T00:00', amount: minorUnits(100_00) },
  };

  it('[FEE-7] the fees of a table: titles are free, juniors pay less, and later everybody pays more', () => {
    const fees = { ...NO_FEES, ...feeRules(table, groups, 2026) };
    const event = anEvent([], { fees });
    const feeFor = (group: string, player = {}, when = OPEN) =>
      feeOf(event, { group: code(group), player: aPlayer(player) }, when);
    expect(feeFor('A')).toBe(500_00);
    expect(feeFor('B')).toBe(300_00);
    expect(feeFor('A', { birthYear: 2006 })).toBe(300_00);
    expect(feeFor('A', { birthYear: 2005 })).toBe(500_00);
    expect(feeFor('A', { title: 'IM' })).toBe(0);
    expect(feeFor('A', { title: 'FM' })).toBe(500_00);
    expect(feeFor('A', {}, at('2026-10-25T00:00:00+02:00'))).toBe(600_00);
  });

  it('[FEE-7] a table reads back from its rules', () => {
    const amount = fc.integer({ min: 1, max: 100_000 }).map(minorUnits);
    const tables = fc.record({
      amounts: fc.dictionary(fc.constantFrom('A', 'B'), amount),
      juniorReduction: fc.oneof(fc.constant(minorUnits(0)), amount),
      titlesFree: fc.boolean(),
      supplement: fc.option(fc.record({ from: fc.constant('2026-10-24T00:00'), amount })),
    });
    fc.assert(
      fc.property(tables, (typed) => {
        const rules = feeRules(typed, groups, 2026);
        const read = feeTable(rules, groups, 2026);
        expect(read).not.toBeNull();
        expect(read && feeRules(read, groups, 2026)).toEqual(rules);
        expect(read?.amounts).toEqual(typed.amounts);
      }),
    );
  });

  it('[FEE-7] rules of another kind stand for no table', () => {
    const [, , rule] = feeRules(table, groups, 2026).rules;
    const clubFee = rule === undefined ? [] : [{ ...rule, club: 'Moss' }];
    expect(feeTable({ rules: clubFee, tiers: [] }, groups, 2026)).toBeNull();
    const percent = [{ from: '2026-10-24T00:00', supplement: { kind: 'percent', percent: 50 } as const }];
    expect(feeTable({ rules: [], tiers: percent }, groups, 2026)).toBeNull();
  });
});
