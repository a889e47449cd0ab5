import { type CategoryRow, readSeasonTournaments, type WholeSeason } from '../../db/read/league.ts';
import { readTournament } from '../../db/read/tournament.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { CategoryId, LeagueId, SeasonId, TournamentId } from '../../domain/ids.ts';
import { proposedMoves } from '../../domain/league/proposal.ts';
import { keyOf, type Member, type Move, membersIn, nextToWalk } from '../../domain/league/season.ts';
import { type SeasonResult, type SeasonRow, seasonTable } from '../../domain/league/season-table.ts';
import { halfPoints } from '../../domain/points.ts';
import { isPlayer, type Tournament } from '../../domain/tournament/state.ts';
import type { Deps } from '../deps.ts';
import { mayView } from '../tournament/access.ts';
import { visibilityFor } from '../tournament/visibility.ts';
import { seasonRunBy, viewSeason } from './seasons.ts';

export interface CategoryTable {
  readonly category: CategoryRow;
  readonly tournaments: readonly Tournament[];
  readonly players: readonly SeasonRow<TournamentId>[];
  readonly teams: readonly SeasonRow<TournamentId>[];
}

export interface SeasonTables {
  readonly whole: WholeSeason;
  readonly tables: readonly CategoryTable[];
  /** Whether the real name of somebody is shown: a tournament that the reader sees shows it. */
  readonly showsName: (account: string) => boolean;
  /** Whether the reader is told who goes up and down: everybody is, once the season has ended. */
  readonly showsMoves: boolean;
}

/** The tables of a season, as far as its reader may see the tournaments that they are made of. */
export async function seasonTables(deps: Deps, actor: Actor, league: LeagueId, id: SeasonId): Promise<SeasonTables> {
  const { whole, runs } = await viewSeason(deps, actor, league, id);
  const played = await tournamentsOf(deps, league, id);
  const seen = played.filter(({ tournament }) => runs || isOpenTo(actor, tournament));
  const named = new Set(
    seen
      .filter(({ tournament }) => runs || visibilityFor(actor, tournament).names)
      .flatMap(({ tournament }) => entriesOf(tournament).map(({ member }) => member.id as string)),
  );
  const shown = whole.categories.filter(({ visible }) => visible || runs);
  return {
    whole,
    tables: shown.map((category) => tableOf(category, seen, whole)),
    showsName: (account) => runs || named.has(account),
    showsMoves: runs || whole.season.ended,
  };
}

export interface WalkStep {
  readonly table: CategoryTable;
  readonly walked: boolean;
  readonly members: readonly Member[];
  /** Those that are entered where the category has been walked through, else those that are proposed. */
  readonly moves: readonly Move[];
}

export interface SeasonEnd {
  readonly whole: WholeSeason;
  readonly next: CategoryId | null;
  readonly steps: readonly WalkStep[];
}

/** Where the walk at the end of a season stands, and what it proposes. */
export async function seasonEnd(deps: Deps, actor: Actor, league: LeagueId, id: SeasonId): Promise<SeasonEnd> {
  const whole = await seasonRunBy(deps, actor, league, id);
  const played = await tournamentsOf(deps, league, id);
  const { season, row } = whole;
  const steps = whole.categories.map((category): WalkStep => {
    const table = tableOf(category, played, whole);
    const walked = season.walked.includes(category.id);
    const entered = season.moves.filter(({ from }) => from === category.id);
    const counts = { up: row.goUp, down: row.goDown };
    const proposed = [table.players, table.teams].flatMap((rows) => proposedMoves(season, category.id, rows, counts));
    const isEntered = new Set(entered.map(({ member }) => keyOf(member)));
    const moves = walked ? entered : [...entered, ...proposed.filter(({ member }) => !isEntered.has(keyOf(member)))];
    return { table, walked, members: inOrderOf(table, membersIn(season, category.id)), moves };
  });
  return { whole, next: season.ended ? null : nextToWalk(season), steps };
}

function inOrderOf({ players, teams }: CategoryTable, members: readonly Member[]): readonly Member[] {
  const places = new Map([...players, ...teams].map(({ member }, index) => [keyOf(member), index]));
  const placeOf = (member: Member): number => places.get(keyOf(member)) ?? places.size;
  return [...members].sort((a, b) => placeOf(a) - placeOf(b));
}

interface Played {
  readonly category: string | null;
  readonly tournament: Tournament;
}

async function tournamentsOf({ db }: Deps, league: LeagueId, season: SeasonId): Promise<readonly Played[]> {
  const rows = await readSeasonTournaments(db, league, season);
  const read = await Promise.all(
    rows.map(async ({ id, category }) => ({ category, tournament: await readTournament(db, id) })),
  );
  return read.flatMap(({ category, tournament }) => (tournament === undefined ? [] : [{ category, tournament }]));
}

/** A tournament that shows its reader the whole table. */
const isOpenTo = (actor: Actor, tournament: Tournament): boolean =>
  mayView(
    actor,
    {
      organiserType: tournament.host.type,
      organiser: tournament.host.id,
      publiclyViewable: tournament.settings.publiclyViewable,
    },
    false,
  ) && visibilityFor(actor, tournament).wholeTable;

function tableOf(category: CategoryRow, played: readonly Played[], { row }: WholeSeason): CategoryTable {
  const tournaments = played.filter((one) => one.category === category.id).map(({ tournament }) => tournament);
  const results = new Map<string, { readonly member: Member; readonly results: SeasonResult<TournamentId>[] }>();
  for (const tournament of tournaments) {
    if (tournament.phase.kind === 'open') continue;
    for (const { member, ...result } of entriesOf(tournament)) {
      const entry = results.get(keyOf(member)) ?? { member, results: [] };
      entry.results.push({ event: tournament.id, ...result });
      results.set(keyOf(member), entry);
    }
  }
  const entries = [...results.values()];
  const rowsOf = (kind: Member['kind']) =>
    seasonTable(
      entries.filter(({ member }) => member.kind === kind),
      row.countedResults,
    );
  return { category, tournaments, players: rowsOf('player'), teams: rowsOf('team') };
}

type Entry = { readonly member: Member } & Omit<SeasonResult<TournamentId>, 'event'>;

/** What a tournament brought its players, or its teams where those take part. */
const entriesOf = ({ participants }: Tournament): readonly Entry[] =>
  participants.map((one): Entry => {
    if (!isPlayer(one)) {
      const member = { kind: 'team', id: one.team } as const;
      return { member, points: one.matchScore, gamePoints: one.gameScore, place: one.rank };
    }
    const { score, rank } = one.standing;
    return { member: { kind: 'player', id: one.account }, points: score, gamePoints: halfPoints(0), place: rank };
  });
