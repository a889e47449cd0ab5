import type { DraftView } from '../../../contract/tournament/desk-views.ts';
import { readDraft } from '../../../domain/tournament/rounds/draft.ts';
import type { Tournament } from '../../../domain/tournament/value/state.ts';

/** The draft of the next round, for organisers; null without one. */
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
