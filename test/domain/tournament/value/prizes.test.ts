import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountId, asId } from '../../../../domain/kernel/ids.ts';
import { halfPoints } from '../../../../domain/kernel/points.ts';
import {
  type Award,
  awardsIn,
  awardsOf,
  type Contender,
  type Contest,
} from '../../../../domain/tournament/standings/prizes.ts';
import { NO_PRIZES, PRIZE_SPLITS, type Prize, type PrizePlan } from '../../../../domain/tournament/value/prize-plan.ts';
import { type Tournament, teamsOf } from '../../../../domain/tournament/value/state.ts';
import {
  asPlayer,
  changed,
  newTournament,
  nextRound,
  playedOut,
  refusalOf,
  startedWith,
} from '../../../support/domain/played-tournament.ts';
import { teamTournament, withTeams } from '../../../support/domain/team-tournament.ts';

const id = (name: string): AccountId => asId(name);

const plan = (prizes: readonly Prize[], changes: Partial<PrizePlan> = {}): PrizePlan => ({
  ...NO_PRIZES,
  prizes,
  ...changes,
});

/** Prizes of the whole table, the first place first. */
const money = (...amounts: readonly number[]): Prize[] =>
  amounts.map((amount) => ({ category: null, amount, gift: '' }));
const best = (category: string, amount: number, gift = ''): Prize => ({ category, amount, gift });

/** Players by name with their points, in the order of the table, each with a place of their own. */
const table = (points: Readonly<Record<string, number>>): Contender[] =>
  Object.entries(points).map(([name, level], at) => ({ who: id(name), level, rank: at + 1 }));

/** The table, and categories of it by the names of those who are in them. */
const contest =
  (all: readonly Contender[], categories: Readonly<Record<string, readonly string[]>> = {}): Contest =>
  (category) =>
    category === null ? all : all.filter(({ who }) => categories[category]?.includes(who));

const got = (awards: readonly Award[]): readonly (readonly [string, number])[] =>
  awards.map(({ who, amount }) => [who, amount]);

describe('prizes', () => {
  const three = contest(table({ anna: 6, bo: 6, cleo: 6, dag: 5 }));

  it('[PRIZE-2] prizes go by places where nothing is shared', () => {
    expect(got(awardsOf(plan(money(1000, 600, 200)), three))).toEqual([
      ['anna', 1000],
      ['bo', 600],
      ['cleo', 200],
    ]);
  });

  it('[PRIZE-4] equally shared prizes are split among the tied players, with the remainder from the first one on', () => {
    expect(got(awardsOf(plan(money(1000, 600, 200), { split: 'equal' }), three))).toEqual([
      ['anna', 600],
      ['bo', 600],
      ['cleo', 600],
    ]);
    expect(got(awardsOf(plan(money(1000), { split: 'equal' }), three))).toEqual([
      ['anna', 334],
      ['bo', 333],
      ['cleo', 333],
    ]);
  });

  it('[PRIZE-4] prizes shared by Hort are half of the player’s own prize and half of an equal share', () => {
    expect(got(awardsOf(plan(money(1000, 600, 200), { split: 'hort' }), three))).toEqual([
      ['anna', 800],
      ['bo', 600],
      ['cleo', 400],
    ]);
    const last = contest(table({ anna: 7, bo: 6, cleo: 6, dag: 6 }));
    expect(got(awardsOf(plan(money(1000, 300), { split: 'hort' }), last))).toEqual([
      ['anna', 1000],
      ['bo', 200],
      ['cleo', 50],
      ['dag', 50],
    ]);
  });

  it('[PRIZE-4] players who share a place get the same by Hort', () => {
    const level = table({ anna: 6, bo: 6, cleo: 6 }).map((one, at) => ({ ...one, rank: at === 0 ? 1 : 2 }));
    expect(got(awardsOf(plan(money(1000, 600, 200), { split: 'hort' }), contest(level)))).toEqual([
      ['anna', 800],
      ['bo', 500],
      ['cleo', 500],
    ]);
  });

  it('[PRIZE-3] each player gets one prize, the first of the list that they qualify for', () => {
    const all = contest(table({ anna: 6, bo: 5, cleo: 4, dag: 3 }), { Juniors: ['bo', 'dag'] });
    const list = [...money(1000, 600), best('Juniors', 300), best('Juniors', 100)];
    expect(got(awardsOf(plan(list), all))).toEqual([
      ['anna', 1000],
      ['bo', 600],
      ['dag', 300],
    ]);
    expect(got(awardsOf(plan([best('Juniors', 700), ...money(1000, 600)]), all))).toEqual([
      ['bo', 700],
      ['anna', 1000],
      ['cleo', 600],
    ]);
    expect(got(awardsOf(plan(list, { several: true }), all))).toEqual([
      ['anna', 1000],
      ['bo', 600],
      ['bo', 300],
      ['dag', 100],
    ]);
  });

  it('[PRIZE-3] a prize is not shared with somebody who already has one', () => {
    const all = contest(table({ anna: 6, bo: 5, cleo: 5, dag: 5 }), { Juniors: ['cleo', 'dag'] });
    const list = [...money(1000, 600), best('Juniors', 300)];
    expect(got(awardsOf(plan(list, { split: 'equal' }), all))).toEqual([
      ['anna', 1000],
      ['bo', 300],
      ['dag', 300],
      ['cleo', 300],
    ]);
  });

  it('[PRIZE-2] a prize can be a gift, which is not shared', () => {
    const cup = plan([{ category: null, amount: 0, gift: 'Cup' }], { split: 'equal' });
    expect(awardsOf(cup, three)).toEqual([{ who: 'anna', category: null, prizes: [0], amount: 0 }]);
  });
});

describe('prizes of any contest', () => {
  const contests = fc
    .array(fc.record({ points: fc.integer({ min: 0, max: 4 }), junior: fc.boolean(), tied: fc.boolean() }), {
      maxLength: 12,
    })
    .map((some) => {
      const sorted = [...some].sort((one, other) => other.points - one.points);
      let rank = 0;
      const all = sorted.map(({ points, tied }, at): Contender => {
        rank = tied && sorted[at - 1]?.points === points ? rank : at + 1;
        return { who: id(`p${at}`), level: points, rank };
      });
      return contest(all, { Juniors: sorted.flatMap(({ junior }, at) => (junior ? [`p${at}`] : [])) });
    });
  const plans = fc.record({
    currency: fc.constant('NOK'),
    split: fc.constantFrom(...PRIZE_SPLITS),
    several: fc.boolean(),
    prizes: fc.array(
      fc.record({
        category: fc.constantFrom(null, 'Juniors'),
        amount: fc.integer({ min: 0, max: 1000 }),
        gift: fc.constant(''),
      }),
      { maxLength: 8 },
    ),
  });

  it('[PRIZE-5] sharing neither loses nor adds money, and nobody has two prizes unless several are allowed', () => {
    fc.assert(
      fc.property(contests, plans, (all, wanted) => {
        const sum = (awards: readonly Award[]): number => awards.reduce((total, { amount }) => total + amount, 0);
        const awards = awardsOf(wanted, all);
        expect(sum(awards)).toBe(sum(awardsOf({ ...wanted, split: 'none' }, all)));
        const keys = awards.map(({ who, category }) => (wanted.several ? `${who} ${category}` : who));
        expect(new Set(keys).size).toBe(keys.length);
        for (const { amount } of awards) expect(amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('[PRIZE-5] everybody gets at least half of an equal share by Hort, give or take a unit', () => {
    fc.assert(
      fc.property(contests, plans, (all, wanted) => {
        const by = (split: PrizePlan['split']): ReadonlyMap<string, number> => {
          const awards = awardsOf({ ...wanted, split, several: true }, all);
          return new Map(awards.map(({ who, category, amount }) => [`${who} ${category}`, amount]));
        };
        const [hort, equal] = [by('hort'), by('equal')];
        for (const [who, amount] of equal)
          expect(hort.get(who) ?? 0).toBeGreaterThanOrEqual(Math.floor((amount - 1) / 2));
      }),
    );
  });
});

describe('the prizes of a tournament', () => {
  const over = () => changed(playedOut(nextRound(startedWith(2, newTournament({ rounds: 1 }))), 1), { kind: 'due' });
  const set = (prizes: PrizePlan) => ({ kind: 'setPrizes', prizes }) as const;

  it('[PRIZE-1] the organiser sets prizes at any time, for the whole table and existing categories', () => {
    const finished = changed(over(), set(plan(money(500))));
    expect(finished.phase.kind).toBe('finished');
    expect(got(awardsIn(finished))).toHaveLength(1);
    expect(changed(finished, set(plan(money(500))))).toBe(finished);
    expect(refusalOf(finished, set(plan([best('Juniors', 100)])))).toBe('noSuchTournamentCategory');
    expect(refusalOf(finished, set(NO_PRIZES), { actor: asPlayer('p1') })).toBe('forbidden');
  });

  it('[PRIZE-1] prizes follow a renamed category, which cannot be removed while prizes are given in it', () => {
    const category = {
      name: 'A',
      bornFrom: null,
      bornTo: null,
      sex: null,
      ratingFrom: 1,
      ratingTo: null,
      club: null,
      chosen: [],
    };
    const before = changed(
      changed(startedWith(4), { kind: 'setCategory', previousName: null, category }),
      set(plan([best('A', 100)])),
    );
    const renamed = changed(before, { kind: 'setCategory', previousName: 'A', category: { ...category, name: 'B' } });
    expect(renamed.prizes.prizes).toEqual([best('B', 100)]);
    expect(refusalOf(renamed, { kind: 'removeCategory', name: 'B' })).toBe('categoryHasPrizes');
    const without = changed(renamed, set(NO_PRIZES));
    expect(changed(without, { kind: 'removeCategory', name: 'B' }).categories).toEqual([]);
  });

  it('[PRIZE-2] a withdrawn player gets no prize', () => {
    const played = playedOut(nextRound(startedWith(4)), 1);
    const winner = awardsIn(changed(played, set(plan(money(500)))))[0]?.who ?? id('');
    const gone = changed(changed(played, set(plan(money(500)))), { kind: 'removeParticipant', account: asId(winner) });
    expect(awardsIn(gone)[0]?.who).not.toBe(winner);
  });

  it('[PRIZE-7] prizes of teams go by the table of teams and are shared between equal match points', () => {
    const ranks = [1, 2, 3];
    const played = withTeams(teamTournament(), [2, 2, 2]);
    const participants = teamsOf(played).map((team, at) => ({
      ...team,
      rank: ranks[at] ?? 0,
      matchScore: halfPoints(at < 2 ? 8 : 4),
      gameScore: halfPoints(10 - at),
    }));
    const awards = (split: PrizePlan['split'], changes: Partial<Tournament> = {}) =>
      got(awardsIn({ ...played, participants, ...changes, prizes: plan(money(1000, 600, 200), { split }) }));
    expect(awards('none')).toEqual([
      ['A', 1000],
      ['B', 600],
      ['C', 200],
    ]);
    expect(awards('equal')).toEqual([
      ['A', 800],
      ['B', 800],
      ['C', 200],
    ]);
    expect(awards('hort')).toEqual([
      ['A', 900],
      ['B', 700],
      ['C', 200],
    ]);
    const bracket = { ...played.settings, format: 'TeamKnockout' } as const;
    expect(awards('equal', { settings: bracket })).toEqual(awards('none'));
    const gone = participants.map((team, at) => (at === 0 ? { ...team, withdrawnFrom: 2 } : team));
    expect(awards('none', { participants: gone })).toEqual([
      ['B', 1000],
      ['C', 600],
    ]);
  });

  it('[PRIZE-7] prizes of a category go to its players, and school classes are tied by weighted points', () => {
    const category = { name: 'A', bornFrom: null, bornTo: null, sex: null, ratingFrom: 1, ratingTo: null, club: null };
    const played = { ...withTeams(teamTournament({ format: 'TeamMonrad' }), [1, 1]), categories: [category] };
    const participants = teamsOf(played).map((team, at) => ({
      ...team,
      rank: 1 + at,
      gameScore: halfPoints(at === 0 ? 8 : 4),
      memberCount: at === 0 ? 40 : 20,
      members: team.members.map((member) => ({ ...member, standing: { ...member.standing, rank: 1 + at } })),
    }));
    const prizes = plan([...money(100, 50), best('A', 30)], { split: 'equal' });
    expect(got(awardsIn({ ...played, participants, prizes }))).toEqual([
      ['A', 75],
      ['B', 75],
      ['a1', 15],
      ['b1', 15],
    ]);
  });
});
