import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ShrinkingMatching } from '../../../domain/pairing/shrinking-matching.ts';
import { nth } from '../../support/lists.ts';

/** A graph as its adjacency matrix, drawn edge by edge. */
const graphs = fc
  .integer({ min: 1, max: 9 })
  .chain((size) =>
    fc.record({ size: fc.constant(size), edges: fc.array(fc.boolean(), { minLength: 36, maxLength: 36 }) }),
  );

const adjacency =
  ({ edges }: { edges: readonly boolean[] }) =>
  (a: number, b: number) => {
    const [low, high] = a < b ? [a, b] : [b, a];
    return a !== b && nth(edges, (high * (high - 1)) / 2 + low);
  };

/** By trying everything: how many of these vertices stay alone at the least. */
function fewestAlone(vertices: readonly number[], adjacent: (a: number, b: number) => boolean): number {
  const [first, ...rest] = vertices;
  if (first === undefined) return 0;
  const withPartner = rest
    .filter((other) => adjacent(first, other))
    .map((other) =>
      fewestAlone(
        rest.filter((vertex) => vertex !== other),
        adjacent,
      ),
    );
  return Math.min(1 + fewestAlone(rest, adjacent), ...withPartner);
}

const all = (size: number) => Array.from({ length: size }, (_, i) => i);

describe('a shrinking matching', () => {
  it('[MATCH-1] a shrinking matching leaves as few vertices alone as an exhaustive search', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const adjacent = adjacency(graph);
        expect(new ShrinkingMatching(graph.size, adjacent).exposed).toBe(fewestAlone(all(graph.size), adjacent));
      }),
      { numRuns: 400 },
    );
  });

  it('[MATCH-1] a vertex may leave a shrinking matching only if no other vertex loses its partner', () => {
    const steps = fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 30 });
    fc.assert(
      fc.property(graphs, steps, (graph, tries) => {
        const adjacent = adjacency(graph);
        const matching = new ShrinkingMatching(graph.size, adjacent);
        let left = all(graph.size);
        for (const [a, b] of tries) {
          if (!left.includes(a) || !left.includes(b) || (a !== b && !adjacent(a, b))) continue;
          const rest = left.filter((vertex) => vertex !== a && vertex !== b);
          const alone = fewestAlone(rest, adjacent) + (a === b ? 1 : 0);
          const possible = alone <= fewestAlone(left, adjacent);
          expect(a === b ? matching.takeSingle(a) : matching.takePair(a, b)).toBe(possible);
          if (possible) left = rest;
          expect(matching.exposed).toBe(fewestAlone(left, adjacent));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('[MATCH-1] a shrinking matching finds augmenting paths through odd cycles', () => {
    const edges = ['0-1', '1-2', '2-3', '3-4', '4-0', '2-5', '4-6', '6-7'];
    const matching = new ShrinkingMatching(8, (a, b) => edges.includes(`${a}-${b}`) || edges.includes(`${b}-${a}`));
    expect(matching.exposed).toBe(0);
  });
});
