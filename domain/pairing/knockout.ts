/** Knockout (formats sheet, section 2): a round is a stage, and a round result that of a whole match. */
import { ok, type Result, refuse } from '../kernel/result.ts';
import type { Entrant, Field, RoundResult } from '../tournament/value/field.ts';
import type { Pair, PairRound } from './pairing.ts';

export const knockoutRounds = (entries: number): number => Math.log2(bracketSize(entries));

/** The smallest power of two that is not below the number of entries. */
export function bracketSize(entries: number): number {
  let size = 1;
  while (size < entries) size *= 2;
  return size;
}

/** Seeds in bracket order; seeds 1 and 2 can only meet in the final. For 8: 1 8 4 5 2 7 3 6. */
export function bracketOrder(size: number): readonly number[] {
  let order: readonly number[] = [1];
  while (order.length < size) {
    const mirror = 2 * order.length + 1;
    order = order.flatMap((seed) => [seed, mirror - seed]);
  }
  return order;
}

/** Refuses fields that fill no bracket, with the number of entries that are missing or too many. */
export function fillsBracket(entries: number): Result<number, 'insufficientPlayers' | 'powerOfTwoPlayers'> {
  if (entries < 2) return refuse('insufficientPlayers');
  const size = bracketSize(entries);
  if (size === entries) return ok(size);
  return refuse('powerOfTwoPlayers', { missing: size - entries, tooMany: entries - size / 2 });
}

/** The better seed has White in odd pairs. Absent entrants are paired and lose by forfeit. */
export const pairKnockout: PairRound = ({ field, round }) => {
  const bracket = fillsBracket(field.entrants.length);
  if (!bracket.ok) return bracket;
  const { survivors } = playBracket(field, round - 1);
  if (survivors.length < 2) return refuse('noLegalPairing');
  if (!survivors.every((entrant) => entrant !== null)) return refuse('roundNotFinished');
  return ok({ pairs: inPairs(survivors).map(seatMatch), byes: [] });
};

export interface KnockoutPlace {
  readonly number: number;
  readonly eliminated: boolean;
  readonly place: number;
}

/** 1, 2, 3=, 5=, 9= ...; remaining entrants share place 1, losers of a stage share theirs. */
export function knockoutPlaces(field: Field): readonly KnockoutPlace[] {
  const { lostIn } = playBracket(field, knockoutRounds(field.entrants.length));
  return field.entrants
    .map(({ number }): KnockoutPlace => {
      const stage = lostIn.get(number);
      if (stage === undefined) return { number, eliminated: false, place: 1 };
      return { number, eliminated: true, place: bracketSize(field.entrants.length) / 2 ** stage + 1 };
    })
    .sort((a, b) => a.place - b.place || a.number - b.number);
}

interface Bracket {
  /** In bracket order; null for an undecided match. */
  readonly survivors: readonly (Entrant | null)[];
  readonly lostIn: ReadonlyMap<number, number>;
}

/** Replays the bracket through the first `stages` stages. */
function playBracket(field: Field, stages: number): Bracket {
  const lostIn = new Map<number, number>();
  let survivors = firstRound(field);
  for (let stage = 1; stage <= stages; stage++) {
    survivors = inPairs(survivors).map(([one, other]) => {
      const winner = one && other && matchWinner(one, other, stage);
      const loser = winner === one ? other : one;
      if (winner && loser) lostIn.set(loser.number, stage);
      return winner;
    });
  }
  return { survivors, lostIn };
}

function firstRound({ entrants }: Field): readonly (Entrant | null)[] {
  const seeded = [...entrants].sort((a, b) => a.number - b.number);
  return bracketOrder(bracketSize(seeded.length)).map((seed) => seeded[seed - 1] ?? null);
}

const inPairs = <T>(bracket: readonly T[]): readonly (readonly [T, T])[] =>
  Array.from({ length: bracket.length / 2 }, (_, i) => [bracket[2 * i], bracket[2 * i + 1]] as const);

/** Null while undecided. If both fail to appear, the better seed advances. */
function matchWinner(one: Entrant, other: Entrant, stage: number): Entrant | null {
  const [first, second] = [one, other].map((entrant) => matchOutcome(entrant.results[stage - 1] ?? null));
  if (first === 'win' || second === 'win') return first === 'win' ? one : other;
  return first === 'loss' && second === 'loss' ? betterSeed(one, other) : null;
}

const matchOutcome = (result: RoundResult | null): 'win' | 'loss' | null =>
  (result?.kind === 'game' || result?.kind === 'forfeit') && result.outcome !== 'draw' ? result.outcome : null;

const betterSeed = (one: Entrant, other: Entrant): Entrant => (one.number < other.number ? one : other);

function seatMatch([one, other]: readonly [Entrant, Entrant], index: number): Pair {
  const better = betterSeed(one, other);
  const worse = better === one ? other : one;
  return index % 2 === 0
    ? { white: better.number, black: worse.number }
    : { white: worse.number, black: better.number };
}
