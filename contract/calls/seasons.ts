import * as calls from '../calls.ts';
import { nothing } from '../http/answers.ts';
import { categoryId, leagueId, memberId, memberKind, seasonId } from '../http/path-parts.ts';
import { editSeasonPayload } from '../leagues/leagues.ts';
import {
  categoryPlayers,
  categoryTeams,
  closeCategoryPayload,
  memberHistoryView,
  moveList,
  movePayload,
  seasonClosing,
  seasonResults,
} from '../leagues/seasons.ts';
import { calendarQuery } from '../tournament/matches.ts';
import type { Described } from './description.ts';

const ofSeason = { path: { id: leagueId, season: seasonId } } as const;
const run = { right: 'runTournaments', ...ofSeason } as const;
const category = { ...run, path: { ...ofSeason.path, category: categoryId } } as const;

/** Refusals if the league or season does not exist or is hidden from the caller. */
const UNSEEN = ['notFound', 'noSuchSeason'] as const;
/** Refusals of an impossible move. */
const IMPOSSIBLE = ['seasonEnded', 'noSuchCategory', 'sameCategory', 'notInTheCategory', 'changedMeanwhile'] as const;

/** A season of a league: its tables, its members and its closing. */
export const SEASON_CALLS = {
  editSeason: {
    at: calls.editSeason,
    does: 'change a season of a league',
    ...run,
    body: editSeasonPayload,
    answer: nothing,
    size: 'description',
    refuses: ['inputTooLarge', UNSEEN],
  },
  endSeason: {
    at: calls.endSeason,
    does: 'end a season of a league',
    ...run,
    answer: nothing,
    refuses: [UNSEEN, 'seasonEnded'],
  },
  seasonResults: {
    at: calls.seasonResults,
    does: 'see the tables of a season',
    right: 'everybody',
    ...ofSeason,
    cached: true,
    answer: seasonResults,
    refuses: [UNSEEN],
  },
  memberHistory: {
    at: calls.memberHistory,
    does: "see a player's or a team's way through the categories of a league",
    right: 'everybody',
    path: { id: leagueId, kind: memberKind, member: memberId },
    cached: true,
    answer: memberHistoryView,
    refuses: ['notFound'],
  },
  seasonCalendar: {
    at: calls.seasonCalendar,
    does: 'have the rounds and the matches of a season in a calendar',
    right: 'everybody',
    ...ofSeason,
    query: calendarQuery,
    answer: 'calendar',
    limit: 'calendar',
    refuses: UNSEEN,
  },
  seasonClosing: {
    at: calls.seasonClosing,
    does: 'see who is proposed to go up and down at the end of a season',
    ...run,
    answer: seasonClosing,
    refuses: [UNSEEN],
  },
  closeCategory: {
    at: calls.closeCategory,
    does: 'say of a category who goes up and down',
    ...category,
    body: closeCategoryPayload,
    answer: nothing,
    refuses: [UNSEEN, IMPOSSIBLE],
  },
  categoryPlayers: {
    at: calls.categoryPlayers,
    does: 'list the players of a category in a season',
    ...category,
    answer: categoryPlayers,
    refuses: [UNSEEN, 'noSuchCategory'],
  },
  categoryTeams: {
    at: calls.categoryTeams,
    does: 'list the teams of a category in a season',
    ...category,
    answer: categoryTeams,
    refuses: [UNSEEN, 'noSuchCategory'],
  },
  listMoves: {
    at: calls.listMoves,
    does: 'list who goes up and down at the end of a season',
    ...run,
    answer: moveList,
    refuses: [UNSEEN],
  },
  enterMove: {
    at: calls.enterMove,
    does: 'enter a promotion or a relegation',
    ...run,
    body: movePayload,
    answer: nothing,
    refuses: [UNSEEN, IMPOSSIBLE],
  },
  takeBackMove: {
    at: calls.takeBackMove,
    does: 'take back a promotion or a relegation',
    ...run,
    path: { ...ofSeason.path, member: memberId },
    answer: nothing,
    refuses: [UNSEEN, 'seasonEnded', 'noSuchMove', 'changedMeanwhile'],
  },
} as const satisfies Described;
