import { readHomeClubs } from '../../db/read/account.ts';
import { readTournamentFile } from '../../db/read/tournament/tournament.ts';
import { readWholeLog } from '../../db/read/tournament/tournament-log.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can } from '../../domain/access/policy.ts';
import { type AccountId, isGuestId } from '../../domain/kernel/ids.ts';
import { numberedField } from '../../domain/tournament/rounds/numbered-field.ts';
import { FORMATS } from '../../domain/tournament/value/formats.ts';
import { boardsOf, matchesOf, pairedRounds, playersOf, type Tournament } from '../../domain/tournament/value/state.ts';
import type { TrfDocument } from '../../domain/trf/document.ts';
import { readTrf } from '../../domain/trf/read/read.ts';
import { withAdjournedGames } from '../../domain/trf/write/adjourned.ts';
import { commentsOf, startNumbersOf } from '../../domain/trf/write/log-comments.ts';
import { inAscii, makeReport } from '../../domain/trf/write/make-report.ts';
import { renewReport } from '../../domain/trf/write/renew-report.ts';
import { renumberReport, startNumbers } from '../../domain/trf/write/renumber-report.ts';
import type { TournamentReport, TrfOptions } from '../../domain/trf/write/report.ts';
import { partOfReport } from '../../domain/trf/write/report-part.ts';
import { withoutDecisions } from '../../domain/trf/write/without-decisions.ts';
import { writeTrf } from '../../domain/trf/write/write.ts';
import type { Visibility } from '../../domain/view/audience.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { toReport } from './report.ts';

export interface ReportRequest {
  readonly edition: TrfOptions['edition'];
  /** The report is for rating and needs all results; the working file is for other programs, at any time. */
  readonly file: 'report' | 'working';
  readonly ascii: boolean;
  /** Comments on decisions and pairings by hand; for organisers only, as reasons are not public. */
  readonly comments: boolean;
  /** Points adjustments (299), which some programs do not read. */
  readonly decisions: boolean;
  /** Rounds from and to, both included; null for all. */
  readonly rounds: RoundSpan | null;
}

export interface RoundSpan {
  readonly first: number;
  readonly last: number;
}

/**
 * The report file of a tournament as this user may see it. For organisers, an imported tournament updates its original
 * file and keeps whatever else it contains. Everybody else gets what the page shows, and a refusal unless it shows the
 * whole table (checklist D-73, D-74).
 */
export async function reportFile(
  { db }: Deps,
  actor: Actor,
  tournament: Tournament,
  visible: Visibility,
  request: ReportRequest,
): Promise<string> {
  if (!visible.wholeTable) throw new Refusal('forbidden');
  refuseUnplayedRounds(tournament, request);
  const report = await reportAsked({ db }, actor, tournament, visible, request);
  const file = visible.host && request.rounds === null ? await readTournamentFile(db, tournament.id) : null;
  const read = file === null ? undefined : readTrf(file);
  // The report of a team event is built from scratch.
  const isRenewed = read?.ok && !FORMATS[tournament.settings.format].isTeam;
  const made = isRenewed
    ? renewReport(read.value.document, ...inNumbersOfFile(report, tournament))
    : makeReport(report, { edition: request.edition });
  const document = request.comments ? made : withoutComments(made);
  return writeTrf(request.ascii ? inAscii(document) : document);
}

async function reportAsked(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  tournament: Tournament,
  visible: Visibility,
  request: ReportRequest,
): Promise<TournamentReport> {
  const whole = toReport(tournament, visible, await particularsKnown(db, actor, tournament, visible));
  const comments =
    visible.host && request.comments
      ? commentsOf(tournament, await readWholeLog(db, tournament.id), startNumbersOf(tournament))
      : [];
  const asked = request.decisions ? whole : withoutDecisions(whole);
  const part = partAsked({ ...asked, comments }, tournament, request.rounds);
  if (request.file === 'report') return { ...part, byes: [] };
  // TRF16 has no sign for an adjourned game.
  return request.edition === 'TRF26' ? withAdjournedGames(part) : part;
}

function partAsked(report: TournamentReport, tournament: Tournament, rounds: RoundSpan | null): TournamentReport {
  if (rounds === null) return report;
  const { columnsThrough } = numberedField(tournament);
  const span = { first: columnsThrough(rounds.first - 1) + 1, last: columnsThrough(rounds.last) };
  const days = (report.roundDates ?? []).slice(span.first - 1, span.last);
  return partOfReport(report, `${report.name} (${partName(rounds, days)})`, span);
}

/** The month if all of the part is in it. */
function partName({ first, last }: RoundSpan, days: readonly string[]): string {
  const [month, ...others] = [...new Set(days.map((day) => day.slice(0, 'YYYY-MM'.length)))];
  if (month === undefined || month === '' || others.length > 0) {
    return first === last ? `round ${first}` : `rounds ${first}-${last}`;
  }
  const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(new Date(`${month}-01`));
}

/** A part has paired rounds only; the report for rating has all its results. */
function refuseUnplayedRounds(tournament: Tournament, { file, rounds }: ReportRequest): void {
  const paired = pairedRounds(tournament);
  if (rounds !== null && (rounds.first > rounds.last || rounds.last > paired)) throw new Refusal('noSuchRound');
  if (file === 'working') return;
  const { first, last } = rounds ?? { first: 1, last: paired };
  for (const round of tournament.rounds.slice(first - 1, last)) {
    const waiting = matchesOf(round).filter(({ lineUps }) => lineUps !== null);
    const open = [...waiting, ...boardsOf(round).filter(({ result }) => result === null)];
    if (open.length === 0) continue;
    throw new Refusal('gamesOpen', { round: round.number, boards: open.map(({ board }) => board).join(', ') });
  }
}

/** `ID.trf`, `ID-rounds-3-6.trf` or `ID-after-round-4.trf`. */
export function reportFileName(
  tournament: Tournament,
  { file, rounds }: Pick<ReportRequest, 'file' | 'rounds'>,
): string {
  if (rounds !== null) {
    const { first, last } = rounds;
    return `${tournament.id}-${first === last ? `round-${first}` : `rounds-${first}-${last}`}.trf`;
  }
  const played = lastRoundWithResults(tournament);
  return file === 'report' || played === 0 ? `${tournament.id}.trf` : `${tournament.id}-after-round-${played}.trf`;
}

const lastRoundWithResults = ({ rounds }: Tournament): number =>
  Math.max(0, ...rounds.map((round) => (boardsOf(round).some(({ result }) => result !== null) ? round.number : 0)));

const withoutComments = (document: TrfDocument): TrfDocument => ({
  lines: document.lines.filter(({ record }) => record.kind !== 'other' || !record.text.startsWith('###')),
});

/** The report with the start numbers of the file, and the mapping of those numbers. */
function inNumbersOfFile(report: TournamentReport, tournament: Tournament) {
  const list = [...playersOf(tournament)].sort((a, b) => a.seed - b.seed);
  const numbers = startNumbers(list.map(({ fileNumber }) => fileNumber));
  const numbered = list.flatMap((row, index) => {
    const number = numbers[index];
    return number === undefined ? [] : [{ ...row, number }];
  });
  const bySeed = new Map(numbered.map(({ seed, number }) => [seed, number]));
  const inFile = new Map(
    numbered.flatMap(({ fileNumber, number }) => (fileNumber === null ? [] : [[fileNumber, number]])),
  );
  return [renumberReport(report, bySeed), inFile] as const;
}

/**
 * Whose sex and date of birth the caller may know: guests of a tournament that they run, and people of clubs that they
 * manage. Running a tournament gives no access to the accounts of its players.
 */
async function particularsKnown(
  db: Deps['db'],
  actor: Actor,
  tournament: Tournament,
  { host }: Visibility,
): Promise<(account: AccountId) => boolean> {
  if (!host) return () => false;
  const homes = await readHomeClubs(
    db,
    playersOf(tournament).map(({ account }) => account),
  );
  return (account) =>
    isGuestId(account) || can(actor, { do: 'seePrivateFields', homeClub: homes.get(account) ?? null });
}
