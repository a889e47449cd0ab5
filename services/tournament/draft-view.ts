import type { DraftView } from '../../contract/desk-views.ts';
import { readDraft } from '../../domain/tournament/draft.ts';
import type { Tournament } from '../../domain/tournament/state.ts';

/** The next round before it is published, for those who run the tournament; null where there is none. */
export function presentDraft(tournament: Tournament): DraftView | null {
  const { draft } = tournament;
  if (draft === null) return null;
  const { round, version, seats, proposed } = draft;
  const { faults, worse, missing, gone, publishable } = readDraft(tournament, draft);
  const proposedPairs = new Set(proposed.pairs.map(({ white, black }) => `${white} ${black}`));
  return {
    round,
    version,
    pairs: seats.pairs.map(({ white, black }) => ({
      white,
      black,
      proposed: proposedPairs.has(`${white} ${black}`),
    })),
    byes: [...seats.byes],
    faults: faults.map(({ kind, who }) => ({ kind, players: [...who] })),
    worse: [...worse],
    missing: [...missing],
    gone: [...gone],
    publishable,
  };
}
