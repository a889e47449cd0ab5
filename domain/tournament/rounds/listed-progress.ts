import type { Millis } from '../../kernel/time.ts';
import { openLineUpsIn } from '../teams/match.ts';
import { boardsOf, pairingsOf, playersOf, type Round, type Tournament } from '../value/state.ts';
import { currentRound } from './current-round.ts';

/** Unfinished online games that start at the same time. */
export interface OpenGames {
  readonly startAt: Millis;
  readonly count: number;
}

/** What lists of tournaments show of its progress. It is stored, so that a list counts nothing. */
export interface ListedProgress {
  readonly participantCount: number;
  readonly roundCount: number;
  /** 0 before round 1. */
  readonly currentRound: number;
  /** The scheduled start of the current round; null once it has a result. */
  readonly currentStartAt: Millis | null;
  /** A round without boards is not over, such as one whose attendance has not been marked yet. */
  readonly currentDone: boolean;
  /** By start. */
  readonly openGames: readonly OpenGames[];
}

export function listedProgress(tournament: Tournament): ListedProgress {
  const { rounds, requestedByes } = tournament;
  const counts = rounds.map((round) => ({ round, ...countsOf(round) }));
  const number = currentRound(
    counts.map(({ round, open, results }) => ({
      number: round.number,
      isPaired: round.kind === 'paired',
      open,
      results,
    })),
  );
  const current = counts.find(({ round }) => round.number === number);
  const hasSeats =
    current !== undefined &&
    (pairingsOf(current.round).length > 0 || requestedByes.some(({ round }) => round === number));
  return {
    participantCount: playersOf(tournament).length,
    roundCount: rounds.length,
    currentRound: number,
    currentStartAt: current === undefined || current.results > 0 ? null : current.round.startAt,
    currentDone: hasSeats && current.open === 0,
    openGames: merged(counts.flatMap(({ openGames }) => openGames)),
  };
}

interface RoundCounts {
  /** Boards that the next round waits for, and matches with open line-ups. */
  readonly open: number;
  readonly results: number;
  readonly openGames: readonly OpenGames[];
}

/** Counts by round, as most rounds do not change. */
const COUNTS = new WeakMap<Round, RoundCounts>();

function countsOf(round: Round): RoundCounts {
  const known = COUNTS.get(round);
  if (known !== undefined) return known;
  const boards = boardsOf(round);
  const counts = {
    open: boards.filter(({ result, postponed }) => result === null && !postponed).length + openLineUpsIn(round).length,
    results: boards.filter(({ result }) => result !== null).length,
    openGames: merged(
      boards.flatMap(({ games }) => games.flatMap(({ startAt, end }) => (end === null ? [{ startAt, count: 1 }] : []))),
    ),
  };
  COUNTS.set(round, counts);
  return counts;
}

function merged(all: readonly OpenGames[]): readonly OpenGames[] {
  const byStart = new Map<Millis, number>();
  for (const { startAt, count } of all) byStart.set(startAt, (byStart.get(startAt) ?? 0) + count);
  return [...byStart].map(([startAt, count]) => ({ startAt, count })).sort((one, other) => one.startAt - other.startAt);
}

/** The games that are being played. */
export const runningAmong = (open: readonly OpenGames[], now: Millis): number =>
  open.reduce((sum, { startAt, count }) => (startAt <= now ? sum + count : sum), 0);
