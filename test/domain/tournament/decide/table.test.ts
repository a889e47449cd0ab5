import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountId, asId } from '../../../../domain/kernel/ids.ts';
import { pointSystem } from '../../../../domain/kernel/points.ts';
import { TIEBREAK_IDS } from '../../../../domain/tiebreaks/names.ts';
import { rankFromScratch } from '../../../../domain/tournament/standings/ranking.ts';
import { tableWork, tableWorkAfter } from '../../../../domain/tournament/standings/table-work.ts';
import { GAME_RESULTS } from '../../../../domain/tournament/value/game-result.ts';
import type { TiebreakChoice } from '../../../../domain/tournament/value/settings.ts';
import { boardsOf, playerOf, playersOf, type Tournament } from '../../../../domain/tournament/value/state.ts';
import { chanceFrom } from '../../../support/chance.ts';
import {
  boardIn,
  changed,
  newTournament,
  nextRound,
  playedOut,
  startedWith,
  withPlayers,
} from '../../../support/domain/played-tournament.ts';

const id = (name: string): AccountId => asId(name);
const rowsOf = (tournament: Tournament) =>
  new Map(playersOf(tournament).map(({ account, standing }) => [account, standing]));

/** Rounds are played with random results, and some of them are corrected later. */
function playedAtRandom(
  before: Tournament,
  rounds: number,
  seed: number,
  look: (tournament: Tournament) => void,
): void {
  const chance = chanceFrom(seed);
  let tournament = before;
  const set = (round: number, board: number) => {
    const { white, black } = boardIn(tournament, round, board);
    const result = GAME_RESULTS[chance(chance(3) === 0 ? GAME_RESULTS.length : 3)] ?? 'draw';
    tournament = changed(tournament, { kind: 'setResult', round, white, black, result });
    look(tournament);
  };
  for (let round = 1; round <= rounds; round += 1) {
    if (tournament.rounds[round - 1] === undefined) tournament = nextRound(tournament);
    const made = tournament.rounds[round - 1];
    // A small field may have no legal pairing left.
    if (made === undefined) return;
    const boards = boardsOf(made);
    for (const { board } of boards) set(round, board);
    set(1 + chance(round), 1);
  }
}

describe('the table', () => {
  it('[TABLE-1] the table after every result equals a full computation, with any tie-breaks', () => {
    const ids = fc.constantFrom(...TIEBREAK_IDS);
    const choice = fc.tuple(ids, ids, ids, fc.option(ids)) as fc.Arbitrary<TiebreakChoice>;
    fc.assert(
      fc.property(choice, fc.integer({ min: 5, max: 12 }), fc.nat(), (tieBreaks, players, seed) => {
        const before = startedWith(players, newTournament({ rounds: 4, tieBreaks }));
        playedAtRandom(before, 4, seed, (tournament) => {
          expect(rowsOf(tournament)).toEqual(rowsOf(rankFromScratch(tournament)));
        });
      }),
      { numRuns: 40 },
    );
  });

  it('[TABLE-1] the table of a round robin after every result equals a full computation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 7 }), fc.nat(), (players, seed) => {
        const before = startedWith(players, newTournament({ format: 'RoundRobin', meetings: 1 }));
        playedAtRandom(before, 3, seed, (tournament) => {
          expect(rowsOf(tournament)).toEqual(rowsOf(rankFromScratch(tournament)));
        });
      }),
      { numRuns: 20 },
    );
  });

  it('[TABLE-1] the table is updated from what a result affects, and computed from scratch after any other change', () => {
    const first = nextRound(startedWith(8));
    const work = tableWork(first);
    const { white, black } = boardIn(first, 1);
    const won = changed(first, { kind: 'setResult', round: 1, white, black, result: 'whiteWins' });
    const pending = { ...first, rounds: won.rounds };
    expect(tableWorkAfter(work, first, pending)?.rowOf.values()).toEqual(tableWork(pending).rowOf.values());
    for (const other of [
      changed(first, { kind: 'deletePairing', round: 1, white, black }),
      changed(first, { kind: 'removeParticipant', account: white }),
      changed(first, { kind: 'deleteRound', number: 1 }),
      changed(first, { kind: 'edit', settings: { ...first.settings, name: 'Autumn' } }),
    ]) {
      expect(tableWorkAfter(work, first, other)).toBeNull();
    }
    const manual = startedWith(2, newTournament({ format: 'ManualPairing' }));
    expect(tableWorkAfter(tableWork(manual), manual, { ...manual, revision: 9 })).toBeNull();
  });

  it('[TABLE-1] the table keeps rows that do not change', () => {
    const first = nextRound(startedWith(8));
    const { white, black } = boardIn(first, 1);
    const won = changed(first, { kind: 'setOnline', round: 1, white, black, online: true });
    expect(won.participants).toBe(first.participants);
  });

  it('[TABLE-2] the table counts byes and forfeits by the settings', () => {
    const points = { ...pointSystem(3, 1, 0), pairingAllocatedBye: pointSystem().win, forfeitWin: pointSystem().draw };
    const first = nextRound(startedWith(5, newTournament({ points })));
    const { white, black } = boardIn(first, 1);
    const forfeit = changed(first, { kind: 'setResult', round: 1, white, black, result: 'whiteWinsByForfeit' });
    expect(playerOf(forfeit, white)?.standing.score).toBe(1);
    const { white: other } = boardIn(first, 1, 2);
    expect(playerOf(playedOut(forfeit, 1), other)?.standing.score).toBe(6);
    const free = playersOf(first).find(({ standing }) => standing.score > 0);
    expect(free?.standing.score).toBe(2);
  });

  it('[TABLE-3] the table shows the chosen tie-breaks in their places, or those of a round robin', () => {
    const tieBreaks: TiebreakChoice = [null, 'buchholz', null, 'wins'];
    const first = playedOut(nextRound(startedWith(6, newTournament({ tieBreaks }))), 1);
    expect(playerOf(first, boardIn(first, 1).white)?.standing.tiebreaks).toEqual([null, '0', null, '1']);
    const robin = playedOut(startedWith(4, newTournament({ format: 'RoundRobin', meetings: 1 })), 1);
    expect(playerOf(robin, boardIn(robin, 1).white)?.standing.tiebreaks).toEqual(['0', '0', '1', null]);
  });

  it('[TABLE-1] the table ranks everybody first before anything is played', () => {
    const list = withPlayers(newTournament(), 3);
    expect(playersOf(list).map(({ standing }) => standing)).toEqual(
      Array.from({ length: 3 }, () => ({ score: 0, tiebreaks: ['0', '0', null, null], rank: 1 })),
    );
    expect(playerOf(list, id('nobody'))).toBeUndefined();
  });
});
