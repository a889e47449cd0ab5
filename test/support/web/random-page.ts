import fc from 'fast-check';
import type { GameRow } from '../../../contract/game/game-row.ts';
import { boardKey, byBoard, byRank } from '../../../contract/tournament/page-delta.ts';
import type { PairingView, ParticipantView, TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { aGame, aPage, aPairing, aParticipant, aRound } from './tournament-pages.ts';

const PEOPLE = ['anna', 'bo', 'cleo', 'dag', 'eva', 'finn'];

const participants: fc.Arbitrary<ParticipantView[]> = fc
  .tuple(
    fc.shuffledSubarray(PEOPLE),
    fc.array(
      fc.record({
        score: fc.constantFrom(0, 0.5, 1, null),
        rank: fc.constantFrom(1, 2, 3, null),
        tb1: fc.constantFrom(0, 1.5, null),
        withdrawn: fc.boolean(),
      }),
      { minLength: PEOPLE.length, maxLength: PEOPLE.length },
    ),
  )
  .map(([names, rows]) =>
    names.map((name, index) => aParticipant(name, { ...rows[index], seed: index + 1 })).sort(byRank),
  );

const pairings: fc.Arbitrary<PairingView[]> = fc
  .uniqueArray(
    fc.record({
      round: fc.integer({ min: 1, max: 3 }),
      white: fc.constantFrom(...PEOPLE),
      black: fc.constantFrom('bye', ...PEOPLE),
      outcome: fc.constantFrom(1, 0, -1, null),
    }),
    { selector: boardKey },
  )
  .map((boards) =>
    boards.map(({ white, black, ...board }, index) => aPairing(white, black, { ...board, board: index })).sort(byBoard),
  );

const gamesOf = (boards: readonly PairingView[], played: readonly boolean[]): Record<string, GameRow[]> =>
  Object.fromEntries(
    boards.flatMap((board, index) =>
      played[index] ? [[boardKey(board), [aGame(board.white, board.black, { finished: board.outcome !== null })]]] : [],
    ),
  );

/** A page at this revision: some of six people, boards of three rounds, games of some boards. */
export const randomPage = (revision: number): fc.Arbitrary<TournamentPage> =>
  fc
    .record({
      participants,
      pairings,
      played: fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
      name: fc.constantFrom('Oslo Open', 'Bergen Open'),
      rounds: fc.shuffledSubarray([1, 2, 3]),
    })
    .map(({ name, played, rounds, ...tables }) =>
      aPage(
        { revision, name },
        { ...tables, games: gamesOf(tables.pairings, played), rounds: rounds.sort().map((number) => aRound(number)) },
      ),
    );
