import { describe, expect, it } from 'vitest';
import { byRank } from '../../../contract/tournament/page-delta.ts';
import { crossTable } from '../../../web/model/cross-table.ts';
import { currentRound, progressOf } from '../../../web/model/progress.ts';
import { rankChanges, ratingGroupsOf, standingsOf, tiedAccounts } from '../../../web/model/standings.ts';
import { aPage, aPairing, aParticipant } from '../../support/web/tournament-pages.ts';

describe('standings', () => {
  it('players are ordered by rank, those with a shared rank by seed, and those with a hidden one last', () => {
    const rows = [
      aParticipant('hidden', { rank: null, seed: 1 }),
      aParticipant('second', { rank: 1, seed: 3 }),
      aParticipant('first', { rank: 1, seed: 2 }),
    ];
    expect(rows.sort(byRank).map(({ account }) => account)).toEqual(['first', 'second', 'hidden']);
  });

  it('players who share a place are marked as tied', () => {
    const rows = [1, 2, 2, 4].map((rank, at) => aParticipant(`p${at}`, { rank }));
    expect([...tiedAccounts(rows)]).toEqual(['p1', 'p2']);
  });

  it('the standings of a rating group have their own places, which equal players share', () => {
    const rows = [
      aParticipant('master', { rank: 1, fideRating: 2300 }),
      aParticipant('bo', { rank: 2, fideRating: 1700 }),
      aParticipant('cleo', { rank: 2, fideRating: 1790 }),
      aParticipant('dag', { rank: 4, fideRating: null }),
      aParticipant('eva', { rank: 5, fideRating: 1500 }),
      aParticipant('hidden', { rank: null, fideRating: 1400 }),
    ];
    const below = standingsOf(1800, rows).map(({ account, rank }) => [account, rank]);
    expect(below).toEqual([
      ['bo', 1],
      ['cleo', 1],
      ['eva', 3],
      ['hidden', null],
    ]);
    expect(standingsOf('unrated', rows)).toMatchObject([{ account: 'dag', rank: 1 }]);
  });

  it('the rating groups to choose from are those with some of the players, but not all', () => {
    const rows = [1650, 1850, 1990].map((fideRating, at) => aParticipant(`p${at}`, { fideRating }));
    expect(ratingGroupsOf(rows)).toEqual([1800]);
    expect(ratingGroupsOf([...rows, aParticipant('new', { fideRating: null })])).toEqual([2200, 2000, 1800, 'unrated']);
    expect(ratingGroupsOf([])).toEqual([]);
  });

  it('the standings report who has moved since they were last shown', () => {
    const before = ['anna', 'bo', 'cleo'].map((name, at) => aParticipant(name, { rank: at + 1 }));
    const after = [
      aParticipant('anna', { rank: 3 }),
      aParticipant('bo', { rank: 2 }),
      aParticipant('cleo', { rank: 1 }),
    ];
    expect([...rankChanges(before, after)]).toEqual([
      ['anna', -2],
      ['cleo', 2],
    ]);
  });

  it('nobody has moved down from the place that all shared before the first result', () => {
    const after = [aParticipant('anna', { rank: 2 }), aParticipant('bo', { rank: 1 })];
    expect([...rankChanges([aParticipant('anna'), aParticipant('bo')], after)]).toEqual([]);
  });
});

describe('the cross table', () => {
  const pairings = [
    aPairing('anna', 'bo', { round: 1, outcome: 1, result: 'whiteWins' }),
    aPairing('cleo', 'bye', { round: 1, result: 'half-point' }),
    aPairing('bo', 'cleo', { round: 2, outcome: 1, result: 'whiteWinsByForfeit', forfeit: true }),
    aPairing('dag', 'anna', { round: 2 }),
  ];
  const rows = crossTable(aPage({}, { pairings }));
  const entriesOf = (account: string) => rows.find(({ player }) => player.account === account)?.entries;

  it('the cross table names the line, the colour and the result of each game', () => {
    expect(entriesOf('anna')).toMatchObject([
      { kind: 'game', round: 1, opponentLine: 2, color: 'white', side: 'win', forfeit: false },
      { kind: 'game', round: 2, opponentLine: 4, color: 'black', side: undefined },
    ]);
  });

  it('the cross table tells byes and forfeits from games', () => {
    expect(entriesOf('cleo')).toMatchObject([
      { kind: 'bye', round: 1, bye: 'half-point' },
      { kind: 'game', round: 2, opponentLine: 2, side: 'loss', forfeit: true },
    ]);
  });
});

describe('how far a tournament has come', () => {
  const played = aPairing('anna', 'bo', { round: 1, outcome: 1, result: 'whiteWins' });

  it('the current round is the first one with an open game', () => {
    const page = aPage({}, { pairings: [played, aPairing('anna', 'cleo', { round: 2 })] });
    expect(currentRound(page)).toBe(2);
    expect(progressOf(page)).toMatchObject({ round: 2, rounds: 3, roundDone: false });
  });

  it('a round whose matches wait for their line-ups is the current one, although it has no boards yet', () => {
    const match = {
      round: 2,
      match: 1,
      white: 'moss',
      black: 'horten',
      bye: null,
      lineUpsOpen: true,
      whiteLineUp: false,
      blackLineUp: false,
      whitePoints: 0,
      blackPoints: 0,
      result: null,
      startDate: null,
      moved: false,
      home: 'neutral' as const,
      place: null,
      report: 'none' as const,
      postponementAsked: false,
    };
    const rounds = [1, 2].map((number) => ({ number, name: '', startDate: '2030-01-01T10:00:00.000Z', paired: true }));
    const page = aPage({}, { rounds, pairings: [], matches: [match] });
    expect(currentRound(page)).toBe(2);
    expect(progressOf(page).roundDone).toBe(false);
  });

  it('a round is done when all its games are over', () => {
    expect(progressOf(aPage({}, { pairings: [played] }))).toMatchObject({ round: 1, roundDone: true });
  });
});
