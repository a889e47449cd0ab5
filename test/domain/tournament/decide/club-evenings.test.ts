import { describe, expect, it } from 'vitest';
import { type AccountId, asId } from '../../../../domain/kernel/ids.ts';
import { likelyToRunOut } from '../../../../domain/tournament/guards/entry-guards.ts';
import { lifecycleOf } from '../../../../domain/tournament/guards/lifecycle-of.ts';
import { publishedFaults } from '../../../../domain/tournament/rounds/round-verdict.ts';
import { seededLot } from '../../../../domain/tournament/rounds/seeded-lot.ts';
import { offeredTiebreaks } from '../../../../domain/tournament/standings/offered-tiebreaks.ts';
import type { GameResult } from '../../../../domain/tournament/value/game-result.ts';
import { newSettings, type Settings } from '../../../../domain/tournament/value/settings.ts';
import {
  boardsOf,
  freeRoundsOf,
  playerOf,
  playersOf,
  type Tournament,
} from '../../../../domain/tournament/value/state.ts';
import { chanceFrom } from '../../../support/chance.ts';
import { changed, newTournament, refusalOf, withPlayers } from '../../../support/domain/played-tournament.ts';

const id = (name: string): AccountId => asId(name);

/** Players p1 to pn, whose numbers are those of their names: none of p1 to p4 and p6 to p9 is unrated. */
const evening = (format: 'Monrad' | 'Konrad', players: number, settings: Partial<Settings> = {}): Tournament => {
  const built = newTournament({ format, rounds: 6, startingOrder: 'manual', ...settings }, { randomSeeding: true });
  return changed(withPlayers(built, players), { kind: 'start' });
};

const pairNext = (before: Tournament): Tournament => changed(before, { kind: 'pairNextRound', button: 'pairings' });

const boardsIn = (tournament: Tournament, round: number): string[] => {
  const paired = tournament.rounds[round - 1];
  return paired === undefined ? [] : boardsOf(paired).map(({ white, black }) => `${white.slice(1)}-${black.slice(1)}`);
};

const RESULTS: Readonly<Record<string, GameResult>> = { 1: 'whiteWins', 0: 'blackWins', '=': 'draw' };

/** Enters results in the order of the boards. */
const enter = (before: Tournament, round: number, results: string): Tournament => {
  const paired = before.rounds[round - 1];
  const boards = paired === undefined ? [] : boardsOf(paired);
  return [...results].reduce((tournament, letter, at) => {
    const [board, result] = [boards[at], RESULTS[letter]];
    if (board === undefined || result === undefined) throw new Error(`no board ${at + 1}`);
    const { white, black } = board;
    return changed(tournament, { kind: 'setResult', round, white, black, result });
  }, before);
};

const mark = (before: Tournament, here: readonly number[]): Tournament => {
  const accounts = playersOf(before).map(({ account }) => account);
  const isHere = (account: AccountId) => here.includes(Number(account.slice(1)));
  const away = changed(before, {
    kind: 'markAttendance',
    accounts: accounts.filter((account) => !isHere(account)),
    attendance: 'away',
  });
  return changed(away, { kind: 'markAttendance', accounts: accounts.filter(isHere), attendance: 'here' });
};

describe('a postponed game of a Monrad', () => {
  const afterTwo = (first: string): Tournament => {
    const begun = enter(pairNext(evening('Monrad', 8, { online: false })), 1, '01=1');
    const second = pairNext(begun);
    expect(boardsIn(second, 2)).toEqual(['1-4', '5-8', '2-6', '3-7']);
    const results = { '5-8': '=', '2-6': '0', '3-7': '1', ...(first === '' ? {} : { '1-4': first }) };
    return Object.entries(results).reduce((tournament, [board, result]) => {
      const [white, black] = board.split('-').map((number) => id(`p${number}`));
      const entered = RESULTS[result];
      if (white === undefined || black === undefined || entered === undefined) throw new Error(board);
      return changed(tournament, { kind: 'setResult', round: 2, white, black, result: entered });
    }, second);
  };

  it.each([
    ['1', '6-1 8-3 4-5 7-2'],
    ['0', '6-4 8-1 5-3 7-2'],
  ])('[IM-3] with the result %s of 1 against 4 the pairs of round 3 are %s', (result, pairs) => {
    expect(boardsIn(pairNext(afterTwo(result)), 3).join(' ')).toBe(pairs);
  });

  it('[IM-3] while it is open it counts as a draw, and its result changes no pair that is published', () => {
    const open = changed(afterTwo(''), { kind: 'pairNextRound', button: 'pairings', adjourn: true });
    expect(boardsIn(open, 3)).toEqual(['6-1', '8-4', '5-3', '7-2']);
    const late = changed(open, { kind: 'setResult', round: 2, white: id('p1'), black: id('p4'), result: 'whiteWins' });
    expect(boardsIn(late, 3)).toEqual(['6-1', '8-4', '5-3', '7-2']);
    expect(publishedFaults(late, 3)).toEqual([]);
  });
});

describe('starting numbers of a Monrad', () => {
  it('[IM-1] a seeded lot deals the quarters of the list, and those left over come last', () => {
    const quarterOf = (place: number): string => 'ABCD'[Math.floor(place / 4)] ?? '-';
    const dealt = seededLot(
      Array.from({ length: 18 }, (_, place) => place),
      chanceFrom(3),
    );
    expect(dealt.map(quarterOf).join('')).toBe('ACDBCABDACDBCABD--');
    expect([...dealt].sort((one, other) => one - other)).toEqual(Array.from({ length: 18 }, (_, place) => place));
    const small = seededLot(['a', 'b', 'c'], chanceFrom(1));
    expect([...small].sort()).toEqual(['a', 'b', 'c']);
  });

  it('[IM-1] seeded lots are usual in Monrad and Konrad, are drawn at the start, and kept', () => {
    const { format, ...sent } = newTournament({ format: 'Monrad', rounds: 5 }).settings;
    const usual = newSettings({ ...sent, format, startingOrder: null }, 'Europe/Oslo');
    expect(usual.startingOrder).toBe('seededLot');
    const eight = withPlayers(newTournament({ format: 'Monrad', rounds: 5, startingOrder: 'seededLot' }), 8);
    const names = (tournament: Tournament) => playersOf(tournament).map(({ account }) => account);
    const started = changed(eight, { kind: 'start' }, { chance: chanceFrom(2) });
    expect(names(started)).not.toEqual(names(eight));
    const drawn = changed(eight, { kind: 'changeSeeding', by: 'random' }, { chance: chanceFrom(9) });
    expect(drawn.settings.startingOrder).toBe('seededLot');
    expect(names(changed(drawn, { kind: 'start' }, { chance: chanceFrom(2) }))).toEqual(names(drawn));
  });

  it('[IM-1] a Swiss has no seeded lots', () => {
    expect(newTournament({ startingOrder: 'seededLot' }).settings.startingOrder).toBe('rating');
  });

  it('[IM-2] with seeded lots the first round is of neighbours', () => {
    const firstRound = (settings: Partial<Settings>) =>
      newTournament({ firstRound: 'halves', rounds: 5, ...settings }).settings.firstRound;
    expect(firstRound({ format: 'Monrad', startingOrder: 'rating' })).toBe('halves');
    expect(firstRound({ format: 'Monrad', startingOrder: 'seededLot' })).toBe('neighbours');
    expect(firstRound({ format: 'Konrad', startingOrder: 'rating' })).toBe('neighbours');
  });

  it('[IM-13] the Norwegian tie-breaks are proposed', () => {
    expect(offeredTiebreaks('Monrad').proposed).toEqual([
      'buchholzCut2',
      'buchholzCut1',
      'buchholz',
      'sonnebornBerger',
    ]);
  });
});

describe('a Monrad at the desk', () => {
  it('[IM-2] [IM-10] the first and the last round are paired by the button, by settings and results', () => {
    const before = evening('Monrad', 6, { firstRound: 'halves', rounds: 2 });
    const first = pairNext(before);
    expect(boardsIn(first, 1)).toEqual(['4-1', '5-2', '6-3']);
    const last = pairNext(enter(first, 1, '0=1'));
    expect(boardsIn(last, 2)).toEqual(['1-6', '2-3', '4-5']);
    expect(refusalOf(enter(last, 2, '111'), { kind: 'pairNextRound', button: 'pairings' })).toBe('allRoundsPaired');
  });

  it('[IM-8] the arbiter is told whose colours are given up', () => {
    let tournament = evening('Monrad', 6, { rounds: 5 });
    for (const [index, results] of ['==0', '===', '110', '001', '=01'].entries()) {
      tournament = pairNext(tournament);
      const faults = publishedFaults(tournament, index + 1);
      expect(faults.length > 0, `round ${index + 1}`).toBe(index === 4);
      tournament = enter(tournament, index + 1, results);
    }
    expect(boardsIn(tournament, 5)).toEqual(['5-4', '1-3', '2-6']);
    expect(
      publishedFaults(tournament, 5).every(({ kind }) => kind === 'thirdColor' || kind === 'colorDifference'),
    ).toBe(true);
  });

  it('[IM-8] a round without new opponents is not paired, and its tournament says so', () => {
    let tournament = evening('Monrad', 6, { rounds: 5 });
    for (const [index, results] of ['0=0', '0==', '011'].entries()) {
      tournament = enter(pairNext(tournament), index + 1, results);
    }
    const after = pairNext(tournament);
    expect(after.pairingFailed).toBe(true);
    expect(after.rounds.filter(({ kind }) => kind === 'paired')).toHaveLength(3);
  });

  it.each([
    [6, 3, null],
    [6, 4, 3],
    [8, 5, 4],
    [9, 5, null],
    [9, 8, 7],
  ])('[IM-8] with %s players and %s rounds the start warns of more than %s', (players, rounds, safe) => {
    const tournament = newTournament({ format: 'Monrad', rounds });
    const runsOut = likelyToRunOut(lifecycleOf(tournament), { players, teams: 0, emptyTeam: null });
    expect(runsOut?.safe ?? null).toBe(safe);
  });

  it('[IM-12] newcomers get the last number, and may come until the last entry round', () => {
    const paired = pairNext(evening('Monrad', 4, { lastEntryRound: 2, requestableByes: 1 }));
    const late = changed(paired, { kind: 'addParticipant', account: id('p6'), late: true });
    expect(playerOf(late, id('p6'))?.seed).toBe(5);
    const second = pairNext(enter(late, 1, '11'));
    expect(refusalOf(second, { kind: 'addParticipant', account: id('p7'), late: true })).toBe('lateEntryClosed');
  });

  it('[IM-12] numbers are not changed to the order of ratings', () => {
    expect(refusalOf(evening('Monrad', 4), { kind: 'renumber' })).toBe('pairingIsFixed');
    expect(refusalOf(evening('Monrad', 4), { kind: 'accelerate', by: 'baku' })).toBe('pairingIsFixed');
  });
});

describe('a Konrad at the desk', () => {
  /** The known tournament of eight who come and go, with the free rounds that they ask for. */
  const ROUNDS = [
    { free: [], results: '10=1', pairs: ['2-1', '4-3', '6-5', '8-7'] },
    { free: [5, 8], results: '1=1', pairs: ['3-2', '1-6', '7-4'] },
    { free: [2], results: '=10', pairs: ['3-8', '5-1', '6-7'] },
    { free: [3, 4, 7], results: '10', pairs: ['8-5', '2-6'] },
    { free: [], results: '1=01', pairs: ['7-3', '6-8', '5-2', '1-4'] },
    { free: [6, 8], results: '=10', pairs: ['1-7', '2-3', '4-5'] },
  ];

  it('[IK-1] [IK-2] [IK-9] who is here is paired, and the others have the byes they have asked for', () => {
    let tournament = evening('Konrad', 8, { rounds: 7 });
    for (const [index, { free, results, pairs }] of ROUNDS.entries()) {
      const round = index + 1;
      for (const number of free) {
        const bye = { who: id(`p${number}`), round, bye: 'half-point' } as const;
        tournament = changed(tournament, { kind: 'addRequestedBye', bye });
      }
      tournament = mark(
        tournament,
        [1, 2, 3, 4, 5, 6, 7, 8].filter((number) => !free.includes(number)),
      );
      tournament = pairNext(tournament);
      expect(boardsIn(tournament, round)).toEqual(pairs);
      expect(publishedFaults(tournament, round)).toEqual([]);
      expect(refusalOf(tournament, { kind: 'pairNextRound', button: 'pairings' })).toBe('roundNotFinished');
      tournament = enter(tournament, round, results);
    }
    expect(
      playersOf(tournament)
        .map(({ account, standing }) => `${account.slice(1)}=${standing.score / 2}`)
        .sort(),
    ).toEqual(['1=3', '2=3.5', '3=3', '4=1.5', '5=3', '6=3', '7=4', '8=4']);
  });

  it('[IK-1] an absence without a bye is worth nothing, and a deleted round forgets it', () => {
    const paired = pairNext(mark(evening('Konrad', 4), [1, 2]));
    const byes = paired.rounds.flatMap(freeRoundsOf).map(({ who, bye }) => `${who} ${bye}`);
    expect(byes.sort()).toEqual(['p3 zero-point', 'p4 zero-point']);
    const deleted = changed(paired, { kind: 'deleteRound', number: 1 });
    expect(deleted.requestedByes).toEqual([]);
    expect(boardsIn(pairNext(mark(deleted, [1, 2, 3, 4])), 1)).toEqual(['2-1', '4-3']);
  });

  it('[IK-6] the arbiter is told of a game that the rules do not allow', () => {
    let tournament = mark(evening('Konrad', 2, { maxMeetings: 1 }), [1, 2]);
    tournament = enter(pairNext(tournament), 1, '1');
    tournament = pairNext(tournament);
    expect(boardsIn(tournament, 2)).toEqual(['1-2']);
    expect(publishedFaults(tournament, 2)).toEqual([{ kind: 'rematch', who: ['p1', 'p2'] }]);
  });

  it('[IK-6] with one player here no round is paired', () => {
    const after = pairNext(mark(evening('Konrad', 4), [1]));
    expect(after.pairingFailed).toBe(true);
  });

  it.each([
    ['asFreeRounds', 2, [1, 1, 0]],
    ['asFreeRounds', 0, [0, 0, 0]],
    ['zero', 2, [0, 0, 0]],
  ] as const)(
    '[IK-8] a newcomer has %s for missed rounds, of %s free rounds',
    (missedRounds, requestableByes, halves) => {
      let tournament = mark(evening('Konrad', 4, { missedRounds, requestableByes }), [1, 2, 3, 4]);
      for (const round of [1, 2, 3]) tournament = enter(pairNext(tournament), round, '11');
      const late = changed(tournament, { kind: 'addParticipant', account: id('p9'), late: true });
      const byes = late.rounds.flatMap(freeRoundsOf).flatMap(({ who, bye }) => (who === id('p9') ? [bye] : []));
      expect(byes.map((bye) => (bye === 'half-point' ? 1 : 0))).toEqual(halves);
      const asked = changed(tournament, {
        kind: 'addParticipant',
        account: id('p9'),
        late: true,
        missed: 'half-point',
      });
      expect(playerOf(asked, id('p9'))?.standing.score).toBe(3);
    },
  );
});
