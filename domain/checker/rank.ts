/** Ranks the players or teams of a report file. */
import type { RecordOptions } from '../tiebreaks/record.ts';
import {
  type Standings,
  type StandingsRow,
  standings,
  type TeamStandingsRow,
  teamStandings,
} from '../tournament/standings/standings.ts';
import { trfFormatOf } from '../trf/convert/format.ts';
import { teamRoundsOf } from '../trf/convert/team-rounds.ts';
import { pairedRounds, toField } from '../trf/convert/to-field.ts';
import { primaryScoreOf, toTeamField } from '../trf/convert/to-team-field.ts';
import { parseTrfDate } from '../trf/date.ts';
import { type TrfDocument, textOf } from '../trf/document.ts';
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

export function rankPlayers(document: TrfDocument, settings: TiebreakSettings): Ranked<StandingsRow> {
  const tiebreaks = tiebreaksFor(document, settings);
  const ranked = standings(toField(document), {
    ...recordOptionsFor(document, settings),
    tiebreaks: tiebreaks.map(({ id }) => id),
  });
  return { standings: ranked, tiebreaks };
}

/** Ranks by match points, or by game points if the file says so, then by tie-breaks. */
export function rankTeams(document: TrfDocument, settings: TiebreakSettings): Ranked<TeamStandingsRow> {
  const tiebreaks = tiebreaksFor(document, settings);
  const ranked = teamStandings(toTeamField(document), {
    ...recordOptionsFor(document, settings),
    primary: primaryScoreOf(document),
    tiebreaks: tiebreaks.map(({ id }) => id),
  });
  return { standings: ranked, tiebreaks };
}

/** Requested tie-breaks first, then those of the file, then the defaults. */
export const tiebreaksFor = (document: TrfDocument, { tiebreaks }: TiebreakSettings): readonly NamedTiebreak[] =>
  tiebreaks ?? tiebreaksOf(document);

/** Every paired round counts, as on a tournament page: a bye counts even though no game has ended. */
export const recordOptionsFor = (document: TrfDocument, settings: TiebreakSettings): RecordOptions => ({
  system: systemOf(document),
  edition: editionOf(document),
  countedRounds:
    settings.rounds ?? (trfFormatOf(document).isTeam ? teamRoundsOf(document).length : pairedRounds(document)),
  ...(settings.unratedAs !== undefined && { unratedAs: settings.unratedAs }),
});

const systemOf = (document: TrfDocument): 'swiss' | 'roundRobin' =>
  trfFormatOf(document).system === 'roundRobin' ? 'roundRobin' : 'swiss';

/** C.07 of 2026 applies to events from 1 March 2026 on, and to files without a date. */
function editionOf(document: TrfDocument): 2024 | 2026 {
  const start = parseTrfDate(textOf(document, '042'));
  return start !== null && start < '2026-03-01' ? 2024 : 2026;
}
