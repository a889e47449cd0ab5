/** Rounds classified by FIDE C.07 (1 March 2026), in half-points; `team-record.ts` builds those of teams. */
import { assert } from '../kernel/result.ts';
import {
  type Bye,
  type Color,
  decidedThrough,
  type Entrant,
  type Field,
  type RoundResult,
  resultPoints,
} from '../tournament/value/field.ts';
import type { TeamRoundResult } from '../tournament/value/team-field.ts';
import { ByNumber } from './by-number.ts';

/** Adjusted scores and dummies exist only in Swiss; in a round robin forfeits are normal games (15.2). */
export type TournamentSystem = 'swiss' | 'roundRobin';

/** Classification of articles 15 and 16; `pending` is an unfinished round. */
export type RoundKind = 'played' | 'forfeitWin' | 'forfeitLoss' | 'awardedBye' | 'requestedBye' | 'pending';

export type Outcome = 'win' | 'draw' | 'loss';

export interface RoundRecord {
  readonly round: number;
  readonly kind: RoundKind;
  readonly opponent: number | null;
  readonly color: Color | null;
  readonly outcome: Outcome | null;
  readonly points: number;
}

export interface PlayerRecord {
  readonly number: number;
  /** After the rule for unrated players was applied; null is still unrated. */
  readonly rating: number | null;
  readonly score: number;
  /** Score as it counts for opponents (16.3); equal to the score in a round robin. */
  readonly adjustedScore: number;
  readonly rounds: readonly RoundRecord[];
  /** Points by arbiter's decision: part of the score, but ignored in the opponents' tie-breaks. */
  readonly decided?: number;
}

/** Points of a win and a draw in a table's score, in half-points. */
export interface Worth {
  readonly win: number;
  readonly draw: number;
}

export interface RecordSettings extends Worth {
  readonly system: TournamentSystem;
  readonly rounds: number;
  readonly announcedRounds: number;
  /** Caps of article 16.4; absent in events under the 2024 rules. */
  readonly dummyCaps: boolean;
  /** Forfeits count as played games (`/P`), in a Swiss too. */
  readonly forfeitsPlayed?: boolean;
}

export interface RecordTable extends RecordSettings {
  readonly players: ByNumber<PlayerRecord>;
}

export interface RecordOptions {
  readonly system: TournamentSystem;
  /** Number of counted rounds; by default those up to the last one with a result. */
  readonly countedRounds?: number;
  /** Rating of unrated players. Without it rating tie-breaks are undefined if one takes part (10). */
  readonly unratedAs?: number;
  /** Edition of C.07; the caps of article 16.4 are new in 2026. */
  readonly edition?: 2024 | 2026;
}

export function recordTable(field: Field, options: RecordOptions): RecordTable {
  const { rounds, points, entrants } = field;
  return buildTable(entrants, rounds, points, (result) => resultPoints(result, points), options);
}

export function withEntrants(
  table: RecordTable,
  { rounds, points }: Field,
  entrants: Field['entrants'],
  options: RecordOptions,
): RecordTable {
  const changed = recordTable({ rounds, points, entrants }, { ...options, countedRounds: table.rounds });
  return { ...table, players: table.players.with(changed.players.values().map((record) => [record.number, record])) };
}

/** Records of players or teams, by the points that each result is worth to them. */
export function buildTable<Result extends RoundResult | TeamRoundResult>(
  entrants: readonly {
    number: number;
    rating: number | null;
    results: readonly (Result | null)[];
    decisions?: Entrant['decisions'];
  }[],
  announcedRounds: number,
  { win, draw }: Worth,
  pointsOf: (result: Result | null) => number,
  options: RecordOptions,
): RecordTable {
  const rounds = options.countedRounds ?? roundsWithResults(entrants);
  const { system, edition } = options;
  const players = entrants.map(({ number, rating, results, decisions }) => ({
    number,
    rating: rating ?? options.unratedAs ?? null,
    ...(decisions && { decided: decidedThrough({ decisions }, { round: rounds, rounds: announcedRounds }) }),
    rounds: Array.from({ length: rounds }, (_, index) => {
      const result = results[index] ?? null;
      return roundRecord(index + 1, result, pointsOf(result));
    }),
  }));
  return tableOf(players, { system, rounds, announcedRounds, win, draw, dummyCaps: edition !== 2024 });
}

export function tableOf(
  players: readonly Pick<PlayerRecord, 'number' | 'rating' | 'rounds' | 'decided'>[],
  settings: RecordSettings,
): RecordTable {
  const records = players.map((player): PlayerRecord => {
    const played = player.rounds.reduce((sum, round) => sum + round.points, 0);
    const adjustedScore = settings.system === 'swiss' ? played + adjustment(player.rounds, settings.draw) : played;
    return { ...player, score: played + (player.decided ?? 0), adjustedScore };
  });
  return { ...settings, players: ByNumber.of(new Map(records.map((record) => [record.number, record]))) };
}

export function playerRecord(table: RecordTable, number: number): PlayerRecord {
  const record = table.players.get(number);
  assert(record, `no entrant has the number ${number}`);
  return record;
}

/** 16.1.2: a requested bye or a forfeit loss. */
export const isVoluntary = (round: RoundRecord): boolean =>
  round.kind === 'requestedBye' || round.kind === 'forfeitLoss';

/** Number of rounds up to the last one with a decided game or forfeit. */
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
  // 16.1.1: a round without an entry (late entry, withdrawal) is a zero-point bye.
  if (result === null) return { ...base, kind: 'requestedBye' };
  switch (result.kind) {
    case 'game':
    case 'match':
      return { ...base, kind: 'played', opponent: result.opponent, color: result.color, outcome: result.outcome };
    case 'forfeit':
      return { ...base, kind: result.outcome === 'win' ? 'forfeitWin' : 'forfeitLoss', opponent: result.opponent };
    case 'pending':
      return 'adjourned' in result
        ? { ...base, kind: 'played', opponent: result.opponent, color: result.color, outcome: 'draw' }
        : { ...base, kind: 'pending', opponent: result.opponent };
    case 'bye':
      return { ...base, kind: isAwarded(result.bye) ? 'awardedBye' : 'requestedBye' };
  }
}

const isAwarded = (bye: Bye): boolean => bye === 'pairing-allocated' || bye === 'full-point';

/** 16.2.5, 16.3: requested byes count as draws if only voluntary unplayed rounds follow. */
function adjustment(rounds: readonly RoundRecord[], draw: number): number {
  return rounds
    .slice(lengthUpToLast(rounds, (round) => !isVoluntary(round)))
    .reduce((sum, round) => (round.kind === 'requestedBye' ? sum + draw - round.points : sum), 0);
}

/** Length of the list up to the last element that passes. */
function lengthUpToLast<Element>(list: readonly Element[], passes: (element: Element) => boolean): number {
  let length = list.length;
  while (length > 0 && !passes(list[length - 1] as Element)) length--;
  return length;
}
