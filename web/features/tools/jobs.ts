import { presentExplanation } from '../../../contract/tournament/explanation.ts';
import type { ExplanationAnswer } from '../../../contract/tournament/rounds.ts';
import { type CheckedRound, checkRound, checkRounds } from '../../../domain/checker/check-round.ts';
import { explainedByDutch, pairByFormat } from '../../../domain/checker/pair-by-format.ts';
import { withPairedRound } from '../../../domain/checker/paired-file.ts';
import { pairsWithByes } from '../../../domain/checker/pairings.ts';
import { AS_IN_FILE, type Ranked, rankPlayers, rankTeams } from '../../../domain/checker/rank.ts';
import { type RatedRow, rateFile, ratingListOf } from '../../../domain/checker/rate.ts';
import { nextRound, playedRound } from '../../../domain/checker/swiss-round.ts';
import { valueText } from '../../../domain/checker/value-text.ts';
import { assertNever, ok, type Result, refuse } from '../../../domain/kernel/result.ts';
import type { PairingRefusal } from '../../../domain/pairing/pairing.ts';
import { pairSwissDutchExplained } from '../../../domain/pairing/swiss-dutch/explain.ts';
import { pairSwissDutch } from '../../../domain/pairing/swiss-dutch/pair.ts';
import type { RatingList } from '../../../domain/rating/lists.ts';
import { seededRandom } from '../../../domain/simulation/random.ts';
import { randomTournament } from '../../../domain/simulation/report.ts';
import type { RandomTournamentOptions } from '../../../domain/simulation/tournament.ts';
import { formatTiebreak } from '../../../domain/tiebreaks/format.ts';
import type { TiebreakId } from '../../../domain/tiebreaks/names.ts';
import { pointsBefore } from '../../../domain/tournament/standings/points-before.ts';
import type { StandingsRow } from '../../../domain/tournament/standings/standings.ts';
import type { TrfIssue } from '../../../domain/trf/check/issues.ts';
import type { TrfFormat } from '../../../domain/trf/convert/format.ts';
import { teamsOf } from '../../../domain/trf/convert/team-rounds.ts';
import { startingList } from '../../../domain/trf/convert/to-field.ts';
import type { TrfFile } from '../../../domain/trf/convert/to-tournament.ts';
import { recordsOf, type TrfDocument } from '../../../domain/trf/document.ts';
import { readTrf, type TrfReading } from '../../../domain/trf/read/read.ts';
import type { TrfOptions } from '../../../domain/trf/write/report.ts';
import { writeTrf } from '../../../domain/trf/write/write.ts';

/** The background jobs of the tools page; their only input is the text of the file. */
export type Job =
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'check'; readonly text: string }
  | { readonly kind: 'pair'; readonly text: string }
  /** Null for the next round. */
  | { readonly kind: 'explain'; readonly text: string; readonly round: number | null }
  | { readonly kind: 'rank'; readonly text: string }
  /** Null for the list that the time control implies. */
  | { readonly kind: 'rate'; readonly text: string; readonly list: RatingList | null }
  | {
      readonly kind: 'generate';
      readonly name: string;
      readonly seed: number;
      readonly options: RandomTournamentOptions;
      readonly edition: TrfOptions['edition'];
    };

export type JobOf<Kind extends Job['kind']> = Extract<Job, { kind: Kind }>;

/** The result of a job; a file that cannot be used for it is a refusal. */
export interface Findings {
  readonly read: ReadFile;
  readonly check: Result<readonly CheckedRound[], FileRefusal>;
  readonly pair: Result<PairedRound, FileRefusal>;
  readonly explain: Result<ExplainedRound, FileRefusal>;
  readonly rank: Result<RankedFile, FileRefusal>;
  readonly rate: Result<RatedFile, FileRefusal>;
  readonly generate: RandomFile;
}

/** Why a file cannot be used for a job; reading the file lists the findings of `unreadable`. */
export type FileRefusal =
  | 'unreadable'
  | 'notSwiss'
  | 'notDutch'
  | 'roundNotFinished'
  | 'noRoundLeft'
  | 'roundNotThere'
  | PairingRefusal;

export interface ReadFile {
  readonly errors: readonly TrfIssue[];
  readonly warnings: readonly TrfIssue[];
  /** Null for a file with errors. */
  readonly summary: FileSummary | null;
}

export interface FileSummary extends Pick<TrfFormat, 'system' | 'isTeam'> {
  readonly name: string;
  readonly start: string | null;
  readonly pairedRounds: number;
  readonly announcedRounds: number | null;
  readonly teams: number;
  /** By starting number. */
  readonly players: readonly FilePlayer[];
}

export interface FilePlayer {
  readonly number: number;
  readonly name: string;
  readonly rating: number | null;
  /** The player's line in the file, from 1. */
  readonly line: number;
}

export interface PairedRound {
  readonly round: number;
  /** In order of publication; 0 for the missing opponent of a bye. */
  readonly pairs: readonly (readonly [white: number, black: number])[];
  /** Points before the round by starting number, as FIDE prints them. */
  readonly points: ReadonlyMap<number, string>;
  /** Whether the file states the number of rounds: otherwise no round is treated as the last. */
  readonly isLastKnown: boolean;
  /** The file including the round. */
  readonly text: string;
}

export interface ExplainedRound {
  readonly round: number;
  /** Players are identified by their starting numbers. */
  readonly reasons: ExplanationAnswer;
}

export interface RankedFile {
  readonly isTeam: boolean;
  readonly tiebreaks: readonly { readonly id: TiebreakId; readonly code: string }[];
  readonly rows: readonly RankedRow[];
}

export interface RankedRow {
  readonly number: number;
  readonly name: string;
  readonly rank: number;
  /** The rank stated in the file; null for none. */
  readonly stated: number | null;
  /** Points; match points and game points of a team. */
  readonly scores: readonly string[];
  readonly values: readonly (string | null)[];
}

export interface RatedFile {
  readonly list: RatingList;
  readonly rows: readonly RatedRow[];
}

export interface RandomFile {
  readonly text: string;
  /** The first round that could not be paired; null when all were played. */
  readonly stoppedBefore: number | null;
}

/** Reports the progress of a job: rounds done and in all. */
export type ReportProgress = (done: number, total: number) => void;

/** Runs jobs one after the other; several jobs of one file read it once. */
export function jobRunner(): (job: Job, progress: ReportProgress) => Findings[Job['kind']] {
  let last: { readonly text: string; readonly reading: TrfReading } | null = null;
  const read = (text: string): TrfReading => {
    if (last?.text !== text) last = { text, reading: readTrf(text) };
    return last.reading;
  };
  return (job, progress) =>
    job.kind === 'generate' ? generate(job, progress) : runFileJob(job, read(job.text), progress);
}

/** By the same functions as the command line. */
function runFileJob(
  job: Exclude<Job, JobOf<'generate'>>,
  reading: TrfReading,
  progress: ReportProgress,
): Findings[Job['kind']] {
  if (job.kind === 'read') return summed(reading);
  if (!reading.ok) return refuse('unreadable');
  const file = reading.value;
  const { tournament } = file;
  switch (job.kind) {
    case 'check':
      return checkRounds(tournament, progress);
    case 'pair':
      return pair(file);
    case 'explain':
      return explain(file, job.round);
    case 'rank':
      return ok(tournament.isTeam ? teamTable(file) : playerTable(file));
    case 'rate': {
      const list = job.list ?? ratingListOf(tournament);
      return ok({ list, rows: rateFile(tournament, list) });
    }
    default:
      return assertNever(job);
  }
}

function summed(reading: TrfReading): ReadFile {
  if (!reading.ok) return { errors: reading.errors, warnings: reading.warnings, summary: null };
  const { document, tournament, warnings } = reading.value;
  const { name, start, pairedRounds, announcedRounds, system, isTeam } = tournament;
  const teams = teamsOf(document).length;
  const summary = { name, start, pairedRounds, announcedRounds, system, isTeam, teams, players: playersIn(document) };
  return { errors: [], warnings, summary };
}

const playersIn = (document: TrfDocument): FilePlayer[] =>
  document.lines
    .flatMap(({ record }, index) =>
      record.kind === 'player'
        ? [{ number: record.number, name: record.name, rating: record.rating, line: index + 1 }]
        : [],
    )
    .sort((one, other) => one.number - other.number);

function pair({ document, tournament }: TrfFile): Findings['pair'] {
  const input = nextRound(tournament);
  if (!input.ok) return input;
  const { round } = input.value;
  const pairing = pairByFormat(tournament, input.value);
  if (!pairing.ok) return refuse(pairing.key);
  const points = [...pointsBefore(tournament.field, round)].map(
    ([number, half]) => [number, formatTiebreak(half, 2)] as const,
  );
  return ok({
    round,
    pairs: pairsWithByes(pairing.value),
    points: new Map(points),
    isLastKnown: tournament.announcedRounds !== null,
    text: writeTrf(withPairedRound(document, round, pairing.value)),
  });
}

function explain({ tournament }: TrfFile, wanted: number | null): Findings['explain'] {
  const input = wanted === null ? nextRound(tournament) : playedRound(tournament, wanted);
  if (!input.ok) return input;
  const isDutch = explainedByDutch(tournament);
  if (!isDutch.ok) return isDutch;
  const explained = pairSwissDutchExplained(input.value);
  if (!explained.ok) return refuse(explained.key);
  const { round } = input.value;
  const checked = wanted === null ? null : checkRound(tournament, round);
  const asPaired = checked === null || (checked.ok && checked.value.missing.length === 0);
  return ok({ round, reasons: presentExplanation(explained.value, { accountOf: String, asPaired }) });
}

function playerTable(file: TrfFile): RankedFile {
  const starters = new Map(startingList(file.document).map((player) => [player.number, player]));
  return rankedFile(rankPlayers(file, AS_IN_FILE), false, ({ number, points }) => ({
    name: starters.get(number)?.name ?? '',
    stated: starters.get(number)?.rank ?? null,
    scores: [formatTiebreak(points, 2)],
  }));
}

function teamTable(file: TrfFile): RankedFile {
  const names = new Map(teamsOf(file.document).map(({ number, name }) => [number, name]));
  const ranks = new Map(recordsOf(file.document, 'team').map(({ number, rank }) => [number, rank]));
  return rankedFile(rankTeams(file, AS_IN_FILE), true, ({ number, matchPoints, gamePoints }) => ({
    name: names.get(number) ?? '',
    stated: ranks.get(number) ?? null,
    scores: [formatTiebreak(matchPoints, 2), formatTiebreak(gamePoints, 2)],
  }));
}

const rankedFile = <Row extends StandingsRow>(
  { standings, tiebreaks }: Ranked<Row>,
  isTeam: boolean,
  starters: (row: Row) => Pick<RankedRow, 'name' | 'stated' | 'scores'>,
): RankedFile => ({
  isTeam,
  tiebreaks: tiebreaks.map(({ id, code }) => ({ id, code })),
  rows: standings.rows.map((row) => ({
    number: row.number,
    rank: row.rank,
    values: tiebreaks.map((_, index) => valueText(row.values, standings.columns, index)),
    ...starters(row),
  })),
});

function generate({ name, seed, options, edition }: JobOf<'generate'>, progress: ReportProgress): RandomFile {
  const made = randomTournament(name, options, edition, {
    random: seededRandom(seed),
    pairRound: (input) => {
      progress(input.round - 1, options.rounds);
      return pairSwissDutch(input);
    },
  });
  return { text: writeTrf(made.document), stoppedBefore: made.stoppedBefore };
}
