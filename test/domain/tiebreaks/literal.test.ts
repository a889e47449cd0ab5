import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TiebreakId } from '../../../domain/tiebreaks/names.ts';
import { standings } from '../../../domain/tournament/standings/standings.ts';
import type { Entrant, Field, RoundResult } from '../../../domain/tournament/value/field.ts';
import { anyField } from '../support/any-field.ts';

/**
 * The articles of C.07 read one by one off the results, each as its own sentence says it: no records, no elements, nothing
 * of what the product shares among its tie-breaks.
 */
interface Told {
  readonly field: Field;
  readonly counted: number;
}

const entrant = ({ field }: Told, number: number): Entrant => {
  const found = field.entrants.find((one) => one.number === number);
  if (found === undefined) throw new Error(`nobody has the number ${number}`);
  return found;
};

/** What a round brought, in half-points. */
function worth({ field: { points } }: Told, result: RoundResult | null): number {
  if (result === null) return points.zeroPointBye;
  switch (result.kind) {
    case 'game':
      return points[result.outcome];
    case 'forfeit':
      return result.outcome === 'win' ? points.forfeitWin : points.forfeitLoss;
    case 'bye':
      return {
        'pairing-allocated': points.pairingAllocatedBye,
        'full-point': points.fullPointBye,
        'half-point': points.halfPointBye,
        'zero-point': points.zeroPointBye,
      }[result.bye];
    case 'pending':
      return 0;
  }
}

const roundsOf = (told: Told, number: number): readonly (RoundResult | null)[] =>
  Array.from({ length: told.counted }, (_, index) => entrant(told, number).results[index] ?? null);

const scoreOf = (told: Told, number: number): number =>
  roundsOf(told, number).reduce((sum, result) => sum + worth(told, result), 0);

/** 16.1.1: half-point and zero-point byes, and rounds without any entry. */
const isRequested = (result: RoundResult | null): boolean =>
  result === null || (result.kind === 'bye' && (result.bye === 'half-point' || result.bye === 'zero-point'));

/** 16.1.2. */
const isVoluntary = (result: RoundResult | null): boolean =>
  isRequested(result) || (result?.kind === 'forfeit' && result.outcome === 'loss');

/** 16.3: what the score counts for the opponents. */
function scoreForOthers(told: Told, number: number): number {
  const rounds = roundsOf(told, number);
  return rounds.reduce((sum, result, index) => {
    const isTheEnd = rounds.slice(index).every(isVoluntary);
    return sum + (isTheEnd && isRequested(result) ? told.field.points.draw : worth(told, result));
  }, 0);
}

/** One round of Buchholz: the opponent over the board, or the dummy of 16.4; null where the round is not over. */
function opponentScore(told: Told, number: number, result: RoundResult | null): number | null {
  if (result?.kind === 'pending') return null;
  if (result?.kind === 'game') return scoreForOthers(told, result.opponent);
  const own = scoreOf(told, number);
  if (result?.kind === 'forfeit') return Math.min(own, scoreForOthers(told, result.opponent));
  return Math.min(own, told.field.points.draw * told.counted);
}

interface Contribution {
  readonly opponent: number;
  readonly adds: number;
  readonly voluntary: boolean;
}

function contributions(told: Told, number: number, adds: (opponent: number, taken: number) => number): Contribution[] {
  return roundsOf(told, number).flatMap((result) => {
    const opponent = opponentScore(told, number, result);
    if (opponent === null) return [];
    return [{ opponent, adds: adds(opponent, worth(told, result)), voluntary: isVoluntary(result) }];
  });
}

const summed = (list: readonly Contribution[]): number => list.reduce((sum, { adds }) => sum + adds, 0);

/** 14.1 and 16.5: the lowest opponent's goes, or a voluntary unplayed round that adds at least as much. */
function withoutLowest(list: readonly Contribution[]): readonly Contribution[] {
  const [lowest] = [...list].sort((one, other) => one.opponent - other.opponent || one.adds - other.adds);
  const [avoided] = list.filter(({ voluntary }) => voluntary).sort((one, other) => one.adds - other.adds);
  if (lowest === undefined) return [];
  const gone = avoided !== undefined && avoided.adds >= lowest.adds ? avoided : lowest;
  return list.filter((one) => one !== gone);
}

/** 14.3. */
function withoutHighest(list: readonly Contribution[]): readonly Contribution[] {
  const [highest] = [...list].sort((one, other) => other.opponent - one.opponent || other.adds - one.adds);
  return list.filter((one) => one !== highest);
}

const buchholz = (told: Told, number: number) => contributions(told, number, (opponent) => opponent);
const sonnebornBerger = (told: Told, number: number) =>
  contributions(told, number, (opponent, taken) => opponent * taken);

const count = (told: Told, number: number, is: (result: RoundResult) => boolean): number =>
  roundsOf(told, number).filter((result) => result !== null && is(result)).length;

const isWon = (result: RoundResult): boolean => result.kind === 'game' && result.outcome === 'win';
const isBlack = (result: RoundResult): boolean => result.kind === 'game' && result.color === 'black';

/** 7.5: the running score after each round but the first `cut`. */
function progressive(told: Told, number: number, cut: number): number {
  const running = roundsOf(told, number).map((_, index, rounds) =>
    rounds.slice(0, index + 1).reduce((sum, result) => sum + worth(told, result), 0),
  );
  return running.slice(cut).reduce((sum, score) => sum + score, 0);
}

/** 7.7: a point for more than the opponent of the round, half for as much; without one a draw is the measure. */
function standard(told: Told, number: number): number {
  return roundsOf(told, number).reduce((sum, result, index) => {
    if (result?.kind === 'pending') return sum;
    const own = worth(told, result);
    const measure =
      result === null || result.kind === 'bye'
        ? told.field.points.draw
        : worth(told, entrant(told, result.opponent).results[index] ?? null);
    return sum + (own > measure ? 2 : own === measure ? 1 : 0);
  }, 0);
}

const SWISS: readonly (readonly [TiebreakId, string, (told: Told, number: number) => number])[] = [
  ['wins', '7.1', (told, n) => roundsOf(told, n).filter((one) => isFullPoint(told, one)).length],
  ['gamesWon', '7.2', (told, n) => count(told, n, isWon)],
  ['blackGamesPlayed', '7.3', (told, n) => count(told, n, isBlack)],
  ['blackGamesWon', '7.4', (told, n) => count(told, n, (result) => isBlack(result) && isWon(result))],
  ['progressiveScore', '7.5', (told, n) => progressive(told, n, 0)],
  ['progressiveScoreCut1', '7.5, 14.1', (told, n) => progressive(told, n, 1)],
  ['roundsElectedToPlay', '7.6', (told, n) => roundsOf(told, n).filter((one) => !isVoluntary(one)).length],
  ['standardPoints', '7.7', standard],
  ['pairingNumber', '7.8', (_, n) => n],
  ['buchholz', '8.1', (told, n) => summed(buchholz(told, n))],
  ['buchholzCut1', '8.1, 14.1', (told, n) => summed(withoutLowest(buchholz(told, n)))],
  ['buchholzCut2', '8.1, 14.2', (told, n) => summed(withoutLowest(withoutLowest(buchholz(told, n))))],
  ['medianBuchholz', '8.1, 14.3', (told, n) => summed(withoutHighest(withoutLowest(buchholz(told, n))))],
  [
    'medianBuchholz2',
    '8.1, 14.4',
    (told, n) => summed(withoutHighest(withoutHighest(withoutLowest(withoutLowest(buchholz(told, n)))))),
  ],
  ['sonnebornBerger', '9.1', (told, n) => summed(sonnebornBerger(told, n))],
  ['sonnebornBergerCut1', '9.1, 14.1', (told, n) => summed(withoutLowest(sonnebornBerger(told, n)))],
];

const isFullPoint = (told: Told, result: RoundResult | null): boolean =>
  result?.kind !== 'pending' && worth(told, result) === told.field.points.win;

describe('the articles of C.07 for a Swiss, taken literally', () => {
  it.each(SWISS)('[TB-8] [TB-17] [TB-20] the tie-break %s of a Swiss follows article %s literally', (id, _, reckon) => {
    fc.assert(
      fc.property(anyField, fc.nat(4), (field, left) => {
        const counted = Math.max(1, field.rounds - left);
        const { rows } = standings(field, { system: 'swiss', countedRounds: counted, tiebreaks: [id] });
        for (const { number, values, points } of rows) {
          expect(points).toBe(scoreOf({ field, counted }, number));
          expect(values[0], `number ${number}`).toBe(reckon({ field, counted }, number));
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** 15.2: in a round robin a forfeit is a game like any other, and the free round is none. */
function meetings(told: Told, number: number): readonly { readonly opponent: number; readonly taken: number }[] {
  return roundsOf(told, number).flatMap((result) =>
    result?.kind === 'game' || result?.kind === 'forfeit'
      ? [{ opponent: result.opponent, taken: worth(told, result) }]
      : [],
  );
}

/** 9.2: whoever has half of what could be had from the opponents they were paired with. */
function hasHalf(told: Told, number: number): boolean {
  const paired = count(told, number, (result) => result.kind !== 'bye');
  return 2 * scoreOf(told, number) >= told.field.points.win * paired;
}

const ROUND_ROBIN: readonly (readonly [TiebreakId, string, (told: Told, number: number) => number])[] = [
  [
    'sonnebornBerger',
    '9.1',
    (told, n) => meetings(told, n).reduce((sum, { opponent, taken }) => sum + scoreOf(told, opponent) * taken, 0),
  ],
  [
    'koya',
    '9.2',
    (told, n) => meetings(told, n).reduce((sum, { opponent, taken }) => sum + (hasHalf(told, opponent) ? taken : 0), 0),
  ],
  ['gamesWon', '7.2', (told, n) => count(told, n, isWon)],
  ['progressiveScore', '7.5', (told, n) => progressive(told, n, 0)],
];

describe('the articles of C.07 for a round robin, taken literally', () => {
  it.each(ROUND_ROBIN)(
    '[TB-5] [TB-21] the tie-break %s of a round robin follows article %s literally',
    (id, _, reckon) => {
      fc.assert(
        fc.property(anyField, (field) => {
          const told = { field, counted: field.rounds };
          const { rows } = standings(field, { system: 'roundRobin', countedRounds: field.rounds, tiebreaks: [id] });
          for (const { number, values } of rows) expect(values[0], `number ${number}`).toBe(reckon(told, number));
        }),
        { numRuns: 100 },
      );
    },
  );
});

describe('the order of a table, taken literally', () => {
  it('[TB-37] a player ranks below another only by the first different figure, and equal figures share the rank', () => {
    const list = ['buchholzCut1', 'sonnebornBerger', 'wins'] as const;
    fc.assert(
      fc.property(anyField, (field) => {
        const { rows } = standings(field, { system: 'swiss', countedRounds: field.rounds, tiebreaks: list });
        const figures = rows.map(({ points, values }) => [points, ...values.map((value) => value ?? 0)]);
        rows.forEach((row, place) => {
          const better = figures.filter((one) => isBetter(one, figures[place] ?? [])).length;
          expect(row.rank).toBe(better + 1);
        });
      }),
    );
  });
});

function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const differing = one.findIndex((figure, index) => figure !== other[index]);
  return differing !== -1 && (one[differing] ?? 0) > (other[differing] ?? 0);
}
