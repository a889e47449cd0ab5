import { readHomeClubs } from '../../db/read/account.ts';
import { readTournamentFile } from '../../db/read/tournament.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can } from '../../domain/access/policy.ts';
import { type AccountId, isGuestId } from '../../domain/ids.ts';
import { tiebreakNameOf } from '../../domain/tiebreaks/names.ts';
import { hasMatches, KINDS } from '../../domain/tournament/kinds.ts';
import { numberedField } from '../../domain/tournament/numbered-field.ts';
import { virtualPointsOf } from '../../domain/tournament/pairing-input.ts';
import { entrantsOf } from '../../domain/tournament/seats.ts';
import { tiebreaksOf } from '../../domain/tournament/shown-tiebreaks.ts';
import { pairedRounds, playersOf, type Tournament, teamsOf } from '../../domain/tournament/state.ts';
import { recordsOf, type TrfDocument, textOf } from '../../domain/trf/document.ts';
import { makeReport } from '../../domain/trf/make-report.ts';
import type { BookedBye } from '../../domain/trf/pairing-rules.ts';
import { readTrf } from '../../domain/trf/read.ts';
import { renewReport } from '../../domain/trf/renew-report.ts';
import { renumberReport, startNumbers } from '../../domain/trf/renumber-report.ts';
import type { TournamentReport, TrfOptions } from '../../domain/trf/report.ts';
import { reportedTeams } from '../../domain/trf/reported-teams.ts';
import { writeTrf } from '../../domain/trf/write.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import type { Visibility } from '../tournament/visibility.ts';

/**
 * The tournament report file. To those who run it, a tournament that was imported gives its file back, with what has
 * happened since: whatever else stood in the file is still there. Everybody else gets what the tournament's page shows,
 * and nothing where that is not the whole table (checklist D-73, D-74).
 */
export async function reportFile(
  { db }: Deps,
  actor: Actor,
  tournament: Tournament,
  visible: Visibility,
  edition: TrfOptions['edition'],
): Promise<string> {
  if (!visible.wholeTable) throw new Refusal('forbidden');
  const report = toReport(tournament, visible, await particularsKnown(db, actor, tournament, visible));
  const file = visible.host ? await readTournamentFile(db, tournament.id) : null;
  const read = file === null ? undefined : readTrf(file);
  if (!read?.ok) return writeTrf(makeReport(report, { edition }));
  if (KINDS[tournament.settings.kind].isTeam) {
    return writeTrf(makeReport({ ...report, ...placesIn(read.value.document) }, { edition }));
  }
  return writeTrf(renewReport(read.value.document, ...inNumbersOfFile(report, tournament)));
}

/** What a file says that the tournament does not know, of one whose report is made anew as its lines are of teams. */
const placesIn = (file: TrfDocument): Partial<TournamentReport> => ({
  city: textOf(file, '022'),
  federation: textOf(file, '032'),
  chiefArbiter: textOf(file, '102'),
  deputyArbiters: recordsOf(file, 'text').flatMap(({ id, value }) => (id === '112' ? [value] : [])),
});

/** The report in the start numbers of the file, and which number of the file each is. */
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
 * Whose sex and date of birth the reader knows: the guests of a tournament that he runs, and the people of clubs that he
 * manages. To run a tournament in which somebody plays does not open the account.
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

/** The day of each round; of a knockout of each of its games, as a file has one game of a player in a round. */
function datesOf({ rounds }: Tournament, columnsThrough: (round: number) => number): string[] {
  return rounds.flatMap(({ number, startAt }) => {
    if (startAt === null) return [];
    const columns = columnsThrough(number) - columnsThrough(number - 1);
    return Array.from({ length: columns }, () => new Date(startAt).toISOString().slice(0, 10));
  });
}

/** What the report file of a tournament says to this reader, who knows the particulars of these people. */
export function toReport(
  tournament: Tournament,
  visible: Visibility,
  known: (account: AccountId) => boolean,
): TournamentReport {
  const { settings } = tournament;
  const { field, columnsThrough } = numberedField(tournament);
  return {
    name: settings.name,
    start: settings.startDate,
    end: settings.endDate,
    kind: settings.kind,
    meetings: settings.meetings ?? 1,
    roundDates: datesOf(tournament, columnsThrough),
    initialColor: tournament.initialColor ?? 'white',
    program: 'Rokade',
    tiebreaks: tiebreaksOf(tournament).map((id) => tiebreakNameOf(id).fide),
    ...(tournament.timeControlTold && {
      timeControl: {
        words: `${settings.initialMinutes} minutes + ${settings.incrementSeconds} seconds per move`,
        code: `${settings.initialMinutes * 60}+${settings.incrementSeconds}`,
      },
    }),
    field,
    ...reportedTeams(tournament),
    byes: byesToCome(tournament),
    ...(visible.host && rulesForHost(tournament)),
    players: playersOf(tournament).map(({ person, standing, ...row }) => ({
      number: row.seed,
      name: visible.names ? [person.lastName, person.firstName].filter(Boolean).join(', ') : row.account,
      ...(known(row.account) && { sex: person.sex === 'F' ? ('w' as const) : ('m' as const) }),
      federation: row.federation,
      rank: standing.rank,
      ...(row.title === null ? {} : { title: row.title }),
      ...(person.fideNumber === null || !visible.names ? {} : { fideId: String(person.fideNumber) }),
      ...(person.birthDate === null || !known(row.account) ? {} : { birth: person.birthDate }),
    })),
  };
}

/** Byes that are booked, and the rounds that nobody plays who has withdrawn; of teams where those are paired. */
function byesToCome(tournament: Tournament): BookedBye[] {
  // In a knockout nobody knows how many games a stage will have.
  if (hasMatches(tournament)) return [];
  const first = pairedRounds(tournament) + 1;
  const seeds = seedsOfPaired(tournament);
  const booked = tournament.bookedByes.flatMap(({ who, round, bye }): BookedBye[] => {
    const number = seeds.get(who);
    return number === undefined || round < first ? [] : [{ number, round, bye }];
  });
  const isBooked = new Set(booked.map(({ number, round }) => `${round} ${number}`));
  const withdrawn = entrantsOf(tournament).flatMap(({ id, withdrawnFrom }) => {
    const number = seeds.get(id);
    if (withdrawnFrom === null || number === undefined) return [];
    const from = Math.max(first, withdrawnFrom);
    const count = Math.max(0, (tournament.settings.rounds ?? from) - from + 1);
    return Array.from({ length: count }, (_, index): BookedBye => ({ number, round: from + index, bye: 'zero-point' }));
  });
  return [...booked, ...withdrawn.filter(({ number, round }) => !isBooked.has(`${round} ${number}`))];
}

/** The numbers of those who are paired: teams, or players. */
const seedsOfPaired = (tournament: Tournament): ReadonlyMap<string, number> =>
  KINDS[tournament.settings.kind].paired === 'teams'
    ? new Map(teamsOf(tournament).map(({ team, seed }) => [team, seed]))
    : new Map(playersOf(tournament).map(({ account, seed }) => [account, seed]));

/** Who must not meet, and who is accelerated: the page does not show it. */
function rulesForHost(tournament: Tournament): Pick<TournamentReport, 'forbidden' | 'virtualPoints'> {
  const seeds = seedsOfPaired(tournament);
  return {
    forbidden: tournament.bans
      .map(({ who, ...rounds }) => ({ ...rounds, numbers: who.flatMap((one) => seeds.get(one) ?? []) }))
      .filter(({ numbers }) => numbers.length > 1),
    virtualPoints: virtualPointsOf(tournament),
  };
}
