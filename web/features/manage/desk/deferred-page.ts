import { useDeferredValue } from 'react';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';

/**
 * The page for everything around the boards: a result shows on its board first, so that the rest does not delay the
 * next key. A round that comes or goes changes everything at once, as the page would move a second time otherwise.
 */
export function useDeferredPage(page: TournamentPage): TournamentPage {
  const deferred = useDeferredValue(page);
  return hasSameRounds(deferred, page) ? deferred : page;
}

/** Whether two states of a tournament differ in results at most, so that their boards take the same room. */
const hasSameRounds = (one: TournamentPage, other: TournamentPage): boolean =>
  one.rounds.length === other.rounds.length && one.pairings.length === other.pairings.length;
