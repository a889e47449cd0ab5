import { describe, expect, it } from 'vitest';
import { BYE } from '../../../contract/http/codes.ts';
import { neighbourBoards } from '../../../web/model/neighbour-boards.ts';
import { aGame, aPage, aPairing } from '../../support/web/tournament-pages.ts';

const pairings = [
  aPairing('ada', 'bo', { board: 1 }),
  aPairing('cy', 'di', { board: 2 }),
  aPairing('hal', 'ivy', { board: 3 }),
  aPairing('ed', 'fay', { board: 4 }),
  aPairing('gus', BYE, { board: 5 }),
  aPairing('ada', 'cy', { round: 2, board: 1 }),
];
const gameAt = (round: number, white: string, black: string, id: string) => [
  `${round}_${white}_${black}`,
  [aGame(white, black, { id, finished: id !== 'running' })],
];
const page = aPage(
  {},
  {
    pairings,
    games: Object.fromEntries([
      gameAt(1, 'ada', 'bo', 'one'),
      gameAt(1, 'hal', 'ivy', 'running'),
      gameAt(1, 'ed', 'fay', 'last'),
      gameAt(2, 'ada', 'cy', 'later'),
    ]),
  },
);

describe('the boards beside a finished game', () => {
  it('the boards beside a game are those of its round, without boards that have no finished game on this site', () => {
    expect(neighbourBoards(page, { id: 'one', round: 1 })).toMatchObject({ previous: null, next: { game: 'last' } });
    expect(neighbourBoards(page, { id: 'last', round: 1 })).toMatchObject({ previous: { game: 'one' }, next: null });
  });

  it('the only game of a round has no board beside it, and neither has a game that the page does not know', () => {
    expect(neighbourBoards(page, { id: 'later', round: 2 })).toEqual({ previous: null, next: null });
    expect(neighbourBoards(page, { id: 'gone', round: 1 })).toEqual({ previous: null, next: null });
  });
});
