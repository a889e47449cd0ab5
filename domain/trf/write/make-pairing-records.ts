import type { HalfPoints } from '../../kernel/points.ts';
import type { AccelerationRecord, TrfRecord, TrfRound } from '../document.ts';
import { forbiddenIn, type RequestedBye } from '../pairing-rules.ts';
import { byeLetter, toTrfRound } from '../round-result.ts';
import type { TournamentReport, TrfOptions } from './report.ts';

export function byeRecords(byes: readonly RequestedBye[]): TrfRecord[] {
  const lines = new Map<string, RequestedBye[]>();
  for (const bye of byes) {
    const key = `${String(bye.round).padStart(3)}${byeLetter(bye.bye)}`;
    lines.set(key, [...(lines.get(key) ?? []), bye]);
  }
  return [...lines]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, line]) => ({
      kind: 'byes',
      bye: key.slice(3) as 'F' | 'H' | 'Z',
      round: Number(key.slice(0, 3)),
      numbers: line.map(({ number }) => number).sort((a, b) => a - b),
    }));
}

/** TRF16 has no 240; requested byes are in the columns of future rounds. */
export function laterRounds({ byes = [] }: TournamentReport, number: number, paired: number): (TrfRound | null)[] {
  const own = byes.filter((bye) => bye.number === number && bye.round > paired);
  const last = Math.max(paired, ...own.map(({ round }) => round));
  return Array.from({ length: last - paired }, (_, index) => {
    const bye = own.find(({ round }) => round === paired + index + 1);
    return bye ? toTrfRound({ kind: 'bye', bye: bye.bye }) : null;
  });
}

/** TRF26 has 250 (by ranges), older files XXA (by player). */
export function accelerationRecords(virtualPoints: VirtualPoints, edition: TrfOptions['edition']): TrfRecord[] {
  const players = [...virtualPoints].sort(([a], [b]) => a - b);
  if (edition === 'TRF16') return players.map(([number, points]) => ({ kind: 'virtual-points', number, points }));
  return rangesOf(players).flatMap(({ first, last, points }) => accelerationsOf(points, first, last));
}

type VirtualPoints = ReadonlyMap<number, readonly HalfPoints[]>;

interface Range {
  readonly first: number;
  readonly last: number;
  readonly points: readonly HalfPoints[];
}

/** Neighbours in the list with equal virtual points in every round. */
function rangesOf(players: readonly (readonly [number, readonly HalfPoints[]])[]): Range[] {
  const ranges: Range[] = [];
  for (const [number, points] of players) {
    const open = ranges.at(-1);
    if (open?.last === number - 1 && open.points.join() === points.join()) {
      ranges[ranges.length - 1] = { ...open, last: number };
    } else ranges.push({ first: number, last: number, points });
  }
  return ranges;
}

/** One record per run of rounds with equal virtual points. */
function accelerationsOf(points: readonly HalfPoints[], firstNumber: number, lastNumber: number): TrfRecord[] {
  const records: AccelerationRecord[] = [];
  points.forEach((value, index) => {
    const round = index + 1;
    const open = records.at(-1);
    if (open?.gamePoints === value && open.lastRound === round - 1) {
      records[records.length - 1] = { ...open, lastRound: round };
    } else if (value !== 0) {
      const range = { firstRound: round, lastRound: round, firstNumber, lastNumber };
      records.push({ kind: 'acceleration', matchPoints: null, gamePoints: value, ...range });
    }
  });
  return records;
}

/** 260, or XXP before 2026, which has no rounds and lists the pairs of the next round. */
export function forbiddenRecords(report: TournamentReport, edition: TrfOptions['edition']): TrfRecord[] {
  const { forbidden = [], field } = report;
  if (edition === 'TRF26') {
    return forbidden.map(({ numbers, firstRound, lastRound }) => ({
      kind: 'forbidden',
      firstRound,
      lastRound: lastRound ?? Math.max(firstRound, field.rounds),
      numbers,
    }));
  }
  const next = Math.max(0, ...field.entrants.map(({ results }) => results.length)) + 1;
  return forbiddenIn(forbidden, next).map(({ numbers }) => ({ kind: 'forbidden-pair', numbers }));
}
