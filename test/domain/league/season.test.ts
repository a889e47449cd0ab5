import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId, type CategoryId } from '../../../domain/kernel/ids.ts';
import { halfPoints } from '../../../domain/kernel/points.ts';
import type { Result } from '../../../domain/kernel/result.ts';
import { proposedMoves } from '../../../domain/league/proposal.ts';
import {
  closeCategory,
  endSeason,
  enterMove,
  keyOf,
  type Member,
  type Move,
  membersIn,
  nextToClose,
  placedNext,
  placements,
  type Season,
  takeBackMove,
} from '../../../domain/league/season.ts';
import { seasonTable } from '../../../domain/league/season-table.ts';

const category = (name: string): CategoryId => asId(name);
const player = (name: string): Member => ({ kind: 'player', id: asId(name) });
const [first, second, third] = [category('first'), category('second'), category('third')];

const season = (changes: Partial<Season> = {}): Season => ({
  categories: [first, second, third],
  placed: [],
  played: [],
  moves: [],
  closedCategories: [],
  ended: false,
  ...changes,
});

const granted = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(result.key);
  return result.value;
};
const refusalOf = (result: Result<unknown>): string | null => (result.ok ? null : result.key);

const anna = player('anna');
const bo = player('bo');
const playing = season({
  played: [
    { member: anna, category: second },
    { member: bo, category: second },
  ],
});

describe('category membership', () => {
  it('[LEAGUE-2] a member belongs to the category assigned at the end of the season before', () => {
    const { placed, played } = { placed: [{ member: anna, category: third }], played: playing.played };
    expect(placements(season({ placed, played }))).toEqual([
      { member: anna, category: third },
      { member: bo, category: second },
    ]);
  });

  it('[LEAGUE-2] a member without an assigned category belongs to the strongest one in which they play', () => {
    const played = [third, second].map((one) => ({ member: anna, category: one }));
    expect(placements(season({ played }))).toEqual([{ member: anna, category: second }]);
  });

  it('[LEAGUE-2] a player and a team with the same id are different members', () => {
    const team: Member = { kind: 'team', id: asId('anna') };
    const played = [
      { member: anna, category: first },
      { member: team, category: second },
    ];
    expect(placements(season({ played }))).toHaveLength(2);
  });
});

describe('promotions and relegations', () => {
  const up: Move = { member: anna, from: second, to: first };

  it('[LEAGUE-3] a promotion moves a member of a category to another one', () => {
    expect(granted(enterMove(playing, up)).moves).toEqual([up]);
  });

  it('[LEAGUE-3] a promotion replaces the one entered before for the same member', () => {
    const down: Move = { ...up, to: third };
    expect(granted(enterMove(granted(enterMove(playing, up)), down)).moves).toEqual([down]);
  });

  it('[LEAGUE-3] a promotion can be taken back', () => {
    expect(granted(takeBackMove(granted(enterMove(playing, up)), anna)).moves).toEqual([]);
  });

  it.each<[string, Move, string]>([
    ['into the own category', { ...up, to: second }, 'sameCategory'],
    ['into a category of another league', { ...up, to: category('foreign') }, 'noSuchCategory'],
    ['out of a category of another league', { ...up, from: category('foreign') }, 'noSuchCategory'],
    ['of somebody who plays in another one', { ...up, from: third }, 'notInTheCategory'],
    ['of somebody who does not play', { ...up, member: player('nobody') }, 'notInTheCategory'],
  ])('[LEAGUE-3] a promotion %s is refused', (_, move, wanted) => {
    expect(refusalOf(enterMove(playing, move))).toBe(wanted);
  });

  it('[LEAGUE-4] promotions cannot be entered, taken back or closed in a season that has ended', () => {
    const ended = granted(endSeason(playing));
    const answers = [
      enterMove(ended, up),
      takeBackMove(ended, anna),
      closeCategory(ended, second, []),
      endSeason(ended),
    ];
    expect(answers.map(refusalOf)).toEqual(['seasonEnded', 'seasonEnded', 'seasonEnded', 'seasonEnded']);
  });
});

describe('the closing of a season', () => {
  it('[LEAGUE-5] closing a season goes from the strongest category to the weakest and resumes where it was left', () => {
    const start = playing;
    const after = granted(closeCategory(start, first, []));
    expect([nextToClose(start), nextToClose(after)]).toEqual([first, second]);
    const done = granted(closeCategory(granted(closeCategory(after, second, [])), third, []));
    expect(nextToClose(done)).toBeNull();
  });

  it('[LEAGUE-5] a category can be closed again, and the last entries count', () => {
    const once = granted(closeCategory(playing, second, [{ member: anna, to: first }]));
    const again = granted(closeCategory(once, second, [{ member: bo, to: third }]));
    expect(again.moves).toEqual([{ member: bo, from: second, to: third }]);
    expect(again.closedCategories).toEqual([second]);
  });

  it('[LEAGUE-5] closing a category with one invalid move makes no move at all', () => {
    const moves = [
      { member: anna, to: first },
      { member: bo, to: second },
    ];
    expect(refusalOf(closeCategory(playing, second, moves))).toBe('sameCategory');
    expect(refusalOf(closeCategory(playing, category('foreign'), []))).toBe('noSuchCategory');
  });
});

describe('proposed promotions and relegations', () => {
  const table = (names: readonly string[]) =>
    seasonTable(
      names.map((name, index) => ({
        member: player(name),
        results: [{ event: 'open', points: halfPoints(20 - index), gamePoints: halfPoints(0), place: index + 1 }],
      })),
      null,
    );
  const full = (where: CategoryId, names: readonly string[]) =>
    season({ played: names.map((name) => ({ member: player(name), category: where })) });
  const proposed = (where: CategoryId, names: readonly string[], counts = { up: 2, down: 2 }) =>
    proposedMoves(full(where, names), where, table(names), counts).map(({ member, to }) => `${member.id} ${to}`);

  it('[LEAGUE-8] the first members of the table are proposed for promotion and the last for relegation', () => {
    expect(proposed(second, ['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['a first', 'b first', 'e third', 'f third']);
  });

  it('[LEAGUE-8] nobody is proposed for promotion from the strongest category or relegation from the weakest', () => {
    expect(proposed(first, ['a', 'b', 'c'])).toEqual(['b second', 'c second']);
    expect(proposed(third, ['a', 'b', 'c'])).toEqual(['a second', 'b second']);
  });

  it('[LEAGUE-8] nobody is proposed for both promotion and relegation in a small category', () => {
    expect(proposed(second, ['a', 'b', 'c'])).toEqual(['a first', 'b first', 'c third']);
    expect(proposed(second, ['a'])).toEqual(['a first']);
  });

  it('[LEAGUE-8] a member of another category is skipped when moves are proposed', () => {
    const names = ['guest', 'a', 'b'];
    const placed = [{ member: player('guest'), category: first }];
    const moves = proposedMoves({ ...full(second, names), placed }, second, table(names), { up: 1, down: 0 });
    expect(moves.map(({ member }) => member.id)).toEqual(['a']);
  });
});

describe('random seasons', () => {
  const NAMES = Array.from({ length: 12 }, (_, index) => `p${index}`);
  const CATEGORIES = ['c0', 'c1', 'c2', 'c3'].map(category);
  const member = fc.constantFrom(...NAMES).map(player);
  const anyCategory = fc.constantFrom(...CATEGORIES, category('foreign'));
  const placement = fc.record({ member, category: fc.constantFrom(...CATEGORIES) });
  const step = fc.oneof(
    fc.record({ do: fc.constant('enter' as const), member, from: anyCategory, to: anyCategory }),
    fc.record({ do: fc.constant('takeBack' as const), member }),
    fc.record({
      do: fc.constant('close' as const),
      category: anyCategory,
      moves: fc.array(fc.record({ member, to: anyCategory }), { maxLength: 2 }),
    }),
    fc.record({ do: fc.constant('end' as const) }),
  );
  const anySeason = fc.record({
    placed: fc.uniqueArray(placement, { selector: ({ member: one }) => one.id, maxLength: 12 }),
    played: fc.array(placement, { maxLength: 20 }),
  });

  const taken = (before: Season, asked: typeof step extends fc.Arbitrary<infer Step> ? Step : never) => {
    switch (asked.do) {
      case 'enter':
        return enterMove(before, asked);
      case 'takeBack':
        return takeBackMove(before, asked.member);
      case 'close':
        return closeCategory(before, asked.category, asked.moves);
      case 'end':
        return endSeason(before);
    }
  };

  it('[LEAGUE-2] [LEAGUE-3] [LEAGUE-4] [LEAGUE-5] [LEAGUE-6] every member is always in exactly one category', () => {
    fc.assert(
      fc.property(anySeason, fc.array(step, { maxLength: 25 }), (given, steps) => {
        let now = season({ categories: CATEGORIES, ...given });
        const everybody = new Set([...given.placed, ...given.played].map((one) => keyOf(one.member)));
        for (const asked of steps) {
          const result = taken(now, asked);
          if (now.ended) expect(result.ok).toBe(false);
          if (result.ok) now = result.value;
          expect(new Set(now.moves.map((move) => keyOf(move.member))).size).toBe(now.moves.length);
          for (const { member: one, from, to } of now.moves) {
            expect(from).not.toBe(to);
            expect(membersIn(now, from).map(keyOf)).toContain(keyOf(one));
          }
          const next = nextToClose(now);
          expect(next === null).toBe(now.closedCategories.length === CATEGORIES.length);
        }
        const after = placedNext(now);
        expect(after.map((one) => keyOf(one.member)).sort()).toEqual([...everybody].sort());
        const before = new Map(placements(now).map((one) => [keyOf(one.member), one.category]));
        const moved = after.filter((one) => before.get(keyOf(one.member)) !== one.category);
        expect(moved).toHaveLength(now.moves.length);
        // The season after it begins as this one has ended.
        const following = season({ categories: CATEGORIES, placed: after });
        expect(placements(following)).toEqual(after);
      }),
      { numRuns: 1000 },
    );
  });
});
