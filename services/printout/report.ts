import { readHomeClubs } from '../../db/read/account.ts';
import { readTournamentFile } from '../../db/read/tournament/tournament.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can } from '../../domain/access/policy.ts';
import { type AccountId, isGuestId } from '../../domain/kernel/ids.ts';
import { localDayOf } from '../../domain/kernel/time-zone.ts';
import { makeTiebreak } from '../../domain/tiebreaks/names.ts';
import { entrantsOf } from '../../domain/tournament/guards/seats.ts';
import { numberedField } from '../../domain/tournament/rounds/numbered-field.ts';
import { virtualPointsOf } from '../../domain/tournament/rounds/pairing-input.ts';
import { tiebreaksOf } from '../../domain/tournament/standings/shown-tiebreaks.ts';
import { isLineUpOpen } from '../../domain/tournament/teams/match.ts';
import { FORMATS, hasMatches } from '../../domain/tournament/value/formats.ts';
import { timeControlOf } from '../../domain/tournament/value/settings.ts';
import { pairedRounds, playersOf, type Round, type Tournament, teamsOf } from '../../domain/tournament/value/state.ts';
import type { RequestedBye } from '../../domain/trf/pairing-rules.ts';
import { readTrf } from '../../domain/trf/read/read.ts';
import { spellTimeControl } from '../../domain/trf/time-control.ts';
import { inAscii, makeReport } from '../../domain/trf/write/make-report.ts';
import { renewReport } from '../../domain/trf/write/renew-report.ts';
import { renumberReport, startNumbers } from '../../domain/trf/write/renumber-report.ts';
import { PROGRAM, type TournamentReport, type TrfOptions } from '../../domain/trf/write/report.ts';
import { reportedTeams } from '../../domain/trf/write/reported-teams.ts';
import { writeTrf } from '../../domain/trf/write/write.ts';
import type { Visibility } from '../../domain/view/audience.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusal.ts';

/**
 * The tournament report file. For organisers, an imported tournament updates its original file and keeps whatever else
 * it contains. Everybody else gets what the page shows, and a refusal unless it shows the whole table (checklist D-73,
 * D-74).
 */
export async function reportFile(
  { db }: Deps,
  actor: Actor,
  tournament: Tournament,
  visible: Visibility,
  options: TrfOptions,
): Promise<string> {
  if (!visible.wholeTable) throw new Refusal('forbidden');
  const report = toReport(tournament, visible, await particularsKnown(db, actor, tournament, visible));
  const file = visible.host ? await readTournamentFile(db, tournament.id) : null;
  const read = file === null ? undefined : readTrf(file);
  // The report of a team event is built from scratch.
  if (!read?.ok || FORMATS[tournament.settings.format].isTeam) return writeTrf(makeReport(report, options));
  const renewed = renewReport(read.value.document, ...inNumbersOfFile(report, tournament));
  return writeTrf(options.ascii ? inAscii(renewed) : renewed);
}

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

/**
 * The day of each round in the tournament's time zone; in a knockout of each game, because a file has one game per
 * player and round. A round is omitted while all its line-ups are open.
 */
function datesOf({ rounds, settings }: Tournament, columnsThrough: (round: number) => number): string[] {
  return rounds.flatMap((round) => {
    const { number, startAt } = round;
    if (startAt === null || isAllOpen(round)) return [];
    const columns = columnsThrough(number) - columnsThrough(number - 1);
    return Array.from({ length: columns }, () => localDayOf(startAt, settings.timeZone));
  });
}

/** A bye is reported immediately, and so is its round. */
const isAllOpen = (round: Round): boolean =>
  round.kind === 'paired' &&
  round.pairings.length > 0 &&
  round.pairings.every((pairing) => pairing.kind === 'match' && isLineUpOpen(pairing));

/** The report of a tournament as this viewer may see it, with the particulars of the `known` accounts. */
export function toReport(
  tournament: Tournament,
  visible: Visibility,
  known: (account: AccountId) => boolean,
): TournamentReport {
  const { settings } = tournament;
  const { field, columnsThrough } = numberedField(tournament);
  return {
    name: settings.officialData.registeredName || settings.name,
    officialData: settings.officialData,
    start: settings.startDate,
    end: settings.endDate,
    format: settings.format,
    meetings: settings.meetings ?? 1,
    roundDates: datesOf(tournament, columnsThrough),
    initialColor: tournament.initialColor ?? 'white',
    program: PROGRAM,
    tiebreaks: tiebreaksOf(tournament).map(makeTiebreak),
    ...(tournament.hasTimeControl && {
      timeControl: spellTimeControl(timeControlOf(settings)),
    }),
    field,
    ...reportedTeams(tournament),
    byes: byesToCome(tournament),
    ...(visible.host && rulesForHost(tournament)),
    players: playersOf(tournament).map(({ person, standing, ...row }) => ({
      number: row.seed,
      name: visible.names ? [person.lastName, person.firstName].filter(Boolean).join(', ') : row.account,
      ...(known(row.account) && person.sex !== null && { sex: SEX_LETTERS[person.sex] }),
      federation: row.federation,
      rank: standing.rank,
      ...(row.title === null ? {} : { title: row.title }),
      ...(person.fideNumber === null || !visible.names ? {} : { fideId: String(person.fideNumber) }),
      ...(person.birthDate === null || !known(row.account) ? {} : { birth: person.birthDate }),
    })),
  };
}

/** The letters of a 001 record. */
const SEX_LETTERS = { F: 'w', M: 'm' } as const;

/** Requested byes, and zero-point byes for withdrawn entrants; of teams if teams are paired. */
function byesToCome(tournament: Tournament): RequestedBye[] {
  // In a knockout the number of games of a future stage is unknown.
  if (hasMatches(tournament)) return [];
  const first = pairedRounds(tournament) + 1;
  const seeds = seedsOfPaired(tournament);
  const requested = tournament.requestedByes.flatMap(({ who, round, bye }): RequestedBye[] => {
    const number = seeds.get(who);
    return number === undefined || round < first ? [] : [{ number, round, bye }];
  });
  const isRequested = new Set(requested.map(({ number, round }) => `${round} ${number}`));
  const withdrawn = entrantsOf(tournament).flatMap(({ id, withdrawnFrom }) => {
    const number = seeds.get(id);
    if (withdrawnFrom === null || number === undefined) return [];
    const from = Math.max(first, withdrawnFrom);
    const count = Math.max(0, (tournament.settings.rounds ?? from) - from + 1);
    return Array.from(
      { length: count },
      (_, index): RequestedBye => ({ number, round: from + index, bye: 'zero-point' }),
    );
  });
  return [...requested, ...withdrawn.filter(({ number, round }) => !isRequested.has(`${round} ${number}`))];
}

/** The start numbers of the paired entrants: teams or players. */
const seedsOfPaired = (tournament: Tournament): ReadonlyMap<string, number> =>
  FORMATS[tournament.settings.format].paired === 'teams'
    ? new Map(teamsOf(tournament).map(({ team, seed }) => [team, seed]))
    : new Map(playersOf(tournament).map(({ account, seed }) => [account, seed]));

/** Forbidden pairs and acceleration, which the page does not show. */
function rulesForHost(tournament: Tournament): Pick<TournamentReport, 'forbidden' | 'virtualPoints' | 'isBaku'> {
  const seeds = seedsOfPaired(tournament);
  return {
    forbidden: tournament.forbiddenPairs
      .map(({ who, ...rounds }) => ({ ...rounds, numbers: who.flatMap((one) => seeds.get(one) ?? []) }))
      .filter(({ numbers }) => numbers.length > 1),
    virtualPoints: virtualPointsOf(tournament),
    isBaku: tournament.acceleration === 'baku',
  };
}
