import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulesOf, type Variant } from '../../../domain/chess/rules.ts';
import type { Move } from '../../../domain/chess/square.ts';

/** Positions with their counts of legal move sequences; PERFT_NODES asks for deeper ones. */
const NODE_LIMIT = Number(process.env.PERFT_NODES ?? 1_000);

interface Counted {
  readonly id: string;
  readonly fen: string;
  readonly nodes: Readonly<Record<string, number>>;
}

const OWN: Readonly<Record<Variant, readonly Counted[]>> = {
  Chess: [
    { id: 'start', fen: rulesOf('Chess').startFen, nodes: { 1: 20, 2: 400, 3: 8902 } },
    {
      id: 'castling, en passant and promotion at once',
      fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
      nodes: { 1: 48, 2: 2039 },
    },
  ],
  Antichess: [{ id: 'start', fen: rulesOf('Antichess').startFen, nodes: { 1: 20, 2: 400, 3: 8067 } }],
  PawnVsPawn: [{ id: 'start', fen: rulesOf('PawnVsPawn').startFen, nodes: { 1: 16, 2: 256, 3: 3846 } }],
};

const FILES: Readonly<Record<Variant, string>> = {
  Chess: 'standard',
  Antichess: 'antichess',
  PawnVsPawn: 'pawnvspawn',
};

function perft(variant: Variant, fen: string, depth: number): number {
  const moves = legalMoves(variant, fen);
  if (depth === 1) return moves.length;
  return moves.reduce((nodes, move) => {
    const after = rulesOf(variant).play(fen, move);
    if (!after.ok) throw new Error(`${JSON.stringify(move)} in ${fen} is said to be legal and refused`);
    return nodes + perft(variant, after.value, depth - 1);
  }, 0);
}

const legalMoves = (variant: Variant, fen: string): readonly Move[] =>
  [...rulesOf(variant).legalDestinations(fen)].flatMap(([from, squares]) =>
    squares.flatMap((to) => spellings(variant, fen, { from, to })),
  );

function spellings(variant: Variant, fen: string, move: Move): readonly Move[] {
  const rules = rulesOf(variant);
  return rules.isPromotion(fen, move) ? rules.promotions.map((promotion) => ({ ...move, promotion })) : [move];
}

function expectCounts(variant: Variant, positions: readonly Counted[], limit: number): void {
  const wrong = positions.flatMap(({ id, fen, nodes }) =>
    Object.entries(nodes)
      .filter(([, wanted]) => wanted <= limit)
      .map(([depth, wanted]) => ({ id, depth, wanted, got: perft(variant, fen, Number(depth)) }))
      .filter(({ wanted, got }) => wanted !== got),
  );
  expect(wrong).toEqual([]);
}

describe.each(Object.keys(OWN) as Variant[])('legal moves of %s', (variant) => {
  it('the number of legal moves from known positions equals the published perft counts', () =>
    expectCounts(variant, OWN[variant], 10_000));

  const file = `../shared/vectors/perft/${FILES[variant]}.json`;
  it.skipIf(!existsSync(file))(
    'the number of legal moves equals the perft counts in every position of the reference set',
    () => {
      const { positions } = JSON.parse(readFileSync(file, 'utf8')) as { positions: readonly Counted[] };
      expect(positions.length).toBeGreaterThan(50);
      expectCounts(variant, positions, NODE_LIMIT);
    },
  );
});
