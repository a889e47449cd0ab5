import { pairsWithByes } from '../domain/checker/pairings.ts';
import type { RoundPairing } from '../domain/pairing/pairing.ts';
import { formatTiebreak } from '../domain/tiebreaks/format.ts';
import { pointsBefore } from '../domain/tournament/standings/points-before.ts';
import { startingList } from '../domain/trf/convert/to-field.ts';
import type { TrfFile } from '../domain/trf/convert/to-tournament.ts';
import { textOf } from '../domain/trf/document.ts';
import { table } from './table.ts';

/** The pairing sheet: board, White, Black and their points before the round. */
export function pairingsTable({ document, tournament }: TrfFile, round: number, pairing: RoundPairing): string {
  const players = new Map(startingList(document).map((player) => [player.number, player]));
  const points = pointsBefore(tournament.field, round);
  const cells = (number: number) =>
    number === 0
      ? ['', 'bye', '']
      : [String(number), players.get(number)?.name ?? '', formatTiebreak(points.get(number) ?? 0, 2)];
  const rows = pairsWithByes(pairing).map(([white, black], index) => [
    black === 0 ? '' : String(index + 1),
    ...cells(white),
    ...cells(black),
  ]);
  const title = textOf(document, '012');
  const head = ['Board', 'No', 'White', 'Pts', 'No', 'Black', 'Pts'];
  return `${title === '' ? '' : `${title}, `}round ${round}\n\n${table(head, rows, [0, 1, 3, 4, 6])}\n`;
}
