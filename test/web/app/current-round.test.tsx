import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VISITOR } from '../../../domain/access/actor.ts';
import { pairingsOf } from '../../../domain/tournament/value/state.ts';
import { HallScreen } from '../../../web/features/screen/hall-screen.tsx';
import { PairingsTab } from '../../../web/features/tournament/pairings/pairings-tab.tsx';
import { pageShownTo, roundMoments } from '../../support/domain/round-moments.ts';
import { show } from '../../support/web/render.tsx';

/** A stream on which nothing comes. */
class SilentStream extends EventTarget {
  close(): void {}
}

const shown = roundMoments().filter(({ tournament }) =>
  tournament.rounds.some((round) => pairingsOf(round).length > 0),
);

describe.each(shown)('[ROUND-15] $name', ({ tournament, round }) => {
  const pages = [null, 0].map((top) => pageShownTo(VISITOR, tournament, top));

  beforeEach(() => vi.stubGlobal('EventSource', SilentStream));
  afterEach(() => vi.unstubAllGlobals());

  it('the pairings tab opens at the current round', async () => {
    for (const page of pages) {
      const { unmount } = show(<PairingsTab page={page} me={undefined} search={{}} onSearch={() => undefined} />);
      expect(screen.getByRole('tab', { selected: true }).textContent).toBe(`Round ${round}`);
      unmount();
    }
  });

  it('the hall display shows the pairings of the current round', async () => {
    for (const page of pages) {
      vi.stubGlobal('fetch', async () => Response.json(page));
      const { unmount } = show(<HallScreen tid={page.tournament.id} search={{ show: 'pairings' }} />);
      const heading = await screen.findByRole('heading', { level: 2 });
      expect(heading.textContent).toContain(`Round ${round}`);
      unmount();
    }
  });
});
