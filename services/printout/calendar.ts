import { readSeasonTournaments } from '../../db/read/league.ts';
import { readTeam } from '../../db/read/team.ts';
import { readTournament } from '../../db/read/tournament.ts';
import { readTournamentsOfTeam } from '../../db/read/tournament-lists.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { icalendar } from '../../domain/icalendar.ts';
import type { LeagueId, SeasonId, TeamId, TournamentId } from '../../domain/ids.ts';
import { CALENDAR_FILE } from '../../domain/limits.ts';
import { millis } from '../../domain/time.ts';
import { maySee } from '../../domain/tournament/authority.ts';
import { type EventWords, eventsOf } from '../../domain/tournament/fixtures.ts';
import { type Tournament, teamIn } from '../../domain/tournament/state.ts';
import { CATALOGUES } from '../../i18n/catalogues.ts';
import { makeI18n } from '../../i18n/i18n.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Deps } from '../deps.ts';
import { viewSeason } from '../league/seasons.ts';
import { found } from '../refusal.ts';
import { visibleTournament } from '../tournament/view.ts';

/** How a calendar file is written: in which language, and of which server. */
export interface CalendarStyle {
  readonly language: Language;
  readonly server: Omit<EventWords, 'round'>;
}

/** The rounds of a tournament, or the matches of its teams (of one, where it is named), as a calendar program subscribes to them. */
export async function tournamentCalendar(
  deps: Deps,
  actor: Actor,
  { id, team }: { readonly id: string; readonly team?: TeamId | undefined },
  style: CalendarStyle,
): Promise<string> {
  const tournament = await visibleTournament(deps, actor, id);
  const name = (team && teamIn(tournament, team)?.name) ?? tournament.settings.name;
  return icalendar(name, eventsOf(tournament, wordsIn(style), team ?? null), deps.now());
}

/** The rounds and matches of all tournaments of a season that this reader may see. */
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
  const tournaments = await tournamentsSeen(deps, actor, placed.slice(-CALENDAR_FILE.mostTournaments));
  const words = wordsIn(style);
  return icalendar(
    whole.row.name,
    tournaments.flatMap((tournament) => eventsOf(tournament, words)),
    deps.now(),
  );
}

/** The matches of a team in all tournaments that this reader may see. */
export async function teamCalendar(deps: Deps, actor: Actor, id: TeamId, style: CalendarStyle): Promise<string> {
  const team = found(await readTeam(deps.db, id));
  const { mostTournaments, pastMs } = CALENDAR_FILE;
  const rows = await readTournamentsOfTeam(deps.db, team.id, millis(deps.now() - pastMs), mostTournaments);
  const tournaments = await tournamentsSeen(deps, actor, rows);
  const words = wordsIn(style);
  return icalendar(
    team.name,
    tournaments.flatMap((tournament) => eventsOf(tournament, words, team.id)),
    deps.now(),
  );
}

async function tournamentsSeen(
  { db }: Deps,
  actor: Actor,
  rows: readonly { readonly id: TournamentId }[],
): Promise<Tournament[]> {
  const tournaments = await Promise.all(rows.map(({ id }) => readTournament(db, id)));
  return tournaments.flatMap((tournament) =>
    tournament !== undefined && maySee(actor, tournament) ? [tournament] : [],
  );
}

function wordsIn({ language, server }: CalendarStyle): EventWords {
  const text = makeI18n(language, CATALOGUES).getFixedT(language, 'printout');
  return { ...server, round: (number) => text('round', { number }) };
}
