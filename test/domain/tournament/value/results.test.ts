import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halfPoints, pointSystem } from '../../../../domain/kernel/points.ts';
import { roundRobinRound, roundRobinRounds } from '../../../../domain/pairing/round-robin.ts';
import type { Entrant } from '../../../../domain/tournament/guards/presence.ts';
import { mayRecordResult, takesRounds } from '../../../../domain/tournament/guards/round-guards.ts';
import {
  annulledIn,
  type ChangedResult,
  comeback,
  withdrawal,
} from '../../../../domain/tournament/guards/withdrawal.ts';
import type { MadePairing } from '../../../../domain/tournament/rounds/hand-pairing.ts';
import { firstPlannedPairing, pairsByItself } from '../../../../domain/tournament/rounds/schedule.ts';
import { konradStandings, schoolStandings } from '../../../../domain/tournament/standings/member-totals.ts';
import { schoolWeight } from '../../../../domain/tournament/standings/school-weight.ts';
import { resultPoints } from '../../../../domain/tournament/value/field.ts';
import { FORMAT_NAMES, FORMATS, type FormatName } from '../../../../domain/tournament/value/formats.ts';
import {
  combinedResult,
  GAME_RESULTS,
  type GameResult,
  isForfeit,
  outcomeOf,
  playedResult,
  sideOf,
} from '../../../../domain/tournament/value/game-result.ts';
import { FIRST_PAIRING, playedRounds, started } from '../../../support/domain/tournament.ts';

/** Every result: what it is to White, to Black, whether it was played, and the sign of the wire. */
const RESULTS: readonly (readonly [GameResult, string, string, boolean, 1 | 0 | -1 | null])[] = [
  ['whiteWins', 'win', 'loss', true, 1],
  ['draw', 'draw', 'draw', true, 0],
  ['blackWins', 'loss', 'win', true, -1],
  ['whiteWinsByForfeit', 'win', 'loss', false, 1],
  ['blackWinsByForfeit', 'loss', 'win', false, -1],
  ['notPlayed', 'loss', 'loss', false, null],
  ['bothLose', 'loss', 'loss', true, null],
  ['whiteDrawBlackLoses', 'draw', 'loss', true, null],
  ['whiteLosesBlackDraw', 'loss', 'draw', true, null],
];

describe('a result', () => {
  it.each(RESULTS)(
    '[BOARD-1] the result %s is a %s for White and a %s for Black',
    (result, white, black, played, outcome) => {
      expect([sideOf(result, 'white'), sideOf(result, 'black')]).toEqual([white, black]);
      expect(isForfeit(result)).toBe(!played);
      expect(outcomeOf(result)).toBe(outcome);
    },
  );

  it('[BOARD-1] there are nine results, and no two have the same meaning', () => {
    expect(GAME_RESULTS).toEqual(RESULTS.map(([result]) => result));
    expect(new Set(RESULTS.map(([, ...sides]) => String(sides.slice(0, 3)))).size).toBe(GAME_RESULTS.length);
  });

  it('[BOARD-1] a result is combined from both sides, or from White’s if Black’s does not match', () => {
    const game = (outcome: 'win' | 'draw' | 'loss') => ({ kind: 'game', outcome }) as const;
    const forfeit = (outcome: 'win' | 'loss') => ({ kind: 'forfeit', outcome }) as const;
    expect(combinedResult(game('win'), null)).toBe('whiteWins');
    expect(combinedResult(game('draw'), null)).toBe('draw');
    expect(combinedResult(game('loss'), null)).toBe('bothLose');
    expect(combinedResult(forfeit('win'), null)).toBe('whiteWinsByForfeit');
    expect(combinedResult(forfeit('loss'), null)).toBe('notPlayed');
    expect(combinedResult(game('win'), game('win'))).toBe('whiteWins');
    expect(combinedResult(game('draw'), game('win'))).toBe('draw');
  });

  it('[TABLE-2] a result gives one point in total, or less by a decision, and never more', () => {
    const points = pointSystem();
    const of = (result: GameResult, color: 'white' | 'black') =>
      resultPoints({ kind: 'game', opponent: 1, color, outcome: sideOf(result, color) }, points);
    for (const [result, , , , outcome] of RESULTS) {
      const sum = of(result, 'white') + of(result, 'black');
      expect(sum, result).toBeLessThanOrEqual(2);
      expect(sum === 2, result).toBe(outcome !== null);
    }
  });

  it('[BOARD-2] the result of a played game follows from its outcome', () => {
    expect(([1, 0, -1] as const).map((sign) => outcomeOf(playedResult(sign)))).toEqual([1, 0, -1]);
    expect(([1, 0, -1] as const).map((sign) => isForfeit(playedResult(sign)))).toEqual([false, false, false]);
  });

  it.each(GAME_RESULTS)(
    '[BOARD-1] the result %s is allowed in a knockout only if somebody goes through or both stay away',
    (result) => {
      const knockout = started({ format: 'Knockout', rounds: playedRounds(1) });
      const isAllowed = outcomeOf(result) === 1 || outcomeOf(result) === -1 || result === 'notPlayed';
      expect(mayRecordResult(knockout, 1, result).ok).toBe(isAllowed);
      expect(mayRecordResult(started({ rounds: playedRounds(1) }), 1, result).ok).toBe(true);
    },
  );
});

describe('the properties of each format', () => {
  const table = (of: (format: FormatName) => unknown) =>
    Object.fromEntries(FORMAT_NAMES.map((format) => [format, of(format)]));

  it('[ROUND-1] every format is paired by the clock online, and over the board if it has no button', () => {
    expect(table((format) => [pairsByItself(FORMATS[format], true), pairsByItself(FORMATS[format], false)])).toEqual({
      Knockout: [true, true],
      SwissDutch: [true, false],
      TeamKnockout: [true, true],
      TeamSwissDutch: [true, false],
      TeamMonrad: [true, false],
      TeamKonrad: [true, true],
      LimitedPlayerTeam: [true, true],
      ManualPairing: [false, false],
      RoundRobin: [false, false],
      TeamRoundRobin: [false, false],
      Monrad: [true, false],
      Konrad: [true, false],
    });
  });

  it('[LIFE-5] every format has a planned first pairing if the clock pairs', () => {
    for (const format of FORMAT_NAMES) {
      for (const online of [true, false]) {
        const planned = firstPlannedPairing(FORMATS[format], online, FIRST_PAIRING);
        expect(planned).toBe(pairsByItself(FORMATS[format], online) ? FIRST_PAIRING : null);
      }
    }
  });

  it('[ROUND-5] rounds can be added to every format whose rounds are not computed', () => {
    expect(FORMAT_NAMES.filter(takesRounds)).toEqual([
      'SwissDutch',
      'TeamSwissDutch',
      'TeamMonrad',
      'TeamKonrad',
      'LimitedPlayerTeam',
      'ManualPairing',
      'Monrad',
      'Konrad',
    ]);
  });

  it('[ROUND-7] a player without an opponent gets a point in every format except round robins', () => {
    const nothing = FORMAT_NAMES.filter((format) => FORMATS[format].allottedBye === 'zero-point');
    expect(nothing).toEqual(['RoundRobin', 'TeamRoundRobin']);
  });
});

describe('team tables', () => {
  const team = (id: string, half: number, games: number, memberCount: number | null = null) => ({
    id,
    gameScore: halfPoints(half),
    games,
    memberCount,
  });
  const ranks = (rows: readonly { readonly id: string; readonly rank: number }[]) =>
    rows.map(({ id, rank }) => `${rank} ${id}`);

  it('[TABLE-2] the table of team Konrad ranks by points, then by points for each game started', () => {
    expect(
      ranks(konradStandings([team('a', 6, 6), team('b', 6, 4), team('c', 8, 12), team('d', 0, 3), team('e', 0, 0)])),
    ).toEqual(['1 c', '2 b', '3 a', '4 d', '4 e']);
  });

  it('[TABLE-2] the table of school chess ranks by weighted points, then by points', () => {
    // 10 points of 20 pupils are 20, 10 of 40 are 10, 5 of 20 are 10.
    const rows = schoolStandings([team('a', 20, 4, 40), team('b', 10, 4, 20), team('c', 20, 4, 20)]);
    expect(rows.map(({ id, ssw }) => [id, ssw])).toEqual([
      ['c', 20],
      ['a', 10],
      ['b', 10],
    ]);
    expect(ranks(rows)).toEqual(['1 c', '2 a', '3 b']);
  });

  it.each([
    [20, null, 10],
    [20, 40, 10],
    [20, 10, 40],
    [20, 9, 40],
    [20, 1, 40],
    [20, 50, 8],
    // 40 x 4½ by 16 is 11.25, by 24 is 7.5, by 25 is 7.2.
    [9, 16, 11],
    [9, 24, 8],
    [9, 25, 7],
    [0, 12, 0],
  ])('[TABLE-2] the weight of %i half-points of a class of %j is %i', (half, members, weight) => {
    expect(schoolWeight(halfPoints(half), members)).toBe(weight);
  });
});

describe('withdrawing and returning in any round robin', () => {
  /** A round robin of so many players, met once; the result of each game or null, from a list of numbers. */
  function robin(size: number, picks: readonly number[]): MadePairing<number>[] {
    const rounds = Array.from({ length: roundRobinRounds(size, 1) }, (_, index) => index + 1);
    const pairs = rounds.flatMap((round) =>
      roundRobinRound(size, round, 1, { reverseLastRounds: true }).map((pair, index) => ({ round, index, ...pair })),
    );
    return pairs.flatMap(({ round, index, white, black }, place): MadePairing<number>[] => {
      const [seat, other] = white > size ? [black, null] : [white, black > size ? null : black];
      const results: (GameResult | null)[] = [null, 'whiteWins', 'draw', 'blackWins', null];
      const result = other === null ? null : (results[(picks[place % Math.max(1, picks.length)] ?? 0) % 5] ?? null);
      return [
        { round, board: index + 1, white: seat, black: other, bye: other === null ? 'zero-point' : null, result },
      ];
    });
  }

  const withResults = (pairings: readonly MadePairing<number>[], changes: readonly ChangedResult<number>[]) =>
    pairings.map((made) => {
      const change = changes.find(
        ({ round, white, black }) => round === made.round && white === made.white && black === made.black,
      );
      return change === undefined ? made : { ...made, result: change.result };
    });

  const everybody = (size: number, gone: ReadonlyMap<number, number> = new Map()): Entrant<number>[] =>
    Array.from({ length: size }, (_, index) => ({
      id: index + 1,
      withdrawnFrom: gone.get(index + 1) ?? null,
      eliminated: false,
    }));

  const games = fc.tuple(
    fc.integer({ min: 3, max: 8 }),
    fc.array(fc.nat(4), { minLength: 1, maxLength: 12 }),
    fc.nat(),
  );
  const tournament = started({ format: 'RoundRobin', rounds: playedRounds(1, 1, 1) });
  const nowhere = () => false;

  it('[ENTRY-5] a withdrawal changes no played game and leaves no game open', () => {
    fc.assert(
      fc.property(games, ([size, picks, who]) => {
        const player = (who % size) + 1;
        const pairings = robin(size, picks);
        const { closed } = withdrawal({ tournament, entrants: everybody(size), pairings }, player, nowhere);
        const after = withResults(pairings, closed);
        const own = (list: readonly MadePairing<number>[]) =>
          list.filter(({ white, black }) => black !== null && (white === player || black === player));
        expect(own(after).every(({ result }) => result !== null)).toBe(true);
        own(pairings).forEach((made, index) => {
          if (made.result !== null) expect(own(after)[index]?.result).toBe(made.result);
          else
            expect(sideOf(own(after)[index]?.result ?? 'draw', made.white === player ? 'white' : 'black')).toBe('loss');
        });
      }),
    );
  });

  it('[ENTRY-4] a player who returns finds every game as it was', () => {
    fc.assert(
      fc.property(games, ([size, picks, who]) => {
        const player = (who % size) + 1;
        const pairings = robin(size, picks);
        const { closed, withdrawnFrom } = withdrawal(
          { tournament, entrants: everybody(size), pairings },
          player,
          nowhere,
        );
        const entrants = everybody(size, new Map([[player, withdrawnFrom]]));
        const gone = withResults(pairings, closed);
        const { reopened } = comeback({ tournament, entrants, pairings: gone }, player);
        expect(withResults(gone, reopened)).toEqual(pairings);
      }),
    );
  });

  it('[ENTRY-5] a withdrawn player’s results count when at least half of the games were played, whoever won them', () => {
    fc.assert(
      fc.property(games, ([size, picks, who]) => {
        const player = (who % size) + 1;
        const pairings = robin(size, picks);
        const own = pairings.filter(({ white, black }) => black !== null && (white === player || black === player));
        const played = own.filter(({ result }) => result !== null).length;
        const annulled = annulledIn('RoundRobin', everybody(size, new Map([[player, 1]])), pairings);
        expect(annulled).toEqual(played < own.length / 2 ? [player] : []);
        expect(annulledIn('SwissDutch', everybody(size, new Map([[player, 1]])), pairings)).toEqual([]);
        expect(annulledIn('RoundRobin', everybody(size), pairings)).toEqual([]);
      }),
    );
  });
});
