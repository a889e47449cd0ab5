import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chance } from '../../../../domain/kernel/chance.ts';
import { type AccountId, asId } from '../../../../domain/kernel/ids.ts';
import { recordOf } from '../../../../domain/tournament/value/attendance-record.ts';
import { NO_REPORTS } from '../../../../domain/tournament/value/board-report.ts';
import { hasMatches } from '../../../../domain/tournament/value/formats.ts';
import type { GameResult } from '../../../../domain/tournament/value/game-result.ts';
import { GAME_RESULTS, isForfeit } from '../../../../domain/tournament/value/game-result.ts';
import {
  type Board,
  boardsOf,
  type Pairing,
  playerOf,
  playersOf,
  type Tournament,
} from '../../../../domain/tournament/value/state.ts';
import { chanceFrom } from '../../../support/chance.ts';
import { changed, decided, newTournament, withPlayers } from '../../../support/domain/played-tournament.ts';
import { at } from '../../../support/domain/tournament.ts';
import { walkTo } from '../../../support/domain/tournament-walk.ts';

const seeds = fc.integer({ min: 1, max: 1_000_000 });
/** All but the number of changes, who has set a result, and what was reported before that. */
const told = (tournament: Tournament) => ({
  ...tournament,
  revision: 0,
  rounds: tournament.rounds.map((round) =>
    round.kind === 'planned'
      ? round
      : {
          ...round,
          pairings: round.pairings.map((one) =>
            one.kind === 'board' ? { ...one, overridden: false, reports: NO_REPORTS } : one,
          ),
        },
  ),
});
const hasComeBack = (tournament: Tournament, { white, black }: Pick<Board, 'white' | 'black'>): boolean =>
  [white, black]
    .flatMap((account) => playerOf(tournament, account) ?? [])
    .some(
      (player) =>
        player.withdrawnFrom === null &&
        recordOf(player).noShows.some(({ withdrawnFrom }) => withdrawnFrom !== undefined),
    );

const isForfeitOf = ({ result }: Board): boolean => result !== null && isForfeit(result);

/** Whoever is withdrawn by a result and comes back has missed the rounds in which nobody has paired them yet (ENTRY-4). */
const withoutMissed = (tournament: Tournament): Tournament => ({
  ...tournament,
  rounds: tournament.rounds.map((round) =>
    round.kind === 'planned'
      ? round
      : { ...round, pairings: round.pairings.filter((one) => one.kind !== 'bye' || one.bye !== 'zero-point') },
  ),
});
const anyBoard = (tournament: Tournament, chance: Chance) => {
  const boards = tournament.rounds.flatMap((round) =>
    boardsOf(round).map((board) => ({ board, key: { round: round.number, white: board.white, black: board.black } })),
  );
  return boards[chance(boards.length)];
};

describe('undoing a command', () => {
  it('[BOARD-1] setting a result back restores the tournament', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom<GameResult | null>(...GAME_RESULTS, null), (seed, result) => {
        const before = walkTo(seed, 30);
        const chosen = anyBoard(before, chanceFrom(seed));
        if (chosen === undefined || before.phase.kind !== 'running' || hasMatches(before)) return;
        const { key, board } = chosen;
        // Whoever was withdrawn by an earlier round, or has come back since, is withdrawn anew, from the next round on.
        const isEarlier = before.rounds[key.round]?.kind === 'paired';
        if (isForfeitOf(board) && (isEarlier || hasComeBack(before, key))) return;
        // A result of a postponed game is that of a game, known from the next round on, whatever stood there before.
        if (board.postponed !== undefined) return;
        const there = changed(before, { kind: 'setResult', ...key, result });
        const back = changed(there, { kind: 'setResult', ...key, result: board.result });
        expect(told(withoutMissed(back))).toEqual(told(withoutMissed(before)));
      }),
      { numRuns: 150 },
    );
  });

  it('[ENTRY-2] removing an entered player restores the tournament', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.integer({ min: 9, max: 20 }), (count, number) => {
        const before = withPlayers(newTournament(), count);
        const account = asId<AccountId>(`p${number}`);
        const entered = changed(before, { kind: 'addParticipant', account });
        const left = changed(entered, { kind: 'removeParticipant', account });
        expect(told(left)).toEqual(told(before));
      }),
      { numRuns: 50 },
    );
  });

  it('[BOARD-5] pairing the same players again restores a deleted pairing', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const before = walkTo(seed, 30);
        const { key, board } = anyBoard(before, chanceFrom(seed)) ?? {};
        if (key === undefined || board === undefined || before.phase.kind !== 'running') return;
        // A board that is played online gets its game by being paired.
        if (board.result !== null || board.games.length > 0 || board.online || hasMatches(before)) return;
        // What is registered of an open game goes with its pairing, as a result does.
        if (board.postponed !== undefined || board.dayRequest !== undefined) return;
        const without = decided(before, { kind: 'deletePairing', ...key });
        if (!without.ok || without.value.after === null) throw new Error('refused');
        const back = decided(without.value.after, { kind: 'addPairing', ...key, online: board.online });
        // Who has withdrawn meanwhile is not paired again.
        if (!back.ok) {
          expect(back.key).toBe('notParticipating');
          return;
        }
        const restored = (tournament: Tournament) => told(unnumbered(pairedOnce(tournament, key.round)));
        expect(back.value.after && restored(back.value.after)).toEqual(restored(before));
      }),
      { numRuns: 100 },
    );
  });

  it('[TOUR-2] the same commands always lead to the same tournament', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(walkTo(seed, 40)).toEqual(walkTo(seed, 40));
      }),
      { numRuns: 20 },
    );
  });

  it('[TOUR-1] a refused command leaves the tournament unchanged', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const before = walkTo(seed, 30);
        const copy = structuredClone(before);
        for (const { account } of playersOf(before))
          decided(before, { kind: 'addParticipant', account }, { now: at(0) });
        decided(before, { kind: 'start' });
        expect(before).toEqual(copy);
      }),
      { numRuns: 50 },
    );
  });
});

/**
 * The first number that no board has goes to the next one: where an earlier board has been deleted, that is another one than
 * before, and so is the order.
 */
const unnumbered = (tournament: Tournament): Tournament => ({
  ...tournament,
  rounds: tournament.rounds.map((round) => {
    if (round.kind === 'planned') return round;
    const pairings = round.pairings.map((one) => (one.kind === 'board' ? { ...one, board: 0 } : one));
    return { ...round, pairings: pairings.sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)) };
  }),
});

/** A round that loses its only pairing is paired at another time when it gets it back. */
const pairedOnce = (tournament: Tournament, number: number): Tournament => ({
  ...tournament,
  rounds: tournament.rounds.map((round) =>
    round.kind === 'paired' && round.number === number && round.pairings.length === 1
      ? { ...round, pairedAt: at(0) }
      : round,
  ),
});

const nameOf = (one: Pairing): string => (one.kind === 'bye' ? `bye ${one.who}` : `${one.white} ${one.black}`);
