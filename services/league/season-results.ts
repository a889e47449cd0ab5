import {
  type CategoryRow,
  type SeasonRow as LeagueSeasonRow,
  readSeasonTournaments,
  type WholeSeason,
} from '../../db/read/league.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { CategoryId, LeagueId, SeasonId, TournamentId } from '../../domain/ids.ts';
import { proposedMoves } from '../../domain/league/proposal.ts';
import { keyOf, type Member, type Move, membersIn, nextToWalk } from '../../domain/league/season.ts';
import { type SeasonResult, type SeasonRow, seasonTable } from '../../domain/league/season-table.ts';
import type { Deps } from '../deps.ts';
import { mayView } from '../tournament/access.ts';
import { type Shown, seesNames, seesWholeTable } from '../tournament/visibility.ts';
import { type SeasonEvent, seasonEvents } from './season-events.ts';
import { seasonRunBy, viewSeason } from './seasons.ts';

export interface CategoryTable {
  readonly category: CategoryRow;
  readonly tournaments: readonly SeasonEvent[];
  readonly players: readonly SeasonRow<TournamentId>[];
  readonly teams: readonly SeasonRow<TournamentId>[];
}

export interface SeasonTables {
  readonly whole: WholeSeason;
  readonly tables: readonly (CategoryTable & {
    /** Those who would go up and down by the tables as the reader sees them; nobody, once the season has ended. */
    readonly zones: readonly Move[];
  })[];
  /** Whether the real name of somebody is shown: a tournament that the reader sees shows it. */
  readonly showsName: (account: string) => boolean;
  /** Whether the reader is told who goes up and down: everybody is, once the season has ended. */
  readonly showsMoves: boolean;
}

/** The tables of a season, as far as its reader may see the tournaments that they are made of. */
export async function seasonTables(deps: Deps, actor: Actor, league: LeagueId, id: SeasonId): Promise<SeasonTables> {
  const { whole, runs } = await viewSeason(deps, actor, league, id);
  const played = await eventsOf(deps, league, id);
  const seen = played.filter((event) => runs || isOpenTo(actor, event));
  const named = new Set(
    seen
      .filter((event) => runs || seesNames(actor, event))
      .flatMap(({ entries }) => entries.map(({ member }) => member.id as string)),
  );
  const shown = whole.categories.filter(({ visible }) => visible || runs);
  return {
    whole,
    tables: shown.map((category) => {
      const table = tableOf(category, seen, whole.row);
      return { ...table, zones: whole.season.ended ? [] : proposed(whole, table) };
    }),
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
  const played = await eventsOf(deps, league, id);
  const { season, row } = whole;
  const steps = whole.categories.map((category): WalkStep => {
    const table = tableOf(category, played, row);
    const walked = season.walked.includes(category.id);
    const entered = season.moves.filter(({ from }) => from === category.id);
    const isEntered = new Set(entered.map(({ member }) => keyOf(member)));
    const others = proposed(whole, table).filter(({ member }) => !isEntered.has(keyOf(member)));
    const moves = walked ? entered : [...entered, ...others];
    return { table, walked, members: inOrderOf(table, membersIn(season, category.id)), moves };
  });
  return { whole, next: season.ended ? null : nextToWalk(season), steps };
}

/** The first players and teams of the table go up, the last down, as many of each as the season says. */
const proposed = ({ season, row }: WholeSeason, { category, players, teams }: CategoryTable): readonly Move[] =>
  [players, teams].flatMap((rows) => proposedMoves(season, category.id, rows, { up: row.goUp, down: row.goDown }));

function inOrderOf({ players, teams }: CategoryTable, members: readonly Member[]): readonly Member[] {
  const places = new Map([...players, ...teams].map(({ member }, index) => [keyOf(member), index]));
  const placeOf = (member: Member): number => places.get(keyOf(member)) ?? places.size;
  return [...members].sort((a, b) => placeOf(a) - placeOf(b));
}

type Played = readonly SeasonEvent[];

async function eventsOf(deps: Deps, league: LeagueId, season: SeasonId): Promise<Played> {
  return seasonEvents(deps, await readSeasonTournaments(deps.db, league, season));
}

/** A tournament that shows its reader the whole table. */
export const isOpenTo = (actor: Actor, { host, settings }: Shown): boolean =>
  mayView(
    actor,
    { organiserType: host.type, organiser: host.id, publiclyViewable: settings.publiclyViewable },
    false,
  ) && seesWholeTable(actor, { host, settings });

export function tableOf(
  category: CategoryRow,
  played: Played,
  { countedResults }: Pick<LeagueSeasonRow, 'countedResults'>,
): CategoryTable {
  const tournaments = played.filter((one) => one.category === category.id);
  const results = new Map<string, { readonly member: Member; readonly results: SeasonResult<TournamentId>[] }>();
  for (const { id: event, entries } of tournaments) {
    for (const { member, ...result } of entries) {
      const entry = results.get(keyOf(member)) ?? { member, results: [] };
      entry.results.push({ event, ...result });
      results.set(keyOf(member), entry);
    }
  }
  const entries = [...results.values()];
  const rowsOf = (kind: Member['kind']) =>
    seasonTable(
      entries.filter(({ member }) => member.kind === kind),
      countedResults,
    );
  return { category, tournaments, players: rowsOf('player'), teams: rowsOf('team') };
}
