/**
 * What every tie-break reads: the rounds of each player sorted into the kinds that FIDE C.07 (1 March 2026) tells
 * apart, the score, and the adjusted score of article 16.3. Built from a field of players here, from a field of teams
 * in `team-record.ts`; the tie-breaks do not see the difference. All points are whole half-points.
 */
import { assert } from '../result.ts';
import { type Bye, type Color, type Field, type RoundResult, resultPoints } from '../tournament/field.ts';
import type { TeamRoundResult } from '../tournament/team-field.ts';
import { ByNumber } from './by-number.ts';

/** Swiss rules know unplayed rounds, adjusted scores and dummies; in a round robin forfeits are normal games (15.2). */
export type TournamentSystem = 'swiss' | 'roundRobin';

/** The kinds of round that article 15 and 16 tell apart. A round that is not finished yet is `pending`. */
export type RoundKind = 'played' | 'forfeitWin' | 'forfeitLoss' | 'awardedBye' | 'requestedBye' | 'pending';

export type Outcome = 'win' | 'draw' | 'loss';

export interface RoundRecord {
  /** From 1. */
  readonly round: number;
  readonly kind: RoundKind;
  /** The scheduled opponent; null for byes. */
  readonly opponent: number | null;
  /** Colour of a played game; null otherwise. */
  readonly color: Color | null;
  /** Outcome of a played game; null otherwise. */
  readonly outcome: Outcome | null;
  readonly points: number;
}

export interface PlayerRecord {
  readonly number: number;
  /** Rating for the rating tie-breaks, after the rule for unrated players was applied; null: still unrated. */
  readonly rating: number | null;
  readonly score: number;
  /** The score as it counts for the opponents (16.3). Equal to the score in a round robin. */
  readonly adjustedScore: number;
  /** One element for each counted round, in order. */
  readonly rounds: readonly RoundRecord[];
}

/** What a win and a draw are worth in the score of a table, in half-points. */
export interface Worth {
  readonly win: number;
  readonly draw: number;
}

export interface RecordSettings extends Worth {
  readonly system: TournamentSystem;
  /** The round the standings are for. */
  readonly rounds: number;
  /** Rounds announced in all. */
  readonly announcedRounds: number;
  /** The caps of article 16.4; absent in events that started under the rules of 2024. */
  readonly dummyCaps: boolean;
}

export interface RecordTable extends RecordSettings {
  readonly players: ByNumber<PlayerRecord>;
}

export interface RecordOptions {
  readonly system: TournamentSystem;
  /** Rounds that count, from the first; by default all up to the last one with a result. */
  readonly countedRounds?: number;
  /** Rating that an unrated player counts as. Without it the rating tie-breaks are dropped when one takes part (10). */
  readonly unratedAs?: number;
  /** FIDE's edition of C.07 by its year; the caps of article 16.4 came in 2026. */
  readonly edition?: 2024 | 2026;
}

export function recordTable(field: Field, options: RecordOptions): RecordTable {
  const { rounds, points, entrants } = field;
  return buildTable(entrants, rounds, points, (result) => resultPoints(result, points), options);
}

/** The table with the records of these entrants anew, in a tournament that is otherwise as it was. */
export function withEntrants(
  table: RecordTable,
  { rounds, points }: Field,
  entrants: Field['entrants'],
  options: RecordOptions,
): RecordTable {
  const changed = recordTable({ rounds, points, entrants }, { ...options, countedRounds: table.rounds });
  return { ...table, players: table.players.with(changed.players.values().map((record) => [record.number, record])) };
}

/** Records of any entrants, players or teams, by what each result is worth to them. */
export function buildTable<Result extends RoundResult | TeamRoundResult>(
  entrants: readonly { number: number; rating: number | null; results: readonly (Result | null)[] }[],
  announcedRounds: number,
  { win, draw }: Worth,
  pointsOf: (result: Result | null) => number,
  options: RecordOptions,
): RecordTable {
  const rounds = options.countedRounds ?? roundsWithResults(entrants);
  const { system, edition } = options;
  const players = entrants.map(({ number, rating, results }) => ({
    number,
    rating: rating ?? options.unratedAs ?? null,
    rounds: Array.from({ length: rounds }, (_, index) => {
      const result = results[index] ?? null;
      return roundRecord(index + 1, result, pointsOf(result));
    }),
  }));
  return tableOf(players, { system, rounds, announcedRounds, win, draw, dummyCaps: edition !== 2024 });
}

/** Completes the players' rounds with their scores. */
export function tableOf(
  players: readonly Pick<PlayerRecord, 'number' | 'rating' | 'rounds'>[],
  settings: RecordSettings,
): RecordTable {
  const records = players.map((player): PlayerRecord => {
    const score = player.rounds.reduce((sum, round) => sum + round.points, 0);
    const adjustedScore = settings.system === 'swiss' ? score + adjustment(player.rounds, settings.draw) : score;
    return { ...player, score, adjustedScore };
  });
  return { ...settings, players: ByNumber.of(new Map(records.map((record) => [record.number, record]))) };
}

export function playerRecord(table: RecordTable, number: number): PlayerRecord {
  const record = table.players.get(number);
  assert(record, `no entrant has the number ${number}`);
  return record;
}

/** Voluntary unplayed round (16.1.2): a requested bye or a forfeit loss. */
export const isVoluntary = (round: RoundRecord): boolean =>
  round.kind === 'requestedBye' || round.kind === 'forfeitLoss';

/** Number of rounds up to the last one in which a game was decided, over the board or by forfeit. */
export function roundsWithResults(
  entrants: readonly { readonly results: readonly (RoundResult | TeamRoundResult | null)[] }[],
): number {
  return entrants.reduce(
    (most, { results }) =>
      Math.max(
        most,
        lengthUpToLast(results, (result) => result !== null && isDecided(result)),
      ),
    0,
  );
}

const isDecided = ({ kind }: RoundResult | TeamRoundResult): boolean => kind !== 'pending' && kind !== 'bye';

function roundRecord(round: number, result: RoundResult | TeamRoundResult | null, points: number): RoundRecord {
  const base = { round, points, opponent: null, color: null, outcome: null } as const;
  // 16.1.1: a round without any entry (late entry, withdrawal) is a zero-point bye.
  if (result === null) return { ...base, kind: 'requestedBye' };
  switch (result.kind) {
    case 'game':
    case 'match':
      return { ...base, kind: 'played', opponent: result.opponent, color: result.color, outcome: result.outcome };
    case 'forfeit':
      return { ...base, kind: result.outcome === 'win' ? 'forfeitWin' : 'forfeitLoss', opponent: result.opponent };
    case 'pending':
      return { ...base, kind: 'pending', opponent: result.opponent };
    case 'bye':
      return { ...base, kind: isAwarded(result.bye) ? 'awardedBye' : 'requestedBye' };
  }
}

const isAwarded = (bye: Bye): boolean => bye === 'pairing-allocated' || bye === 'full-point';

/** 16.2.5, 16.3: requested byes after which nothing but voluntary unplayed rounds follows count as draws. */
function adjustment(rounds: readonly RoundRecord[], draw: number): number {
  return rounds
    .slice(lengthUpToLast(rounds, (round) => !isVoluntary(round)))
    .reduce((sum, round) => (round.kind === 'requestedBye' ? sum + draw - round.points : sum), 0);
}

/** How long the list is when it ends with the last element that passes. */
function lengthUpToLast<Element>(list: readonly Element[], passes: (element: Element) => boolean): number {
  let length = list.length;
  while (length > 0 && !passes(list[length - 1] as Element)) length--;
  return length;
}
