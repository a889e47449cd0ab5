import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { useDeferredPage } from '../../../web/features/manage/desk/deferred-page.ts';
import { aPage, aPairing, aRound } from '../../support/web/tournament-pages.ts';

/** Every page that the parts around the boards were rendered with, in order. */
function rendered(first: TournamentPage, second: TournamentPage): readonly TournamentPage[] {
  const pages: TournamentPage[] = [];
  const { rerender } = renderHook(
    ({ page }) => {
      pages.push(useDeferredPage(page));
    },
    { initialProps: { page: first } },
  );
  rerender({ page: second });
  return pages;
}

describe('the page around the boards', () => {
  const before = aPage({}, { rounds: [aRound(1)], pairings: [aPairing('anna', 'bo')] });

  it('the page around the boards follows a result one render later', () => {
    const after = aPage(
      {},
      {
        rounds: [aRound(1)],
        pairings: [aPairing('anna', 'bo', { result: 'whiteWins', outcome: 1 })],
      },
    );
    expect(rendered(before, after)).toEqual([before, before, after]);
  });

  it('the page around the boards shows a new round in the same render as its boards', () => {
    const after = aPage(
      {},
      {
        rounds: [aRound(1), aRound(2)],
        pairings: [aPairing('anna', 'bo'), aPairing('bo', 'anna', { round: 2 })],
      },
    );
    const [, ...later] = rendered(before, after);
    expect(later.every((page) => page === after)).toBe(true);
    expect(later.length).toBeGreaterThan(0);
  });
});
