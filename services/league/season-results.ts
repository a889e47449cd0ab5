import {
  type CategoryRow,
  type SeasonRow as LeagueSeasonRow,
  readSeasonTournaments,
  type WholeSeason,
} from '../../db/read/league.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { CategoryId, LeagueId, SeasonId, TournamentId } from '../../domain/kernel/ids.ts';
import { proposedMoves } from '../../domain/league/proposal.ts';
import { keyOf, type Member, type Move, membersIn, nextToClose } from '../../domain/league/season.ts';
import { type SeasonResult, type SeasonRow, seasonTable } from '../../domain/league/season-table.ts';
import { canSeeNames, canSeeWholeTable, type Shown } from '../../domain/view/audience.ts';
import type { Deps } from '../deps.ts';
import { mayView } from '../tournament/access.ts';
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
    /**
     * The members in promotion and relegation places of the tables that the viewer sees; empty once the season has
     * ended.
     */
    readonly zones: readonly Move[];
  })[];
  /** Whether a member's real name is shown, which depends on the tournaments visible to the viewer. */
  readonly showsName: (account: string) => boolean;
  /** Whether promotion and relegation are shown. After the end of the season everybody sees them. */
  readonly showsMoves: boolean;
}

/** The tables of a season, from the tournaments that the caller may see. */
export async function seasonTables(deps: Deps, actor: Actor, league: LeagueId, id: SeasonId): Promise<SeasonTables> {
  const { whole, runs } = await viewSeason(deps, actor, league, id);
  const played = await eventsOf(deps, league, id);
  const seen = played.filter((event) => runs || isOpenTo(actor, event));
  const named = new Set(
    seen
      .filter((event) => runs || canSeeNames(actor, event))
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

export interface ClosingStep {
  readonly table: CategoryTable;
  readonly closed: boolean;
  readonly members: readonly Member[];
  /** The entered moves of a closed category, otherwise the proposed ones. */
  readonly moves: readonly Move[];
}

export interface SeasonEnd {
  readonly whole: WholeSeason;
  readonly next: CategoryId | null;
  readonly steps: readonly ClosingStep[];
}

/** The progress of a season's closing, with its proposals. */
export async function seasonEnd(deps: Deps, actor: Actor, league: LeagueId, id: SeasonId): Promise<SeasonEnd> {
  const whole = await seasonRunBy(deps, actor, league, id);
  const played = await eventsOf(deps, league, id);
  const { season, row } = whole;
  const steps = whole.categories.map((category): ClosingStep => {
    const table = tableOf(category, played, row);
    const closed = season.closedCategories.includes(category.id);
    const entered = season.moves.filter(({ from }) => from === category.id);
    const isEntered = new Set(entered.map(({ member }) => keyOf(member)));
    const others = proposed(whole, table).filter(({ member }) => !isEntered.has(keyOf(member)));
    const moves = closed ? entered : [...entered, ...others];
    return { table, closed, members: inOrderOf(table, membersIn(season, category.id)), moves };
  });
  return { whole, next: season.ended ? null : nextToClose(season), steps };
}

/** Proposes as many promotions from the top and relegations from the bottom of the table as the season defines. */
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

/** Whether a tournament shows this user the whole table. */
export const isOpenTo = (actor: Actor, { host, settings }: Shown): boolean =>
  mayView(
    actor,
    { organiserType: host.type, organiser: host.id, publiclyViewable: settings.publiclyViewable },
    false,
  ) && canSeeWholeTable(actor, { host, settings });

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
