/** Compares the scores and places in a report file with those that its results and tie-breaks give. */
import type { HalfPoints } from '../kernel/points.ts';
import { formatTiebreak } from '../tiebreaks/format.ts';
import type { StandingsRow } from '../tournament/standings/standings.ts';
import { trfFormatOf } from '../trf/convert/format.ts';
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
export function checkStandings(document: TrfDocument): CheckedStandings {
  const unknown = unknownTiebreaks(document).map(({ code }) => code);
  const all = trfFormatOf(document).isTeam ? teamDifferences(document) : playerDifferences(document);
  return {
    differences: unknown.length === 0 ? all : all.filter(({ what }) => what !== 'place'),
    unknownTiebreaks: unknown,
  };
}

function playerDifferences(document: TrfDocument): StandingsDifference[] {
  const { rows: all } = rankPlayers(document, asTold(document)).standings;
  const rows = new Map(all.map((row) => [row.number, row]));
  return recordsOf(document, 'player').flatMap(({ number, points, rank }) => {
    const row = rows.get(number);
    if (row === undefined) return [];
    return [...pointsDiffer(number, 'points', points, row.points), ...placeDiffers(row, rank, all)];
  });
}

function teamDifferences(document: TrfDocument): StandingsDifference[] {
  const { rows: all } = rankTeams(document, asTold(document)).standings;
  const rows = new Map(all.map((row) => [row.number, row]));
  return recordsOf(document, 'team').flatMap(({ number, matchPoints, gamePoints, rank }) => {
    const row = rows.get(number);
    if (row === undefined) return [];
    return [
      ...pointsDiffer(number, 'matchPoints', matchPoints, row.matchPoints),
      ...pointsDiffer(number, 'gamePoints', gamePoints, row.gamePoints),
      ...placeDiffers(row, rank, all),
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

function placeDiffers(
  { number, rank }: StandingsRow,
  stated: number | null,
  all: readonly StandingsRow[],
): StandingsDifference[] {
  if (stated === null || stated === 0) return [];
  const last = rank + all.filter((other) => other.rank === rank).length - 1;
  if (rank <= stated && stated <= last) return [];
  return [{ number, what: 'place', stated: String(stated), found: rank === last ? String(rank) : `${rank}-${last}` }];
}

const asTold = (document: TrfDocument): TiebreakSettings =>
  textOf(document, '202') === '' && textOf(document, '212') === '' ? { ...AS_IN_FILE, tiebreaks: [] } : AS_IN_FILE;
