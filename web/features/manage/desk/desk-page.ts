import { createContext, use } from 'react';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';

/** The page for components opened from a row: with a context, the rows do not render on every change of it. */
export const DeskPage = createContext<TournamentPage | null>(null);

export function useDeskPage(): TournamentPage {
  const page = use(DeskPage);
  if (page === null) throw new Error('there is no desk around this row');
  return page;
}
