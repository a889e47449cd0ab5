import { describe, expect, it } from 'vitest';
import { millis } from '../../../domain/kernel/time.ts';
import { mayDelete } from '../../../domain/tournament/guards/entry-guards.ts';
import { mayPairByHand } from '../../../domain/tournament/rounds/hand-pairing.ts';
import { roundProposal } from '../../../web/features/manage/rounds/round-proposal.ts';
import { crossTable } from '../../../web/model/cross-table.ts';
import { pairingsMade } from '../../../web/model/field.ts';
import { roundNumbers, seatsOf } from '../../../web/model/progress.ts';
import { scoresBefore } from '../../../web/model/scores-before.ts';
import { entrantsOf, tournamentOf, unpairedOf } from '../../../web/model/tournament-of.ts';
import { toIso } from '../../../web/time/local-time.ts';
import { aPage, aPairing, aParticipant, aRound } from '../../support/web/tournament-pages.ts';

describe('the time that a new round is proposed with (R-083)', () => {
  const page = aPage({ onlinePairingIntervalN: 2, onlinePairingIntervalT: 1 });
  const at = (iso: string) => toIso(roundProposal(page, 2, new Date(iso)), 'Europe/Oslo');

  it('a round is proposed for one interval after the round before', () => {
    expect(at('2026-11-21T09:30:00Z')).toBe('2026-11-21T11:00:00.000Z');
  });

  it('a round is proposed for the next nine in the morning if its interval has passed', () => {
    for (const now of ['2026-11-21T12:00:00Z', '2026-11-21T23:30:00Z', '2026-12-24T03:00:00Z']) {
      const proposed = roundProposal(page, 2, new Date(now));
      expect(proposed.time).toBe('09:00');
      const away = Date.parse(toIso(proposed, 'Europe/Oslo') ?? '') - Date.parse(now);
      expect(away).toBeGreaterThan(0);
      expect(away).toBeLessThanOrEqual(25 * 3_600_000);
    }
  });

  it('a weekly round is proposed for the same time of day, even if the clocks change', () => {
    const weekly = aPage({ onlinePairingIntervalN: 1, onlinePairingIntervalT: 3 }, { rounds: [aRound(1)] });
    const rounds = [{ ...aRound(1), startDate: '2027-03-22T17:00:00Z' }];
    const proposed = (iso: string) => roundProposal({ ...weekly, rounds }, 2, new Date(iso));
    expect(proposed('2027-03-22T21:00:00Z')).toEqual({ date: '2027-03-29', time: '18:00' });
    expect(proposed('2027-04-06T21:00:00Z')).toEqual({ date: '2027-04-12', time: '18:00' });
  });

  it('a round is proposed for the next day at the same time if the interval is shorter than a game', () => {
    const minutely = aPage({ onlinePairingIntervalN: 1, onlinePairingIntervalT: 0 });
    const rounds = [{ ...aRound(1), startDate: '2027-03-22T17:00:00Z' }];
    expect(roundProposal({ ...minutely, rounds }, 2, new Date('2027-03-22T17:00:20Z'))).toEqual({
      date: '2027-03-23',
      time: '18:00',
    });
  });

  it('the first round is proposed for the announced first pairing', () => {
    const upcoming = aPage({ started: false }, { pairings: [], rounds: [] });
    expect(toIso(roundProposal(upcoming, 1, new Date('2026-11-20T12:00:00Z')), 'Europe/Oslo')).toBe(
      '2026-11-21T09:00:00.000Z',
    );
  });
});

describe('the page, by the rules of the server', () => {
  it('the unpaired players of a round leave out those with a bye and those who withdrew before it', () => {
    const participants = [
      aParticipant('anna'),
      aParticipant('bo'),
      aParticipant('cleo', { withdrawn: true, withdrawnFrom: 2 }),
      aParticipant('dag', { withdrawn: true, withdrawnFrom: 1 }),
    ];
    const page = aPage({}, { participants, pairings: [aPairing('anna', 'bye', { result: 'half-point' })] });
    expect(unpairedOf(page, 1)).toEqual(['bo', 'cleo']);
    expect(unpairedOf({ ...page, rounds: [aRound(1, { paired: false })] }, 1)).toEqual([]);
  });

  it('round tabs reach up to the last round with a requested bye, and there are none without rounds', () => {
    const requested = aPairing('anna', 'bye', { round: 4, result: 'half-point' });
    expect(roundNumbers(aPage({}, { pairings: [requested], rounds: [aRound(1)] }))).toEqual([1, 2, 3, 4]);
    expect(roundNumbers(aPage({}, { pairings: [], rounds: [] }))).toEqual([]);
  });

  it('a pairing by hand warns of a rematch and of a second bye, and needs two different players', () => {
    const pairings = [
      aPairing('anna', 'bo', { result: 'draw', outcome: 0 }),
      aPairing('cleo', 'bye', { result: 'pairing-allocated' }),
    ];
    const page = aPage({ kind: 'ManualPairing' }, { pairings });
    const judge = (white: string, black: string) =>
      mayPairByHand(tournamentOf(page), seatsOf({ round: 2, white, black }), entrantsOf(page), pairingsMade(page));
    expect(judge('bo', 'anna')).toEqual({ ok: true, value: ['rematch'] });
    expect(judge('cleo', 'bye')).toEqual({ ok: true, value: ['wrongBye'] });
    expect(judge('cleo', 'anna')).toEqual({ ok: true, value: [] });
    expect(judge('cleo', 'cleo')).toMatchObject({ ok: false, key: 'samePlayer' });
  });

  it('a tournament can be deleted until its paired first round has begun or has a result (R-050, R-186)', () => {
    const nine = Date.parse('2026-11-21T09:00:00Z');
    const page = aPage();
    const isOffered = (shown: typeof page, now: number) => mayDelete(tournamentOf(shown), millis(now)).ok;
    expect([isOffered(page, nine - 1), isOffered(page, nine)]).toEqual([true, false]);
    const early = aPage({}, { pairings: [aPairing('anna', 'bo', { result: 'draw', outcome: 0 })] });
    expect(isOffered(early, nine - 1)).toBe(false);
    expect(isOffered(aPage({}, { rounds: [aRound(1, { paired: false })] }), nine)).toBe(true);
  });

  it('the cross table has both games of a player who plays twice in a round', () => {
    const pairings = [
      aPairing('anna', 'bo', { result: 'whiteWins', outcome: 1 }),
      aPairing('cleo', 'anna', { board: 2, result: 'draw', outcome: 0 }),
    ];
    const [anna] = crossTable(aPage({ kind: 'ManualPairing', rounds: 1 }, { pairings }));
    expect(anna?.entries).toMatchObject([
      { round: 1, color: 'white', side: 'win' },
      { round: 1, color: 'black', side: 'draw' },
    ]);
  });
});

describe('the score that stands beside a name at the desk', () => {
  const participants = ['anna', 'bo', 'cleo', 'dag'].map((account, at) => aParticipant(account, { seed: at + 1 }));
  const bye = (round: number, result: string) => aPairing('dag', 'bye', { round, result });

  it('the score beside a name counts the games before the round, and byes as the tournament counts them', () => {
    const pairings = [
      aPairing('anna', 'bo', { result: 'whiteWins', outcome: 1 }),
      bye(1, 'half-point'),
      aPairing('bo', 'anna', { round: 2, result: 'draw', outcome: 0 }),
      bye(2, 'pairing-allocated'),
      aPairing('anna', 'dag', { round: 3 }),
    ];
    const worth = { 'pairing-allocated': 1, 'full-point': 1, 'half-point': 0.5, 'zero-point': 0 };
    const page = aPage({ rounds: 5, byePoints: worth }, { participants, pairings });
    const scores = (round: number) => Object.fromEntries(scoresBefore(page, round));
    expect(scores(1)).toEqual({ anna: 0, bo: 0, cleo: 0, dag: 0 });
    expect(scores(2)).toEqual({ anna: 2, bo: 0, cleo: 0, dag: 1 });
    expect(scores(3)).toEqual({ anna: 3, bo: 1, cleo: 0, dag: 3 });
  });

  it('the score beside a name counts both games of a player in a round, and no unfinished game', () => {
    const pairings = [
      aPairing('anna', 'bo', { result: 'whiteWins', outcome: 1 }),
      aPairing('cleo', 'anna', { board: 2, result: 'blackWins', outcome: -1 }),
      aPairing('bo', 'dag', { board: 3 }),
    ];
    const page = aPage({ kind: 'ManualPairing', rounds: 2 }, { participants, pairings });
    expect(Object.fromEntries(scoresBefore(page, 2))).toEqual({ anna: 4, bo: 0, cleo: 0, dag: 0 });
  });

  it('the score beside a name counts an open postponed game as a draw, and points by decision', () => {
    const postponed = { state: 'postponed', startDate: null } as const;
    const pairings = [aPairing('anna', 'bo', { postponed }), aPairing('cleo', 'dag', { board: 2 })];
    const deducted = [{ points: -0.5, after: 1 }];
    const decided = participants.map((one) => (one.account === 'cleo' ? { ...one, decisions: deducted } : one));
    const page = aPage({ rounds: 5 }, { participants: decided, pairings });
    expect(Object.fromEntries(scoresBefore(page, 2))).toEqual({ anna: 1, bo: 1, cleo: -1, dag: 0 });
  });

  it('the score beside a name leaves out the games of a player who withdrew early from a round robin', () => {
    const pairings = [
      aPairing('anna', 'bo', { result: 'whiteWins', outcome: 1 }),
      aPairing('cleo', 'dag', { board: 2, result: 'draw', outcome: 0 }),
      aPairing('cleo', 'bo', { round: 2, result: 'whiteWinsByForfeit', outcome: 1, forfeit: true }),
      aPairing('dag', 'bo', { round: 3, result: 'whiteWinsByForfeit', outcome: 1, forfeit: true }),
    ];
    const left = participants.map((one) => (one.account === 'bo' ? { ...one, withdrawnFrom: 2 } : one));
    const page = aPage({ kind: 'RoundRobin', rounds: 3 }, { participants: left, pairings });
    expect(Object.fromEntries(scoresBefore(page, 3))).toEqual({ anna: 0, bo: 0, cleo: 1, dag: 1 });
  });
});
