/** Compares the scores and places in a report file with those that its results and tie-breaks give. */
import type { HalfPoints } from '../kernel/points.ts';
import { formatTiebreak } from '../tiebreaks/format.ts';
import type { StandingsRow } from '../tournament/standings/standings.ts';
import type { TrfFile } from '../trf/convert/to-tournament.ts';
import { recordsOf, type TrfDocument, textOf } from '../trf/document.ts';
import { unknownTiebreaks } from '../trf/tiebreaks.ts';
import { AS_IN_FILE, rankPlayers, rankTeams, type TiebreakSettings } from './rank.ts';

/** A value in the file that differs from the computed one. */
export interface StandingsDifference {
  readonly number: number;
  readonly what: 'points' | 'matchPoints' | 'gamePoints' | 'place';
  readonly stated: string;
  readonly found: string;
}

export interface CheckedStandings {
  readonly differences: readonly StandingsDifference[];
  /** Tie-break codes of the file that Rokade does not support; places cannot be compared then. */
  readonly unknownTiebreaks: readonly string[];
}

/** Skips blank values. Tied entrants may have any shared place; without tie-breaks only scores are compared. */
export function checkStandings(file: TrfFile): CheckedStandings {
  const unknown = unknownTiebreaks(file.document).map(({ code }) => code);
  const all = file.tournament.isTeam ? teamDifferences(file) : playerDifferences(file);
  return {
    differences: unknown.length === 0 ? all : all.filter(({ what }) => what !== 'place'),
    unknownTiebreaks: unknown,
  };
}

function playerDifferences(file: TrfFile): StandingsDifference[] {
  const { rows: all } = rankPlayers(file, asTold(file.document)).standings;
  const rows = new Map(all.map((row) => [row.number, row]));
  const tied = tiedByRank(all);
  return recordsOf(file.document, 'player').flatMap(({ number, points, rank }) => {
    const row = rows.get(number);
    if (row === undefined) return [];
    return [
      ...pointsDiffer(number, 'points', points, row.counted?.allPoints ?? row.points),
      ...placeDiffers(row, rank, tied),
    ];
  });
}

function teamDifferences(file: TrfFile): StandingsDifference[] {
  const { rows: all } = rankTeams(file, asTold(file.document)).standings;
  const rows = new Map(all.map((row) => [row.number, row]));
  const tied = tiedByRank(all);
  return recordsOf(file.document, 'team').flatMap(({ number, matchPoints, gamePoints, rank }) => {
    const row = rows.get(number);
    if (row === undefined) return [];
    return [
      ...pointsDiffer(number, 'matchPoints', matchPoints, row.matchPoints),
      ...pointsDiffer(number, 'gamePoints', gamePoints, row.gamePoints),
      ...placeDiffers(row, rank, tied),
    ];
  });
}

const pointsDiffer = (
  number: number,
  what: StandingsDifference['what'],
  stated: HalfPoints | null,
  found: HalfPoints,
): StandingsDifference[] =>
  stated === null || stated === found
    ? []
    : [{ number, what, stated: formatTiebreak(stated, 2), found: formatTiebreak(found, 2) }];

/** How many share each rank. */
function tiedByRank(rows: readonly StandingsRow[]): ReadonlyMap<number, number> {
  const tied = new Map<number, number>();
  for (const { rank } of rows) tied.set(rank, (tied.get(rank) ?? 0) + 1);
  return tied;
}

function placeDiffers(
  { number, rank }: StandingsRow,
  stated: number | null,
  tied: ReadonlyMap<number, number>,
): StandingsDifference[] {
  if (stated === null || stated === 0) return [];
  const last = rank + (tied.get(rank) ?? 1) - 1;
  if (rank <= stated && stated <= last) return [];
  return [{ number, what: 'place', stated: String(stated), found: rank === last ? String(rank) : `${rank}-${last}` }];
}

const asTold = (document: TrfDocument): TiebreakSettings =>
  textOf(document, '202') === '' && textOf(document, '212') === '' ? { ...AS_IN_FILE, tiebreaks: [] } : AS_IN_FILE;
