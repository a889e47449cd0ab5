import { describe, expect, it } from 'vitest';
import type { Title } from '../../../../domain/people/titles.ts';
import type { NormConditionKind } from '../../../../domain/rating/norms/conditions.ts';
import {
  NO_DECLARATIONS,
  type NormEvent,
  type NormForfeit,
  type NormRound,
} from '../../../../domain/rating/norms/input.ts';
import { isOpenTo, isSoughtBy, NORM_TITLES, type NormTitle } from '../../../../domain/rating/norms/titles.ts';
import { checkNorm } from '../../../../domain/rating/norms/verdict.ts';
import { game, gamesAgainst, gamesWith, normInput, times } from '../../../support/domain/norm-input.ts';

const nine = (rating: number, points = 7) => gamesAgainst(times(9, rating), points);

const conditionOf = (
  title: NormTitle,
  rounds: readonly NormRound[],
  wanted: NormConditionKind,
  event: Partial<NormEvent> = {},
) => checkNorm(title, normInput(rounds, event)).conditions.find(({ kind }) => kind === wanted);

const missing = (title: NormTitle, rounds: readonly NormRound[], event: Partial<NormEvent> = {}): NormConditionKind[] =>
  checkNorm(title, normInput(rounds, event))
    .conditions.filter(({ isMet }) => !isMet)
    .map(({ kind }) => kind);

const countsAs = (title: NormTitle, rounds: readonly NormRound[], event: Partial<NormEvent> = {}) => {
  const verdict = checkNorm(title, normInput(rounds, event));
  return verdict.kind === 'reached' ? verdict.countsAsGames : null;
};

/** By title: performance, average, floor. 7 of 9 are 78 per cent, worth 220: each performance is its average and 220. */
const TITLES: readonly (readonly [NormTitle, number, number, number])[] = [
  ['GM', 2600, 2380, 2200],
  ['IM', 2450, 2230, 2050],
  ['WGM', 2400, 2180, 2000],
  ['WIM', 2250, 2030, 1850],
];

describe('the figures of a norm', () => {
  it.each(TITLES)(
    '[NORM-1] a norm of %s takes a performance of %i against an average of %i',
    (title, performance, average) => {
      expect(missing(title, nine(average))).toEqual([]);
      expect(conditionOf(title, nine(average), 'performance')).toMatchObject({
        wanted: performance,
        found: performance,
      });
      expect(conditionOf(title, nine(average), 'averageRating')).toMatchObject({ wanted: average, found: average });
      expect(missing(title, nine(average - 1))).toEqual(['averageRating', 'performance']);
    },
  );

  it.each(TITLES)(
    '[NORM-2] the average for a norm of %s raises the one lowest opponent to the floor of the title',
    (title, _p, average, floor) => {
      // Eight others whose sum with the floor is 4 over a multiple of nine: one point more would round up.
      const others = times(8, average + 100);
      const spare = (others.reduce((sum, rating) => sum + rating, 0) + floor) % 9;
      const withSum = (rest: number) => [...others.slice(0, 7), average + 100 - spare + rest];
      const averageOf = (ratings: readonly (number | null)[]) =>
        checkNorm(title, normInput(gamesAgainst(ratings, 7))).figures?.average ?? 0;
      const rounded = averageOf([floor - 300, ...withSum(4)]);
      expect(averageOf([floor - 300, ...withSum(5)])).toBe(rounded + 1);
      expect(averageOf([null, ...withSum(4)])).toBe(rounded);
      expect(averageOf([floor, ...withSum(4)])).toBe(rounded);
      expect(averageOf([floor + 1, ...withSum(4)])).toBe(rounded + 1);
    },
  );

  it('[NORM-2] a second unrated opponent counts as 1400 for a norm, wherever they are in the list', () => {
    // 2200 + 1400 + 7 x 2492 = 21044, and that is 2338.2; 17446 of seven make 21046, 2338.4; 21047 would be 2338.6.
    const found = (ratings: readonly (number | null)[]) =>
      conditionOf('GM', gamesAgainst(ratings, 7), 'averageRating')?.found;
    expect(found([2492, 2492, null, 2492, 2492, null, 2492, 2492, 2494])).toBe(2338);
    expect(found([2492, 2492, null, 2492, 2492, 1401, 2492, 2492, 2494])).toBe(2339);
  });

  it('[NORM-1] a norm takes 35 per cent of the points: 3½ of 9, 3½ of 10, 4½ of 13', () => {
    const score = (played: number, points: number) =>
      conditionOf('GM', gamesAgainst(times(played, 2000), points), 'score', { rounds: played });
    expect([9, 10, 11, 12, 13].map((played) => score(played, 5)?.wanted)).toEqual([7, 7, 8, 9, 10]);
    expect(score(9, 3.5)).toMatchObject({ found: 7, isMet: true });
    expect(score(9, 3)).toMatchObject({ found: 6, isMet: false });
    expect(score(20, 7)).toMatchObject({ wanted: 14, found: 14, isMet: true });
  });

  it('[NORM-1] a norm takes nine games, and without a game only they are missing', () => {
    expect(conditionOf('IM', nine(2400), 'games')).toEqual({
      kind: 'games',
      bound: 'least',
      wanted: 9,
      found: 9,
      isMet: true,
    });
    expect(conditionOf('IM', nine(2400).slice(1), 'games')).toMatchObject({ found: 8, isMet: false });
    expect(checkNorm('GM', normInput([]))).toMatchObject({ kind: 'missed', figures: null });
    expect(missing('GM', [])).toEqual(['games']);
  });
});

describe('the titles of the opponents', () => {
  const withTitles = (titles: readonly (Title | null)[], rating = 2400) => gamesWith('title', titles, { rating });

  it.each<[NormTitle, readonly Title[], readonly Title[]]>([
    ['GM', ['GM'], ['IM', 'WGM']],
    ['IM', ['GM', 'IM'], ['FM', 'WGM']],
    ['WGM', ['GM', 'IM', 'WGM'], ['FM', 'WIM']],
    ['WIM', ['GM', 'IM', 'WGM', 'WIM'], ['FM', 'WFM']],
  ])('[NORM-3] a norm of %s needs three of nine opponents with %j, not %j', (title, holders, others) => {
    for (const holder of holders) {
      const games = withTitles([...times(3, holder), ...times(6, 'FM' as const)]);
      expect(conditionOf(title, games, 'titleHolders')).toMatchObject({ wanted: 3, found: 3, isMet: true });
    }
    for (const other of others) {
      const games = withTitles([...times(2, 'GM' as const), ...times(7, other)]);
      expect(conditionOf(title, games, 'titleHolders')).toMatchObject({ found: 2, isMet: false });
    }
  });

  it('[NORM-3] a third of the opponents must hold the title, rounded up: four of twelve, four of ten', () => {
    const holders = (played: number) =>
      conditionOf(
        'GM',
        withTitles([...times(3, 'GM' as const), ...times(played - 3, 'FM' as const)], 2000),
        'titleHolders',
        {
          rounds: played,
        },
      );
    expect([9, 10, 12, 13].map((played) => holders(played)?.wanted)).toEqual([3, 4, 4, 5]);
  });

  it('[NORM-3] half of the opponents, rounded up, must hold a title other than CM and WCM', () => {
    const titled = (title: Title | null, of = 5) =>
      conditionOf('GM', withTitles([...times(of, title), ...times(9 - of, 'CM' as const)]), 'titled');
    for (const title of ['GM', 'IM', 'WGM', 'FM', 'WIM', 'WFM'] as const) {
      expect(titled(title)).toMatchObject({ wanted: 5, found: 5, isMet: true });
    }
    expect(titled('FM', 4)).toMatchObject({ found: 4, isMet: false });
    for (const title of ['CM', 'WCM', null] as const) expect(titled(title)?.found).toBe(0);
  });

  it('[NORM-3] a double round robin needs six players, and the title for half of the games', () => {
    const titles = ['GM', 'GM', 'GM', 'FM', 'FM'] as const;
    const twice = withTitles([...titles, ...titles], 2500);
    const event = { system: 'doubleRoundRobin', rounds: 10, players: 6 } as const;
    expect(conditionOf('GM', twice, 'titleHolders', event)).toMatchObject({ wanted: 5, found: 6, isMet: true });
    expect(conditionOf('GM', twice, 'players', event)).toMatchObject({ wanted: 6, found: 6, isMet: true });
    expect(missing('GM', twice, { ...event, players: 5 })).toEqual(['players']);
  });
});

describe('the federations of the opponents', () => {
  const from = (...federations: string[]) => gamesWith('federation', federations);

  it('[NORM-4] at most five of nine opponents are of the player’s own federation', () => {
    expect(missing('GM', from(...times(5, 'NOR'), 'SWE', 'SWE', 'DEN', 'DEN'))).toEqual([]);
    expect(missing('GM', from(...times(6, 'NOR'), 'SWE', 'DEN', 'DEN'))).toEqual(['ownFederation']);
  });

  it('[NORM-4] at most six of nine opponents are of one federation, which the condition names', () => {
    expect(missing('GM', from(...times(6, 'SWE'), 'DEN', 'DEN', 'DEN'))).toEqual([]);
    const seven = from(...times(7, 'SWE'), 'DEN', 'DEN');
    expect(missing('GM', seven)).toEqual(['oneFederation']);
    expect(conditionOf('GM', seven, 'oneFederation')).toEqual({
      kind: 'oneFederation',
      bound: 'most',
      wanted: 6,
      found: 7,
      isMet: false,
      federation: 'SWE',
    });
  });

  it('[NORM-4] the opponents are of at least two federations besides the player’s own, and need not include that', () => {
    expect(missing('GM', from(...times(4, 'NOR'), ...times(5, 'SWE')))).toEqual(['foreignFederations']);
    expect(missing('GM', from(...times(5, 'ISL'), ...times(4, 'SWE')))).toEqual([]);
  });

  it('[NORM-4] FIDE’s flag counts as an opponent, and as no federation', () => {
    expect(missing('GM', from(...times(7, 'FID'), 'SWE', 'DEN'))).toEqual([]);
    expect(missing('GM', from(...times(8, 'FID'), 'SWE'))).toEqual(['foreignFederations']);
  });

  it('[NORM-10] national championships exempt the players of the federation, a zonal everybody', () => {
    const onlyNorwegians = from(...times(9, 'NOR'));
    const in_ = (exemption: 'nationalChampionship' | 'nationalTeamChampionship' | 'zonal', hostFederation: string) =>
      missing('GM', onlyNorwegians, { hostFederation, declared: { ...NO_DECLARATIONS, exemption } });
    expect(in_('nationalChampionship', 'NOR')).toEqual([]);
    expect(in_('nationalTeamChampionship', 'NOR')).toEqual([]);
    expect(in_('nationalChampionship', 'SWE')).toEqual(['foreignFederations', 'ownFederation', 'oneFederation']);
    expect(in_('zonal', 'SWE')).toEqual([]);
  });

  it('[NORM-10] a Swiss with twenty foreigners of three federations, ten of them titled, in every round exempts', () => {
    const onlyNorwegians = from(...times(9, 'NOR'));
    const enough = { players: 20, federations: 3, titled: 10 };
    const exempts = (...last: readonly (typeof enough)[]) =>
      missing('GM', onlyNorwegians, { foreigners: [...times(8, enough), ...last] }).length === 0;
    expect(exempts(enough)).toBe(true);
    expect(exempts({ ...enough, players: 19 })).toBe(false);
    expect(exempts({ ...enough, federations: 2 })).toBe(false);
    expect(exempts({ ...enough, titled: 9 })).toBe(false);
    expect(missing('GM', onlyNorwegians, { foreigners: times(9, enough), system: 'roundRobin' })).toHaveLength(3);
  });
});

describe('the games that count', () => {
  it('[NORM-5] games online and against players of no federation do not count', () => {
    const [first, ...others] = nine(2400);
    if (first === undefined) throw new Error('nine games');
    const found = (one: NormRound) => conditionOf('GM', [one, ...others], 'games')?.found;
    expect(found(first)).toBe(9);
    expect(found({ ...first, isOnline: true })).toBe(8);
    expect(found({ ...first, opponent: { ...first.opponent, federation: 'NON' } })).toBe(8);
    expect(found({ ...first, isRated: false })).toBe(9);
    expect(found({ kind: 'forfeit', round: 1, opponent: first.opponent, outcome: 'win' })).toBe(8);
  });

  it('[NORM-5] in a round robin games against an unrated player without a point against rated ones do not count', () => {
    const games = [...nine(2400).slice(1), game(1, 'win', { rating: null, title: null, scoredZeroAgainstRated: true })];
    expect(conditionOf('GM', games, 'games', { system: 'roundRobin' })?.found).toBe(8);
    expect(conditionOf('GM', games, 'games', { system: 'swiss' })?.found).toBe(9);
  });
});

describe('the number of games', () => {
  const eight = gamesAgainst(times(8, 2450), 6.5);
  const bye = (kind: 'pairing-allocated' | 'full-point' | 'half-point'): NormRound => ({
    kind: 'bye',
    round: 9,
    bye: kind,
  });

  it('[NORM-6] seven games are enough in a team championship of up to nine rounds, eight in the World Cup', () => {
    const seven = gamesAgainst(times(7, 2450), 5.5);
    const championship = { ...NO_DECLARATIONS, occasion: 'teamChampionship' } as const;
    expect(countsAs('GM', seven, { rounds: 7, declared: championship })).toBe(7);
    expect(countsAs('GM', seven, { rounds: 7 })).toBeNull();
    expect(countsAs('GM', seven, { rounds: 10, declared: championship })).toBeNull();
    const needed = gamesAgainst(times(8, 2450), 6);
    expect(countsAs('GM', needed, { rounds: 8, declared: { ...NO_DECLARATIONS, occasion: 'worldCup' } })).toBe(9);
  });

  it('[NORM-6] eight games and one free point in nine rounds count as nine', () => {
    expect(countsAs('GM', [...eight, bye('pairing-allocated')])).toBe(9);
    expect(countsAs('GM', [...eight, bye('half-point')])).toBeNull();
    expect(countsAs('GM', [...eight, bye('full-point')])).toBeNull();
    expect(countsAs('GM', [...eight, bye('pairing-allocated')], { rounds: 10 })).toBeNull();
    expect(countsAs('GM', eight)).toBeNull();
  });

  it('[NORM-7] each whole point above the score needed counts as one more game, up to thirteen', () => {
    // 7 from 9 against 2380 make it exactly.
    expect([7, 7.5, 8, 8.5, 9].map((points) => countsAs('GM', nine(2380, points)))).toEqual([9, 9, 10, 10, 11]);
    expect(countsAs('IM', nine(2600, 9))).toBe(13);
  });
});

describe('games that are left out', () => {
  const basisOf = (title: NormTitle, rounds: readonly NormRound[], event: Partial<NormEvent>) => {
    const { kind, basis } = checkNorm(title, normInput(rounds, event));
    const numbers = (games: readonly { round: number }[]) => games.map(({ round }) => round);
    return kind === 'reached' ? { later: numbers(basis.later), beaten: numbers(basis.beaten) } : null;
  };
  const ten = (last: NormRound) => [...nine(2380), last];
  const lost = game(10, 'loss', { rating: 2300 });
  const beaten = game(10, 'win', { rating: 1500 });

  it('[NORM-8] in a Swiss the games after the norm may be left out, in a round robin they may not', () => {
    expect(basisOf('GM', ten(lost), { rounds: 10 })).toEqual({ later: [10], beaten: [] });
    expect(basisOf('GM', ten(lost), { rounds: 10, system: 'roundRobin' })).toBeNull();
    expect(basisOf('GM', [lost, ...nine(2380)], { rounds: 10 })).toBeNull();
  });

  it('[NORM-8] an opponent who was beaten may be left out, in a round robin if the whole event has the mix', () => {
    expect(basisOf('GM', ten(beaten), { rounds: 10 })).toEqual({ later: [], beaten: [10] });
    expect(basisOf('GM', ten(beaten), { rounds: 10, system: 'roundRobin' })).toEqual({ later: [], beaten: [10] });
    const mixless = [
      ...gamesWith('title', [...times(3, 'GM' as const), ...times(6, 'FM' as const)], { rating: 2380 }),
      game(10, 'win', { rating: 1500, title: null }),
    ];
    expect(basisOf('GM', mixless, { rounds: 10 })).toEqual({ later: [], beaten: [10] });
    expect(basisOf('GM', mixless, { rounds: 10, system: 'roundRobin' })).toBeNull();
  });

  it('[NORM-8] of several choices the one that counts for the most games is taken, then the one with the most left', () => {
    // Without the last loss ten games need 7½; without both losses nine games need 7, and so count for no more.
    const rounds = [
      ...gamesAgainst(times(9, 2400), 8),
      game(10, 'loss', { rating: 2400 }),
      game(11, 'loss', { rating: 2000 }),
    ];
    const verdict = checkNorm('GM', normInput(rounds, { rounds: 11 }));
    expect(verdict).toMatchObject({ kind: 'reached', figures: { games: 10 }, countsAsGames: 10 });
    expect(verdict.basis.later.map(({ round }) => round)).toEqual([11]);
  });
});

describe('the last opponent does not come', () => {
  const eight = gamesWith('title', [...times(2, 'GM' as const), ...times(6, 'IM' as const)], {
    rating: 2450,
    points: 7.5,
  });
  const noShow = (title: Title): NormForfeit => ({
    kind: 'forfeit',
    round: 9,
    opponent: game(9, 'loss', { title, federation: 'GER' }).opponent,
    outcome: 'win',
  });

  it('[NORM-9] the game counts as lost if the mix needs the opponent and the score can spare the point', () => {
    const verdict = checkNorm('GM', normInput([...eight, noShow('GM')]));
    expect(verdict).toMatchObject({ kind: 'reached', basis: { countedAsLost: 9, freePoint: null } });
    expect(verdict.figures).toMatchObject({ games: 9, halfPoints: 15 });
    expect(checkNorm('GM', normInput([...eight, noShow('IM')])).kind).toBe('missed');
  });

  it('[NORM-9] eight games and a free point are tried first, and an earlier round does not count as lost', () => {
    expect(checkNorm('IM', normInput([...eight, noShow('GM')])).basis).toMatchObject({
      countedAsLost: null,
      freePoint: 9,
    });
    const early = { ...noShow('GM'), round: 3 };
    expect(checkNorm('GM', normInput([...eight, early])).kind).toBe('missed');
  });

  it('[NORM-9] the game does not count as lost only for the average', () => {
    const weak = gamesAgainst(times(9, 2370), 9);
    const strong: NormForfeit = { ...noShow('GM'), round: 10, opponent: game(10, 'loss', { rating: 2700 }).opponent };
    expect(missing('GM', [...weak, strong], { rounds: 10 })).toEqual(['averageRating']);
  });
});

describe('who may earn a norm', () => {
  it('[NORM-11] women’s titles are open to women, and the open ones to everybody', () => {
    const open = (sex: 'M' | 'F' | null) => NORM_TITLES.filter((title) => isOpenTo(title, { sex }));
    expect(open('F')).toEqual(['GM', 'IM', 'WGM', 'WIM']);
    expect(open('M')).toEqual(['GM', 'IM']);
    expect(open(null)).toEqual(['GM', 'IM']);
  });

  it('[NORM-11] nobody seeks a title that they or a higher one of theirs make needless', () => {
    const sought = (title: Title | null) => NORM_TITLES.filter((one) => isSoughtBy(one, { sex: 'F', title }));
    expect(sought('GM')).toEqual([]);
    expect(sought('IM')).toEqual(['GM']);
    expect(sought('WGM')).toEqual(['GM', 'IM']);
    expect(sought('WIM')).toEqual(['GM', 'IM', 'WGM']);
    expect(sought('FM')).toEqual(['GM', 'IM', 'WGM', 'WIM']);
  });

  it('[NORM-11] a verdict waits for the games to come, unless those of a Swiss may be left out', () => {
    const toCome = (round: number): NormRound => ({ kind: 'toCome', round, opponent: null });
    const kindOf = (rounds: readonly NormRound[], event: Partial<NormEvent>) =>
      checkNorm('GM', normInput(rounds, event)).kind;
    expect(kindOf([...nine(2400), toCome(10)], { rounds: 10 })).toBe('reached');
    expect(kindOf([...nine(2400), toCome(10)], { rounds: 10, system: 'roundRobin' })).toBe('open');
    expect(kindOf([...nine(2400).slice(1), toCome(9)], {})).toBe('open');
    expect(kindOf(nine(2400).slice(1), {})).toBe('missed');
  });
});
