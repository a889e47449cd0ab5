/** The table of a report file: its players or its teams, ranked as the file says or as is asked for. */
import type { RecordOptions } from '../tiebreaks/record.ts';
import {
  type Standings,
  type StandingsRow,
  standings,
  type TeamStandingsRow,
  teamStandings,
} from '../tournament/standings.ts';
import { parseTrfDate } from '../trf/date.ts';
import { type TrfDocument, textOf } from '../trf/document.ts';
import { trfKindOf } from '../trf/kind.ts';
import { teamRoundsOf } from '../trf/team-rounds.ts';
import { type NamedTiebreak, tiebreaksOf } from '../trf/tiebreaks.ts';
import { pairedRounds, toField } from '../trf/to-field.ts';
import { primaryScoreOf, toTeamField } from '../trf/to-team-field.ts';

/** What is asked of the standings; null or undefined where the file decides. */
export interface TiebreakSettings {
  readonly tiebreaks: readonly NamedTiebreak[] | null;
  readonly rounds: number | undefined;
  readonly unratedAs: number | undefined;
}

/** Everything as the file says. */
export const AS_IN_FILE: TiebreakSettings = { tiebreaks: null, rounds: undefined, unratedAs: undefined };

export interface Ranked<Row extends StandingsRow> {
  readonly standings: Standings<Row>;
  readonly tiebreaks: readonly NamedTiebreak[];
}

/** Ranks the players by their points and tie-breaks. */
export function rankPlayers(document: TrfDocument, settings: TiebreakSettings): Ranked<StandingsRow> {
  const tiebreaks = tiebreaksFor(document, settings);
  const ranked = standings(toField(document), {
    ...recordOptionsFor(document, settings),
    tiebreaks: tiebreaks.map(({ id }) => id),
  });
  return { standings: ranked, tiebreaks };
}

/** Ranks the teams by match points, or by game points where the file says so, and tie-breaks. */
export function rankTeams(document: TrfDocument, settings: TiebreakSettings): Ranked<TeamStandingsRow> {
  const tiebreaks = tiebreaksFor(document, settings);
  const ranked = teamStandings(toTeamField(document), {
    ...recordOptionsFor(document, settings),
    primary: primaryScoreOf(document),
    tiebreaks: tiebreaks.map(({ id }) => id),
  });
  return { standings: ranked, tiebreaks };
}

/** Those asked for; else those of the file, or the usual ones. */
export const tiebreaksFor = (document: TrfDocument, { tiebreaks }: TiebreakSettings): readonly NamedTiebreak[] =>
  tiebreaks ?? tiebreaksOf(document);

/**
 * How the file's rounds count: its system, the edition of the rules, and what is asked for. As on the page of a tournament
 * every round counts that is paired, as a bye in it does though no game has ended yet.
 */
export const recordOptionsFor = (document: TrfDocument, settings: TiebreakSettings): RecordOptions => ({
  system: systemOf(document),
  edition: editionOf(document),
  countedRounds:
    settings.rounds ?? (trfKindOf(document).isTeam ? teamRoundsOf(document).length : pairedRounds(document)),
  ...(settings.unratedAs !== undefined && { unratedAs: settings.unratedAs }),
});

const systemOf = (document: TrfDocument): 'swiss' | 'roundRobin' =>
  trfKindOf(document).system === 'roundRobin' ? 'roundRobin' : 'swiss';

/** C.07 of 2026 holds for events that began on or after 1 March 2026, and for files that do not say when. */
function editionOf(document: TrfDocument): 2024 | 2026 {
  const start = parseTrfDate(textOf(document, '042'));
  return start !== null && start < '2026-03-01' ? 2024 : 2026;
}
