import { describe, expect, it } from 'vitest';
import { deficiency, hasPerfectMatching } from '../../../../domain/pairing/matching/maximum-matching.ts';
import { PerfectMatching } from '../../../../domain/pairing/matching/perfect-matching.ts';
import { type Random, seededRandom } from '../../../../domain/simulation/random.ts';

/** Costs by pair, each a vector; a missing pair may not be matched. */
type Costs = ReadonlyMap<string, readonly number[]>;

const LIMBS = 2;
const key = (u: number, v: number): string => (u < v ? `${u}-${v}` : `${v}-${u}`);

function randomCosts(size: number, share: number, random: Random): Map<string, number[]> {
  const costs = new Map<string, number[]>();
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size; v++) {
      if (random.chance(share)) costs.set(key(u, v), [random.between(0, 3), random.between(-4, 9)]);
    }
  }
  return costs;
}

function matchingOf(size: number, costs: Costs): PerfectMatching {
  const matching = new PerfectMatching(size, LIMBS);
  for (const [pair, vector] of costs) {
    const [u = 0, v = 0] = pair.split('-').map(Number);
    vector.forEach((cost, limb) => {
      matching.setCost(u, v, limb, cost);
    });
  }
  return matching;
}

/** The cheapest perfect matching by trying all; null when there is none. */
function cheapest(open: readonly number[], costs: Costs): number[] | null {
  const [first, ...others] = open;
  if (first === undefined) return [0, 0];
  let best: number[] | null = null;
  for (const partner of others) {
    const cost = costs.get(key(first, partner));
    const rest =
      cost &&
      cheapest(
        others.filter((v) => v !== partner),
        costs,
      );
    if (!cost || !rest) continue;
    const sum = cost.map((part, limb) => part + (rest[limb] ?? 0));
    const isCheaper =
      best === null || (sum[0] ?? 0) < (best[0] ?? 0) || (sum[0] === best[0] && (sum[1] ?? 0) < (best[1] ?? 0));
    if (isCheaper) best = sum;
  }
  return best;
}

const vertices = (size: number): number[] => Array.from({ length: size }, (_, v) => v);

const solved = (matching: PerfectMatching): number[] | null =>
  matching.solve() ? [matching.total(0), matching.total(1)] : null;

describe('the cheapest perfect matching', () => {
  it('[MATCH-1] the cheapest perfect matching costs as much as the one found by an exhaustive search', () => {
    for (let seed = 0; seed < 1500; seed++) {
      const random = seededRandom(seed);
      const size = 2 * random.between(1, 5);
      const costs = randomCosts(size, 0.3 + 0.7 * random.share(), random);
      expect(solved(matchingOf(size, costs)), `seed ${seed}`).toEqual(cheapest(vertices(size), costs));
    }
  });

  it('[MATCH-1] a perfect matching is cheaper than one with another edge by at least the bound of the duals', () => {
    let [edges, exact] = [0, 0];
    for (let seed = 0; seed < 400; seed++) {
      const random = seededRandom(seed);
      const size = 2 * random.between(2, 4);
      const costs = randomCosts(size, 0.5 + 0.5 * random.share(), random);
      const matching = matchingOf(size, costs);
      const best = solved(matching);
      if (best === null) continue;
      const leastRise = matching.leastRises();
      for (const [pair, cost] of costs) {
        const [u = 0, v = 0] = pair.split('-').map(Number);
        const others = cheapest(
          vertices(size).filter((one) => one !== u && one !== v),
          costs,
        );
        if (others === null) continue;
        const rise = others.map((part, limb) => part + (cost[limb] ?? 0) - (best[limb] ?? 0));
        const [first = 0, second = 0] = leastRise(u, v).map((least, limb) => (rise[limb] ?? 0) - least);
        expect(first > 0 || (first === 0 && second >= 0), `seed ${seed}, ${pair}`).toBe(true);
        edges += 1;
        if (first === 0 && second === 0) exact += 1;
      }
    }
    expect(exact).toBeGreaterThan(edges / 3);
  });

  it('[MATCH-1] the cheapest perfect matching is found again after costs change and edges disappear', () => {
    for (let seed = 0; seed < 300; seed++) {
      const random = seededRandom(seed);
      const size = 8;
      const costs = randomCosts(size, 0.8, random);
      const matching = matchingOf(size, costs);
      matching.solve();
      for (let change = 0; change < 6; change++) {
        const [pair] = [...costs.keys()].slice(random.between(0, costs.size - 1));
        if (pair === undefined) break;
        const [u = 0, v = 0] = pair.split('-').map(Number);
        if (random.chance(0.3)) {
          costs.delete(pair);
          matching.removeEdge(u, v);
        } else {
          const cost = [random.between(0, 3), random.between(-4, 9)];
          costs.set(pair, cost);
          cost.forEach((part, limb) => {
            matching.setCost(u, v, limb, part);
          });
        }
        const expected = cheapest(vertices(size), costs);
        expect(solved(matching), `seed ${seed}`).toEqual(expected);
        if (expected === null) break;
      }
    }
  });

  it('[MATCH-1] a perfect matching never excludes an edge that an equally cheap matching uses', () => {
    for (let seed = 0; seed < 300; seed++) {
      const random = seededRandom(seed);
      const size = 8;
      const costs = randomCosts(size, 0.8, random);
      const best = cheapest(vertices(size), costs);
      const matching = matchingOf(size, costs);
      if (best === null || !matching.solve()) continue;
      for (const [pair, cost] of costs) {
        const [u = 0, v = 0] = pair.split('-').map(Number);
        const rest = cheapest(
          vertices(size).filter((w) => w !== u && w !== v),
          costs,
        );
        const isOptimal = rest?.every((part, limb) => part + (cost[limb] ?? 0) === best[limb]);
        if (isOptimal) expect(matching.mayBeOptimal(u, v), `seed ${seed}: ${pair}`).toBe(true);
      }
    }
  });
});

describe('the largest matching', () => {
  it('[MATCH-1] the largest matching leaves as few vertices alone as an exhaustive search', () => {
    const fewestAlone = (open: readonly number[], costs: Costs): number => {
      const [first, ...others] = open;
      if (first === undefined) return 0;
      const paired = others
        .filter((v) => costs.has(key(first, v)))
        .map((v) =>
          fewestAlone(
            others.filter((w) => w !== v),
            costs,
          ),
        );
      return Math.min(1 + fewestAlone(others, costs), ...paired);
    };
    for (let seed = 0; seed < 300; seed++) {
      const random = seededRandom(seed);
      const size = random.between(1, 8);
      const costs = randomCosts(size, 0.1 + 0.5 * random.share(), random);
      const graph = { size, areAdjacent: (u: number, v: number) => costs.has(key(u, v)) };
      const alone = fewestAlone(vertices(size), costs);
      expect(deficiency(graph), `seed ${seed}`).toBe(alone);
      expect(hasPerfectMatching(graph), `seed ${seed}`).toBe(alone === 0);
    }
  });
});
