import { halfPoints } from '../kernel/points.ts';
import type { RoundPairing } from '../pairing/pairing.ts';
import { resultPoints } from '../tournament/value/field.ts';
import { toField } from '../trf/convert/to-field.ts';
import type { PlayerRecord, TrfDocument, TrfRound } from '../trf/document.ts';

/** Adds a round with opponents, colours and the bye, which counts in the stated points at once. */
export function withPairedRound(document: TrfDocument, round: number, pairing: RoundPairing): TrfDocument {
  const told = roundOf(pairing);
  const paired = withPlayers(document, (player) => {
    const entry = told.get(player.number);
    return entry === undefined ? player : { ...player, rounds: entered(player.rounds, round, entry) };
  });
  const field = toField(paired);
  const points = new Map(
    field.entrants.map(({ number, results }) => [
      number,
      halfPoints(results.reduce((sum, result) => sum + resultPoints(result, field.points), 0)),
    ]),
  );
  return withPlayers(paired, (player) =>
    player.points === null ? player : { ...player, points: points.get(player.number) ?? player.points },
  );
}

function roundOf({ pairs, byes }: RoundPairing): ReadonlyMap<number, TrfRound> {
  return new Map<number, TrfRound>([
    ...pairs.flatMap(({ white, black }): [number, TrfRound][] => [
      [white, { opponent: black, color: 'w', result: ' ' }],
      [black, { opponent: white, color: 'b', result: ' ' }],
    ]),
    ...byes.map((player): [number, TrfRound] => [player, { opponent: null, color: '-', result: 'U' }]),
  ]);
}

const entered = (rounds: PlayerRecord['rounds'], round: number, entry: TrfRound): (TrfRound | null)[] =>
  Array.from({ length: Math.max(rounds.length, round) }, (_, index) =>
    index === round - 1 ? entry : (rounds[index] ?? null),
  );

const withPlayers = (document: TrfDocument, of: (player: PlayerRecord) => PlayerRecord): TrfDocument => ({
  lines: document.lines.map((line) => (line.record.kind === 'player' ? { ...line, record: of(line.record) } : line)),
});
