import * as calls from '../calls.ts';
import { leagueList, leagueView } from '../leagues.ts';
import { leagueId } from '../path-parts.ts';
import type { Described } from './description.ts';

export const LEAGUE_CALLS = {
  listLeagues: { at: calls.listLeagues, does: 'list the visible leagues', right: 'everybody', answer: leagueList },
  viewLeague: {
    at: calls.viewLeague,
    does: 'view a league',
    right: 'everybody',
    path: { id: leagueId },
    answer: leagueView,
    refuses: ['notFound'],
  },
} as const satisfies Described;
