/** Ranks the players or teams of a report file. */
import { given } from '../kernel/given.ts';
import type { RecordOptions } from '../tiebreaks/record.ts';
import {
  type Standings,
  type StandingsRow,
  standings,
  type TeamStandingsRow,
  teamStandings,
} from '../tournament/standings/standings.ts';
import type { TeamField } from '../tournament/value/team-field.ts';
import { primaryScoreOf, toTeamField } from '../trf/convert/to-team-field.ts';
import type { TrfFile, TrfTournament } from '../trf/convert/to-tournament.ts';
import { type NamedTiebreak, tiebreaksOf } from '../trf/tiebreaks.ts';

/** Overrides for the standings; null or undefined means that the file decides. */
export interface TiebreakSettings {
  readonly tiebreaks: readonly NamedTiebreak[] | null;
  readonly rounds: number | undefined;
  readonly unratedAs: number | undefined;
}

export const AS_IN_FILE: TiebreakSettings = { tiebreaks: null, rounds: undefined, unratedAs: undefined };

export interface Ranked<Row extends StandingsRow> {
  readonly standings: Standings<Row>;
  readonly tiebreaks: readonly NamedTiebreak[];
}

export function rankPlayers(file: TrfFile, settings: TiebreakSettings): Ranked<StandingsRow> {
  const tiebreaks = tiebreaksFor(file, settings);
  const ranked = standings(file.tournament.field, {
    ...recordOptionsFor(file.tournament, settings),
    tiebreaks: tiebreaks.map(({ id }) => id),
    bestRounds: file.tournament.bestRounds?.best ?? null,
  });
  return { standings: ranked, tiebreaks };
}

/** Ranks by match points, or by game points if the file says so, then by tie-breaks. */
export function rankTeams(file: TrfFile, settings: TiebreakSettings): Ranked<TeamStandingsRow> {
  const tiebreaks = tiebreaksFor(file, settings);
  const ranked = teamStandings(teamFieldOf(file), {
    ...recordOptionsFor(file.tournament, settings),
    primary: primaryScoreOf(file.document),
    tiebreaks: tiebreaks.map(({ id }) => id),
  });
  return { standings: ranked, tiebreaks };
}

/** Players may be paired one by one and have teams all the same. */
export const teamFieldOf = ({ document, tournament }: TrfFile): TeamField =>
  tournament.matches?.field ?? toTeamField(document);

/** Requested tie-breaks first, then those of the file, then the defaults. */
export const tiebreaksFor = ({ document }: TrfFile, { tiebreaks }: TiebreakSettings): readonly NamedTiebreak[] =>
  tiebreaks ?? tiebreaksOf(document);

/** Every paired round counts, as on a tournament page: a bye counts even though no game has ended. */
export const recordOptionsFor = (tournament: TrfTournament, settings: TiebreakSettings): RecordOptions => ({
  system: tournament.system === 'roundRobin' ? 'roundRobin' : 'swiss',
  edition: editionOf(tournament),
  countedRounds: settings.rounds ?? tournament.pairedRounds,
  ...given({ unratedAs: settings.unratedAs }),
});

/** C.07 of 2026 applies to events from 1 March 2026 on, and to files without a date. */
const editionOf = ({ start }: TrfTournament): 2024 | 2026 => (start !== null && start < '2026-03-01' ? 2024 : 2026);
