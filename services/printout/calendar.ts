import { readCalendarOwner } from '../../db/read/calendar-address.ts';
import { readSeasonTournaments } from '../../db/read/league.ts';
import { readTeam } from '../../db/read/team.ts';
import {
  type Entry,
  type FixtureReader,
  type OwnPairing,
  type ReadFixtures,
  readEntries,
  readFixtures,
  readOwnPairings,
} from '../../db/read/tournament/fixtures.ts';
import { readTournamentsOfTeam } from '../../db/read/tournament/tournament-lists.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { AccountId, LeagueId, SeasonId, TeamId } from '../../domain/kernel/ids.ts';
import { CALENDAR_FILE } from '../../domain/kernel/limits.ts';
import { icalendar } from '../../domain/lib/icalendar.ts';
import { type EventWords, eventsOf, type Fixtures } from '../../domain/tournament/rounds/fixtures.ts';
import { type OwnPart, type OwnWords, ownEventsOf } from '../../domain/tournament/rounds/own-rounds.ts';
import { CATALOGUES } from '../../i18n/catalogues.ts';
import { makeI18n } from '../../i18n/i18n.ts';
import type { Language } from '../../i18n/languages.ts';
import { hashSecret } from '../account/login/random-secrets.ts';
import type { Deps } from '../deps.ts';
import { viewSeason } from '../league/seasons.ts';
import { orNotFound, Refusal } from '../refusal.ts';
import { mayView } from '../tournament/access.ts';
import { knownTournament } from '../tournament/views/view.ts';

/** The language of a calendar file and the server that it links to. */
export interface CalendarStyle {
  readonly language: Language;
  readonly server: Omit<EventWords, 'round' | 'postponedGames'>;
}

/** The rounds of a tournament, or the matches of its teams or of one team, as a calendar subscription. */
export async function tournamentCalendar(
  deps: Deps,
  actor: Actor,
  { id, team }: { readonly id: string; readonly team?: TeamId | undefined },
  style: CalendarStyle,
): Promise<string> {
  const { id: known } = await knownTournament(deps, id);
  const [read] = await readFixtures(deps.db, [known], readerOf(actor));
  const { fixtures } = orNotFound(read, 'noSuchTournament');
  if (!isShownTo(actor, orNotFound(read))) throw new Refusal('tournamentPrivate');
  const name = (team && fixtures.teams.get(team)) ?? fixtures.settings.name;
  return icalendar(name, eventsOf(fixtures, wordsIn(style), team ?? null), deps.now());
}

/** The rounds and matches of the season's tournaments that the caller may see. */
export async function seasonCalendar(
  deps: Deps,
  actor: Actor,
  { id, season }: { readonly id: LeagueId; readonly season: SeasonId },
  style: CalendarStyle,
): Promise<string> {
  const { whole, runs } = await viewSeason(deps, actor, id, season);
  const shown = new Set(
    whole.categories.filter(({ visible }) => visible || runs).map((category) => category.id as string),
  );
  const rows = await readSeasonTournaments(deps.db, id, season);
  const placed = rows.filter(({ category }) => category !== null && shown.has(category));
  const fixtures = await fixturesSeen(deps, actor, placed.slice(-CALENDAR_FILE.mostTournaments));
  const words = wordsIn(style);
  return icalendar(
    whole.row.name,
    fixtures.flatMap((one) => eventsOf(one, words)),
    deps.now(),
  );
}

/** The matches of a team in the tournaments that the caller may see. */
export async function teamCalendar(deps: Deps, actor: Actor, id: TeamId, style: CalendarStyle): Promise<string> {
  const team = orNotFound(await readTeam(deps.db, id));
  const fixtures = await fixturesSeen(deps, actor, await readTournamentsOfTeam(deps.db, team.id, spanOf(deps)));
  const words = wordsIn(style);
  return icalendar(
    team.name,
    fixtures.flatMap((one) => eventsOf(one, words, team.id)),
    deps.now(),
  );
}

/** The rounds of the owner of a secret address: what the owner sees as a player, not in other roles. */
export async function ownCalendar(deps: Deps, token: string, style: CalendarStyle): Promise<string> {
  const owner = orNotFound(await readCalendarOwner(deps.db, await hashSecret(token)));
  const entries = await readEntries(deps.db, owner.id, spanOf(deps));
  const ids = entries.map(({ tournament }) => tournament);
  const [read, pairings] = await Promise.all([
    readFixtures(deps.db, ids, { account: owner.id, captainOf: [] }),
    readOwnPairings(deps.db, owner.id, ids),
  ]);
  const words = ownWordsIn(style);
  const events = read.flatMap((one) => {
    const isOfThis = ({ tournament }: Pick<Entry, 'tournament'>): boolean => tournament === one.fixtures.id;
    const entry = entries.find(isOfThis);
    if (entry === undefined) return [];
    return ownEventsOf(one.fixtures, partOf(owner.id, entry, pairings.filter(isOfThis), one), words);
  });
  return icalendar(`${owner.firstName} ${owner.lastName}`, events, deps.now());
}

function partOf(
  account: AccountId,
  entry: Entry,
  pairings: readonly OwnPairing[],
  { showOnlyUsernames }: Pick<ReadFixtures, 'showOnlyUsernames'>,
): OwnPart {
  const ends = [entry.withdrawnFrom, entry.teamWithdrawnFrom].filter((round) => round !== null);
  return {
    account,
    team: entry.team,
    withdrawnFrom: ends.length === 0 ? null : Math.min(...ends),
    isEliminated: entry.eliminated || entry.teamEliminated === true,
    seats: pairings.flatMap(({ round, board, white, opponent, postponed }) => {
      if (opponent === null) return [];
      const color = white === account ? 'white' : 'black';
      const name = showOnlyUsernames ? opponent.id : `${opponent.firstName} ${opponent.lastName}`;
      const postponedTo = postponed?.startAt ?? null;
      return [{ round, board, color, opponent: name, ...(postponed !== null && { postponedTo }) }];
    }),
    freeRounds: pairings.filter(({ opponent }) => opponent === null).map(({ round }) => round),
  };
}

/** The range of a team's or a person's calendar. */
function spanOf({ now }: Deps): { readonly since: string; readonly most: number } {
  const { mostTournaments: most, pastMs } = CALENDAR_FILE;
  return { since: new Date(now() - pastMs).toISOString().slice(0, 10), most };
}

async function fixturesSeen(
  { db }: Deps,
  actor: Actor,
  rows: readonly Pick<Fixtures, 'id'>[],
): Promise<readonly Fixtures[]> {
  const read = await readFixtures(
    db,
    rows.map(({ id }) => id),
    readerOf(actor),
  );
  return read.filter((one) => isShownTo(actor, one)).map(({ fixtures }) => fixtures);
}

const isShownTo = (actor: Actor, { host, isParticipating }: ReadFixtures): boolean =>
  mayView(actor, host, isParticipating);

const readerOf = (actor: Actor): FixtureReader => (actor.kind === 'person' ? actor : { account: null, captainOf: [] });

function wordsIn(style: CalendarStyle): EventWords {
  const text = textsIn(style);
  return { ...style.server, round: (number) => text('round', { number }), postponedGames: text('postponedGames') };
}

function ownWordsIn(style: CalendarStyle): OwnWords {
  const text = textsIn(style);
  return {
    ...wordsIn(style),
    seat: ({ color, opponent, board }) => text(color === 'white' ? 'ownWhite' : 'ownBlack', { opponent, board }),
    alone: (board) => text('ownAlone', { board }),
    bye: text('ownBye'),
  };
}

const textsIn = ({ language }: CalendarStyle) => makeI18n(language, CATALOGUES).getFixedT(language, 'printout');
