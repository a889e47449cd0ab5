import type { z } from 'zod';
import type { CamelKeys } from '../../contract/codec/case.ts';
import type {
  AddableTournament,
  CategoryView,
  LeagueTournament,
  LeagueView,
  SeasonView,
} from '../../contract/leagues/leagues.ts';
import type {
  categoryPlayers,
  categoryTeams,
  MemberHistory,
  MoveView,
  SeasonClosing,
  SeasonResults,
  SeasonRowView,
} from '../../contract/leagues/seasons.ts';
import type { CategoryRow, League, SeasonRow, WholeSeason } from '../../db/read/league.ts';
import type { CalendarLine, TournamentCardRow } from '../../db/read/tournament/tournament-lists.ts';
import { type CategoryId, isGuestId } from '../../domain/kernel/ids.ts';
import { toPoints } from '../../domain/kernel/points.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import { keyOf, type Member, membersIn, type Season } from '../../domain/league/season.ts';
import type { SeasonRow as TableRow } from '../../domain/league/season-table.ts';
import type { MemberSeason } from '../../services/league/member-history.ts';
import type { SeasonEnd, SeasonTables } from '../../services/league/season-results.ts';
import { shownNames } from './names.ts';
import { presentCard, presentOrganiser } from './tournament.ts';

export const presentLeague = (league: League): LeagueView => ({
  id: league.id,
  name: league.name,
  description: league.description,
  visible: league.visible,
  bannerPicture: league.bannerPicture,
  profilePicture: league.profilePicture,
  organization: league.ownerType === 'organization' ? league.owner : null,
  club: league.ownerType === 'club' ? league.owner : null,
  ownerName: league.ownerName,
});

export const presentSeason = (row: SeasonRow): SeasonView => ({
  id: row.id,
  name: row.name,
  description: row.description,
  visible: row.visible,
  startDate: row.startDate,
  endDate: row.endDate,
  ended: row.endedAt !== null,
  oldSeasonId: row.oldSeason,
  countedResults: row.countedResults,
  goUp: row.goUp,
  goDown: row.goDown,
});

export const presentCategory = (row: CategoryRow): CategoryView => ({
  id: row.id,
  league: row.league,
  name: row.name,
  description: row.description,
  visible: row.visible,
  genderRestricted: row.genderRestricted,
  fRestricted: row.fRestricted,
  ageRestricted: row.ageRestricted,
  minimumAge: row.minimumAge,
  maximumAge: row.maximumAge,
  ratingRestricted: row.ratingRestricted,
  minimumRating: row.minimumRating,
  maximumRating: row.maximumRating,
});

export const presentLeagueCard = (card: TournamentCardRow, now: Millis): LeagueTournament => ({
  ...presentCard(card, now),
  season: card.season,
  category: card.category,
});

export const presentAddable = (row: CalendarLine): AddableTournament => ({
  id: row.id,
  name: row.name,
  startDate: row.startDate,
  organiserName: presentOrganiser(row).organiserName,
});

/** The players of a category; guests are known by name alone. */
export const presentPlayers = (
  { season, names }: WholeSeason,
  category: CategoryId,
): CamelKeys<z.output<typeof categoryPlayers>> =>
  membersIn(season, category).flatMap(({ kind, id }) => {
    const known = names.players.get(id);
    if (kind !== 'player' || known === undefined) return [];
    return [{ account: id, username: isGuestId(id) ? '' : id, firstName: known.firstName, lastName: known.lastName }];
  });

export const presentTeams = (
  { season, names }: WholeSeason,
  category: CategoryId,
): CamelKeys<z.output<typeof categoryTeams>> =>
  membersIn(season, category).flatMap(({ kind, id }) => {
    const name = names.teams.get(id);
    return kind !== 'team' || name === undefined ? [] : [{ teamId: id, name }];
  });

function presentMember({ names }: WholeSeason, { kind, id }: Member, visible: boolean) {
  if (kind === 'team') {
    return { userId: null, teamId: id, firstName: '', lastName: '', teamName: names.teams.get(id) ?? id };
  }
  const known = names.players.get(id) ?? { firstName: id, lastName: '' };
  return { userId: id, teamId: null, teamName: null, ...shownNames({ id, ...known }, visible) };
}

export const presentMoves = (whole: WholeSeason): MoveView[] =>
  whole.moves.map(({ memberType, member, tournament, fromCategory, toCategory }) => ({
    ...presentMember(whole, { kind: memberType, id: member } as Member, true),
    tournamentId: tournament,
    newCategory: toCategory,
    oldCategory: fromCategory,
    season: whole.row.id,
    newCategoryName: nameOf(whole, toCategory),
    oldCategoryName: nameOf(whole, fromCategory),
    seasonName: whole.row.name,
  }));

const nameOf = ({ categories }: WholeSeason, wanted: CategoryId): string =>
  categories.find(({ id }) => id === wanted)?.name ?? wanted;

/** The members in promotion and relegation places, until the season has ended. */
function zonesOf(season: Season, { category, zones }: SeasonTables['tables'][number]): [string, 'up' | 'down'][] {
  const { categories } = season;
  return zones.map(({ member, to }) => [
    keyOf(member),
    categories.indexOf(to) < categories.indexOf(category.id) ? 'up' : 'down',
  ]);
}

export function presentTables({ whole, tables, showsName, showsMoves }: SeasonTables): SeasonResults {
  const moves = showsMoves ? whole.season.moves : [];
  const zones = new Map(tables.flatMap((table) => zonesOf(whole.season, table)));
  const goes = new Map<string, string>(moves.map(({ member, to }) => [keyOf(member), to]));
  const present = ({ member, rank, points, gamePoints, results, dropped }: TableRow<string>): SeasonRowView => ({
    ...presentMember(whole, member, showsName(member.id)),
    rank,
    points: toPoints(points),
    gamePoints: toPoints(gamePoints),
    results: results.map((result) => ({
      tournament: result.event,
      points: toPoints(result.points),
      gamePoints: toPoints(result.gamePoints),
      place: result.place,
      counts: !dropped.includes(result),
    })),
    newCategory: goes.get(keyOf(member)) ?? null,
    zone: zones.get(keyOf(member)) ?? null,
  });
  return {
    season: presentSeason(whole.row),
    categories: tables.map(({ category, tournaments, players, teams }) => ({
      id: category.id,
      name: category.name,
      tournaments: tournaments.map(({ id, name }) => ({ id, name })),
      players: players.map(present),
      teams: teams.map(present),
    })),
  };
}

export const presentMemberHistory = (seasons: readonly MemberSeason[]): MemberHistory =>
  seasons.map(({ season, category, row, of, to }) => ({
    season: season.id,
    seasonName: season.name,
    ended: season.endedAt !== null,
    category: category.id,
    categoryName: category.name,
    rank: row?.rank ?? null,
    of,
    points: row === undefined ? null : toPoints(row.points),
    newCategory: to,
  }));

export function presentClosing({ whole, next, steps }: SeasonEnd): SeasonClosing {
  return {
    season: presentSeason(whole.row),
    next,
    steps: steps.map(({ table, closed, members, moves }) => {
      const rows = new Map([...table.players, ...table.teams].map((row) => [keyOf(row.member), row]));
      return {
        category: table.category.id,
        name: table.category.name,
        closed,
        members: members.map((member) => {
          const row = rows.get(keyOf(member));
          return {
            ...presentMember(whole, member, true),
            rank: row?.rank ?? null,
            points: row === undefined ? 0 : toPoints(row.points),
          };
        }),
        moves: moves.map(({ member, to }) => ({
          userId: member.kind === 'player' ? member.id : null,
          teamId: member.kind === 'team' ? member.id : null,
          newCategory: to,
        })),
      };
    }),
  };
}
