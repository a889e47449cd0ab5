import { describe, expect, it } from 'vitest';
import { annulledIn, comeback, withdrawal } from '../../../../domain/tournament/guards/withdrawal.ts';
import type { MadePairing } from '../../../../domain/tournament/rounds/hand-pairing.ts';
import type { GameResult } from '../../../../domain/tournament/value/game-result.ts';
import { at, playedRounds, started } from '../../../support/domain/tournament.ts';

const made = (
  round: number,
  white: string,
  black: string | null,
  result: GameResult | null = null,
): MadePairing<string> => ({
  round,
  board: 1,
  white,
  black,
  bye: black === null ? 'zero-point' : null,
  result,
});

/** Four players, everybody once: the first round is played, in the second anna's game. */
const ROBIN = [
  made(1, 'anna', 'dag', 'whiteWins'),
  made(1, 'bo', 'cleo', 'draw'),
  made(2, 'dag', 'cleo'),
  made(2, 'anna', 'bo', 'draw'),
  made(3, 'bo', 'dag'),
  made(3, 'cleo', 'anna'),
];
const robin = started({ format: 'RoundRobin', rounds: playedRounds(0, 1, 2) });
const gone = (from: Readonly<Record<string, number>> = {}) =>
  ['anna', 'bo', 'cleo', 'dag'].map((id) => ({ id, withdrawnFrom: from[id] ?? null, eliminated: false }));
const nowhere = () => false;
const brief = (changed: readonly { round: number; white: string; black: string; result: GameResult | null }[]) =>
  changed.map(({ round, white, black, result }) => `${round} ${white}-${black} ${result}`);

/** The pairings as the changes leave them. */
const played = (
  pairings: readonly MadePairing<string>[],
  changed: readonly { round: number; white: string; black: string | null; result: GameResult | null }[],
) =>
  pairings.map((one) => {
    const change = changed.find(
      ({ round, white, black }) => round === one.round && white === one.white && black === one.black,
    );
    return change === undefined ? one : { ...one, result: change.result };
  });

describe('withdrawal from a round robin (FIDE C.06, chapter V, article 4)', () => {
  it('[ENTRY-5] a withdrawn player loses the remaining games by forfeit, and the opponents win them', () => {
    const { withdrawnFrom, closed } = withdrawal(
      { tournament: robin, entrants: gone(), pairings: ROBIN },
      'dag',
      nowhere,
    );
    expect(withdrawnFrom).toBe(2);
    expect(brief(closed)).toEqual(['2 dag-cleo blackWinsByForfeit', '3 bo-dag whiteWinsByForfeit']);
  });

  it('[ENTRY-5] a withdrawn player finishes a game that has begun', () => {
    const isRunning = ({ round }: { round: number }) => round === 2;
    const { withdrawnFrom, closed } = withdrawal(
      { tournament: robin, entrants: gone(), pairings: ROBIN },
      'dag',
      isRunning,
    );
    expect(withdrawnFrom).toBe(3);
    expect(brief(closed)).toEqual(['3 bo-dag whiteWinsByForfeit']);
  });

  it('[ENTRY-5] a game whose players have both withdrawn is lost by both', () => {
    const first = withdrawal({ tournament: robin, entrants: gone(), pairings: ROBIN }, 'dag', nowhere);
    const second = withdrawal(
      { tournament: robin, entrants: gone({ dag: 2 }), pairings: played(ROBIN, first.closed) },
      'bo',
      nowhere,
    );
    expect(second.withdrawnFrom).toBe(4);
    expect(brief(second.closed)).toEqual([]);
    const third = withdrawal(
      { tournament: robin, entrants: gone({ dag: 2 }), pairings: played(ROBIN, first.closed) },
      'cleo',
      nowhere,
    );
    expect(third.withdrawnFrom).toBe(3);
    expect(brief(third.closed)).toEqual(['3 cleo-anna blackWinsByForfeit']);
    const bothGone = played(ROBIN, first.closed).map((one) =>
      one.round === 3 && one.white === 'bo' ? { ...one, round: 4 } : one,
    );
    const fourth = withdrawal(
      {
        tournament: { ...robin, rounds: playedRounds(0, 1, 2, 0) },
        entrants: gone({ dag: 2 }),
        pairings: [...bothGone, made(3, 'bo', 'anna')],
      },
      'bo',
      nowhere,
    );
    expect(brief(fourth.closed)).toEqual(['4 bo-dag notPlayed', '3 bo-anna blackWinsByForfeit']);
  });

  it('[ENTRY-5] results of a withdrawn player count for nobody if fewer than half were played, else for all', () => {
    const four = [1, 2, 3, 4].map((round) =>
      made(round, 'dag', ['anna', 'bo', 'cleo', 'eli'][round - 1] ?? '', 'draw'),
    );
    const forfeited = (from: number) =>
      four.map((one) => (one.round < from ? one : { ...one, result: 'blackWinsByForfeit' as const }));
    expect(annulledIn('RoundRobin', gone({ dag: 3 }), forfeited(3))).toEqual([]);
    expect(annulledIn('RoundRobin', gone({ dag: 2 }), forfeited(2))).toEqual(['dag']);
    expect(annulledIn('RoundRobin', gone(), forfeited(2))).toEqual([]);
    expect(annulledIn('SwissDutch', gone({ dag: 2 }), forfeited(2))).toEqual([]);
  });

  it('[ENTRY-5] a reinstated player’s games are open again, but won if the opponent has withdrawn', () => {
    const first = withdrawal({ tournament: robin, entrants: gone(), pairings: ROBIN }, 'dag', nowhere);
    const closed = played(ROBIN, first.closed);
    const back = comeback({ tournament: robin, entrants: gone({ dag: 2 }), pairings: closed }, 'dag');
    expect(played(closed, back.reopened)).toEqual(ROBIN);
    const whileBoIsGone = comeback({ tournament: robin, entrants: gone({ dag: 2, bo: 3 }), pairings: closed }, 'dag');
    expect(brief(whileBoIsGone.reopened)).toEqual(['2 dag-cleo null', '3 bo-dag blackWinsByForfeit']);
  });
});

describe('withdrawal from a Swiss', () => {
  const swiss = started({ rounds: playedRounds(0, 1) });
  const pairings = [made(1, 'anna', 'bo', 'draw'), made(2, 'anna', 'cleo'), made(2, 'bo', null)];

  it('[ENTRY-4] a withdrawn player finishes the paired game and is not paired again (D-05)', () => {
    expect(withdrawal({ tournament: swiss, entrants: gone(), pairings }, 'anna', nowhere)).toEqual({
      withdrawnFrom: 3,
      closed: [],
    });
  });

  it('[ENTRY-4] a withdrawn player does not wait for an opponent in a round that is paired without them', () => {
    const withoutDag = [...pairings, made(1, 'cleo', 'dag', 'draw')];
    expect(
      withdrawal({ tournament: swiss, entrants: gone(), pairings: withoutDag }, 'dag', nowhere).withdrawnFrom,
    ).toBe(2);
  });

  it('[ENTRY-4] a reinstated player gets a zero-point bye for each missed round (D-72)', () => {
    const event = { ...swiss, rounds: playedRounds(0, 0, 1) };
    const back = comeback(
      { tournament: event, entrants: gone({ dag: 2 }), pairings: [made(1, 'cleo', 'dag', 'draw')] },
      'dag',
    );
    expect(back).toEqual({ reopened: [], missed: [2, 3] });
    expect(comeback({ tournament: event, entrants: gone(), pairings }, 'dag')).toEqual({ reopened: [], missed: [] });
  });

  it('[ENTRY-4] a reinstated player has no missed rounds where pairings are manual', () => {
    const byHand = started({
      format: 'ManualPairing',
      announcedRounds: null,
      rounds: playedRounds(0, 0),
      endsAt: at(0),
    });
    expect(comeback({ tournament: byHand, entrants: gone({ dag: 2 }), pairings: [] }, 'dag').missed).toEqual([]);
    expect(withdrawal({ tournament: byHand, entrants: gone(), pairings: [] }, 'dag', nowhere).withdrawnFrom).toBe(3);
  });
});

describe('edge cases of withdrawals', () => {
  it('[ENTRY-5] an opponent who withdrew earlier gets a loss as well, also where they had been given a win', () => {
    const won = ROBIN.map((one) =>
      one.round === 3 && one.white === 'cleo' ? { ...one, result: 'whiteWinsByForfeit' as const } : one,
    );
    const { closed } = withdrawal({ tournament: robin, entrants: gone({ anna: 3 }), pairings: won }, 'cleo', nowhere);
    expect(brief(closed)).toEqual(['2 dag-cleo whiteWinsByForfeit', '3 cleo-anna notPlayed']);
  });

  it('[ENTRY-5] a played game against an opponent who has withdrawn keeps its result', () => {
    const played = ROBIN.map((one) =>
      one.round === 3 && one.white === 'cleo' ? { ...one, result: 'draw' as const } : one,
    );
    const { closed } = withdrawal(
      { tournament: robin, entrants: gone({ anna: 3 }), pairings: played },
      'cleo',
      nowhere,
    );
    expect(brief(closed)).toEqual(['2 dag-cleo whiteWinsByForfeit']);
  });

  it('[ENTRY-5] a withdrawal ends no running game, even in a later round', () => {
    const { closed, withdrawnFrom } = withdrawal(
      { tournament: robin, entrants: gone(), pairings: ROBIN },
      'cleo',
      ({ round }) => round === 3,
    );
    expect([brief(closed), withdrawnFrom]).toEqual([['2 dag-cleo whiteWinsByForfeit'], 2]);
  });

  it('[ENTRY-5] a withdrawal begins with the first round that is not over', () => {
    expect(withdrawal({ tournament: robin, entrants: gone(), pairings: ROBIN }, 'anna', nowhere).withdrawnFrom).toBe(3);
    expect(withdrawal({ tournament: robin, entrants: gone(), pairings: ROBIN }, 'dag', nowhere).withdrawnFrom).toBe(2);
  });

  it('[ENTRY-5] a withdrawal loses nothing in a free round', () => {
    const odd = [made(1, 'anna', null), made(2, 'anna', 'bo'), made(3, 'bo', null)];
    const event = started({ format: 'RoundRobin', rounds: playedRounds(0, 1, 0) });
    const { closed } = withdrawal({ tournament: event, entrants: gone(), pairings: odd }, 'anna', nowhere);
    expect(brief(closed)).toEqual(['2 anna-bo blackWinsByForfeit']);
  });

  it('[ENTRY-5] reinstating a player who has not withdrawn changes nothing', () => {
    expect(comeback({ tournament: robin, entrants: gone(), pairings: ROBIN }, 'anna')).toEqual({
      reopened: [],
      missed: [],
    });
  });
});
