/** Direct encounter (C.07 6). */
import { type Part, partOf } from '../breakdown.ts';
import { countsAsPlayed } from '../elements.ts';
import { playerRecord, type RecordTable, type RoundRecord } from '../record.ts';
import type { OrderRule } from '../tiebreak.ts';

export const directEncounter: OrderRule = {
  kind: 'order',
  order: ({ table }, tied) => orderByEncounters(tied, [table]),
  parts: ({ table }, tied, number) => encounterParts(tied, number, table),
};

/** A later table (secondary score) applies only if earlier ones break nothing. Tied subsets start again (6.2). */
export function orderByEncounters(
  tied: readonly number[],
  tables: readonly RecordTable[],
): readonly (readonly number[])[] {
  for (const table of tables) {
    const groups = tied.length < 2 ? [] : splitByEncounters(tied, table);
    if (groups.length > 1) return groups.flatMap((group) => orderByEncounters(group, tables));
  }
  return [tied];
}

/** With missing games in a Swiss, only those whom no result could overtake are ranked (6.3). */
function splitByEncounters(tied: readonly number[], table: RecordTable): number[][] {
  const members = new Set(tied);
  const scores = tied.map((number) => encounterScore(number, members, table));
  const complete = table.system === 'roundRobin' || scores.every((score) => score.missing === 0);
  return complete ? groupsByPoints(scores) : rankedFromTheTop(scores, table);
}

/** Contributions in half-points of games inside the group. */
export const encounterParts = (tied: readonly number[], number: number, table: RecordTable): readonly Part[] =>
  encounters(new Set(tied), number, table).map((round) => partOf(round, { counts: round.points }));

interface EncounterScore {
  readonly number: number;
  /** Sum of points and number of games, by opponent in the group. */
  readonly meetings: readonly { readonly points: number; readonly games: number }[];
  readonly missing: number;
}

function encounterScore(number: number, members: ReadonlySet<number>, table: RecordTable): EncounterScore {
  const byOpponent = new Map<number, { points: number; games: number }>();
  for (const round of encounters(members, number, table)) {
    const meeting = byOpponent.get(round.opponent) ?? { points: 0, games: 0 };
    byOpponent.set(round.opponent, { points: meeting.points + round.points, games: meeting.games + 1 });
  }
  return { number, meetings: [...byOpponent.values()], missing: members.size - 1 - byOpponent.size };
}

/** 6.1.1: forfeits count only in round robins. */
const encounters = (members: ReadonlySet<number>, number: number, table: RecordTable): Encounter[] =>
  playerRecord(table, number).rounds.filter(
    (round): round is Encounter =>
      round.opponent !== null && members.has(round.opponent) && countsAsPlayed(round, table),
  );

type Encounter = RoundRecord & { readonly opponent: number };

/** 6.1.2: several games count as their average; `unit` is a common denominator. */
const pointsIn = (score: EncounterScore, unit: number): number =>
  score.meetings.reduce((sum, meeting) => sum + (meeting.points * unit) / meeting.games, 0);

/** A common multiple of the numbers of games between two members. */
const commonUnit = (scores: readonly EncounterScore[]): number =>
  scores.flatMap((score) => score.meetings).reduce((unit, { games }) => leastCommonMultiple(unit, games), 1);

function groupsByPoints(scores: readonly EncounterScore[]): number[][] {
  const unit = commonUnit(scores);
  const byPoints = new Map<number, number[]>();
  for (const score of scores) {
    const points = pointsIn(score, unit);
    const equals = byPoints.get(points);
    if (equals) equals.push(score.number);
    else byPoints.set(points, [score.number]);
  }
  return [...byPoints].sort(([a], [b]) => b - a).map(([, numbers]) => numbers);
}

/** 6.3: ranked alone while the points exceed the best that anyone below can reach. */
function rankedFromTheTop(scores: readonly EncounterScore[], table: RecordTable): number[][] {
  const unit = commonUnit(scores);
  const standing = scores
    .map((score) => {
      const points = pointsIn(score, unit);
      return { number: score.number, points, best: points + table.win * unit * score.missing };
    })
    .sort((a, b) => b.points - a.points);
  const ranked = standing.findIndex(({ points }, index) =>
    standing.slice(index + 1).some(({ best }) => best >= points),
  );
  const alone = standing.slice(0, ranked === -1 ? standing.length : ranked).map(({ number }) => [number]);
  const rest = standing.slice(alone.length).map(({ number }) => number);
  return rest.length === 0 ? alone : [...alone, rest];
}

const leastCommonMultiple = (a: number, b: number): number => (a / greatestCommonDivisor(a, b)) * b;
const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));
