/** Best n of m rounds: each player's worst rounds do not count in the table (CNT-1 to CNT-3). */
import { type HalfPoints, halfPoints } from '../../kernel/points.ts';
import type { ByNumber } from '../../tiebreaks/by-number.ts';
import type { TiebreakId } from '../../tiebreaks/names.ts';
import type { CountedScores } from '../../tiebreaks/ranking.ts';
import type { RecordTable } from '../../tiebreaks/record.ts';
import { type Bye, type Entrant, type Field, type RoundResult, resultPoints } from '../value/field.ts';
import type { Settings } from '../value/settings.ts';

/** A player's rounds where only the best ones count. */
export interface CountedRounds {
  /** Of the rounds that count, and by decision. */
  readonly points: HalfPoints;
  readonly allPoints: HalfPoints;
  /** The rounds that do not count, in their order. */
  readonly dropped: readonly number[];
  /** Rounds worth a win among those that count. */
  readonly wins: number;
}

/** `points`: no counted round has as few; `unplayed` and `later`: some have, and CNT-3 decides. */
export const DROP_REASONS = ['points', 'unplayed', 'later'] as const;
export type DropReason = (typeof DROP_REASONS)[number];

/** The number of rounds that count for each player; null if all do. */
export const bestRoundsOf = ({ rounds, droppedRounds }: Pick<Settings, 'rounds' | 'droppedRounds'>): number | null =>
  rounds === null || droppedRounds === 0 ? null : Math.max(1, rounds - droppedRounds);

/** After the rounds of the table, of which each player's `best` count. */
export function countedIn(field: Field, { players, rounds }: RecordTable, best: number): ByNumber<CountedRounds> {
  const entrants = new Map(field.entrants.map((entrant) => [entrant.number, entrant]));
  return players.map(({ number, score }) => {
    const all = roundsOf(entrants.get(number), field, rounds);
    const out = all.slice(0, Math.max(0, rounds - best));
    return {
      points: halfPoints(score - out.reduce((sum, { points }) => sum + points, 0)),
      allPoints: halfPoints(score),
      dropped: out.map(({ round }) => round).sort((one, other) => one - other),
      wins: all.slice(out.length).filter(({ isWin }) => isWin).length,
    };
  });
}

export const countedScores = (counted: ByNumber<CountedRounds>, tiebreaks: readonly TiebreakId[]): CountedScores => ({
  points: counted.map(({ points }) => points),
  wins: tiebreaks.length === 0 ? counted.map(({ wins }) => wins) : null,
});

/** Why each of a player's dropped rounds does not count. */
export function dropReasons(
  entrant: Entrant | undefined,
  field: Field,
  { rounds, best }: { readonly rounds: number; readonly best: number },
): ReadonlyMap<number, DropReason> {
  const all = roundsOf(entrant, field, rounds);
  const out = all.slice(0, Math.max(0, rounds - best));
  const kept = all.slice(out.length);
  return new Map(out.map((one) => [one.round, reasonOf(one, kept)]));
}

function reasonOf({ points, order }: OwnRound, kept: readonly OwnRound[]): DropReason {
  const next = kept.find((other) => other.points === points);
  if (next === undefined) return 'points';
  return next.order === order ? 'later' : 'unplayed';
}

interface OwnRound {
  readonly round: number;
  readonly points: HalfPoints;
  /** Place in the order of CNT-3; a game comes last. */
  readonly order: number;
  readonly isWin: boolean;
}

/** The rounds in the order in which they are dropped. */
function roundsOf(entrant: Entrant | undefined, { points: system }: Field, rounds: number): readonly OwnRound[] {
  return Array.from({ length: rounds }, (_, index): OwnRound => {
    const result = entrant?.results[index] ?? null;
    const points = resultPoints(result, system);
    return {
      round: index + 1,
      points,
      order: dropOrder(result),
      // As the tie-break WIN of C.07 (7.1) counts them.
      isWin: result?.kind !== 'pending' && points === system.win,
    };
  }).sort((one, other) => one.points - other.points || one.order - other.order || other.round - one.round);
}

/** CNT-3: absence, forfeit loss, half-point bye, walkover, forfeit win, game. */
function dropOrder(result: RoundResult | null): number {
  if (result === null) return BYE_ORDER['zero-point'];
  switch (result.kind) {
    case 'bye':
      return BYE_ORDER[result.bye];
    case 'forfeit':
      return result.outcome === 'loss' ? 1 : 4;
    case 'game':
    case 'pending':
      return 5;
  }
}

const BYE_ORDER: Readonly<Record<Bye, number>> = {
  'zero-point': 0,
  'half-point': 2,
  'pairing-allocated': 3,
  'full-point': 3,
};
