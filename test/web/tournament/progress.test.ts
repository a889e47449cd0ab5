import { expect, it } from 'vitest';
import { progressOf } from '../../../web/model/progress.ts';
import { aPage, aPairing, aRound } from '../../support/web/tournament-pages.ts';

it('a paired round is not over while it has no pairings or an open game', () => {
  const page = aPage({ started: true }, { rounds: [aRound(1, { paired: true })], pairings: [] });
  expect(progressOf(page)).toMatchObject({ round: 1, roundDone: false });
  const won = { outcome: 1, result: 'whiteWins' } as const;
  expect(progressOf({ ...page, pairings: [aPairing('anna', 'bo', won)] })).toMatchObject({ round: 1, roundDone: true });
  expect(progressOf({ ...page, pairings: [aPairing('anna', 'bo')] })).toMatchObject({ round: 1, roundDone: false });
});
