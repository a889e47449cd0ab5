import { eq } from 'drizzle-orm';
import { readHomeClubs } from '../../db/read/account.ts';
import type { TournamentState } from '../../db/read/tournament.ts';
import { tournamentFiles } from '../../db/schema/index.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can } from '../../domain/access/policy.ts';
import { type AccountId, isGuestId } from '../../domain/ids.ts';
import { tiebreakNameOf } from '../../domain/tiebreaks/names.ts';
import { nextRound } from '../../domain/tournament/tournament.ts';
import { makeReport } from '../../domain/trf/make-report.ts';
import type { BookedBye } from '../../domain/trf/pairing-rules.ts';
import { readTrf } from '../../domain/trf/read.ts';
import { renewReport } from '../../domain/trf/renew-report.ts';
import { renumberReport, startNumbers } from '../../domain/trf/renumber-report.ts';
import type { TournamentReport, TrfOptions } from '../../domain/trf/report.ts';
import { writeTrf } from '../../domain/trf/write.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { toField } from '../tournament/field.ts';
import { tiebreaksOf } from '../tournament/refresh-standings.ts';
import type { Visibility } from '../tournament/visibility.ts';

/**
 * The tournament report file. To those who run it, a tournament that was imported gives its file back, with what has
 * happened since: whatever else stood in the file is still there. Everybody else gets what the tournament's page shows,
 * and nothing where that is not the whole table (checklist D-73, D-74).
 */
export async function reportFile(
  { db }: Deps,
  actor: Actor,
  state: TournamentState,
  visible: Visibility,
  edition: TrfOptions['edition'],
): Promise<string> {
  if (!visible.wholeTable) throw new Refusal('forbidden');
  const report = toReport(state, visible, await particularsKnown(db, actor, state, visible));
  const file = visible.host
    ? await db.query.tournamentFiles.findFirst({ where: eq(tournamentFiles.tournament, state.tournament.id) })
    : undefined;
  const read = file === undefined ? undefined : readTrf(file.trf);
  if (!read?.ok) return writeTrf(makeReport(report, { edition }));
  return writeTrf(renewReport(read.value.document, ...inNumbersOfFile(report, state)));
}

/** The report in the start numbers of the file, and which number of the file each is. */
function inNumbersOfFile(report: TournamentReport, { participants }: TournamentState) {
  const list = [...participants].sort((a, b) => a.seed - b.seed);
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
  { participants }: TournamentState,
  { host }: Visibility,
): Promise<(account: AccountId) => boolean> {
  if (!host) return () => false;
  const homes = await readHomeClubs(
    db,
    participants.map(({ account }) => account),
  );
  return (account) =>
    isGuestId(account) || can(actor, { do: 'seePrivateFields', homeClub: homes.get(account) ?? null });
}

function toReport(
  state: TournamentState,
  visible: Visibility,
  known: (account: AccountId) => boolean,
): TournamentReport {
  const { tournament, participants } = state;
  const { field } = toField(state);
  return {
    name: tournament.name,
    start: tournament.startDate,
    end: tournament.endDate,
    kind: tournament.kind,
    meetings: tournament.meetings ?? 1,
    roundDates: state.rounds.flatMap(({ startAt }) =>
      startAt === null ? [] : [new Date(startAt).toISOString().slice(0, 10)],
    ),
    initialColor: tournament.initialColor,
    program: 'Rokade',
    tiebreaks: tiebreaksOf(state).map((id) => tiebreakNameOf(id).fide),
    ...(tournament.timeControlTold && {
      timeControl: {
        words: `${tournament.initialMinutes} minutes + ${tournament.incrementSeconds} seconds per move`,
        code: `${tournament.initialMinutes * 60}+${tournament.incrementSeconds}`,
      },
    }),
    field,
    byes: byesToCome(state),
    ...(visible.host && rulesForHost(state)),
    players: participants.map((row) => ({
      number: row.seed,
      name: visible.names ? [row.lastName, row.firstName].filter(Boolean).join(', ') : row.account,
      ...(known(row.account) && { sex: row.sex === 'F' ? ('w' as const) : ('m' as const) }),
      federation: row.federation,
      rank: row.rank,
      ...(row.title === null ? {} : { title: row.title }),
      ...(row.fideNumber === null || !visible.names ? {} : { fideId: String(row.fideNumber) }),
      ...(row.birthDate === null || !known(row.account) ? {} : { birth: row.birthDate }),
    })),
  };
}

/** Byes that are booked, and the rounds that nobody plays who has withdrawn. */
function byesToCome({ tournament, participants, pairings, rounds }: TournamentState): BookedBye[] {
  const first = nextRound({ rounds });
  const seeds = new Map(participants.map(({ account, seed }) => [account, seed]));
  const booked = pairings.flatMap(({ round, white, black, bye }): BookedBye[] => {
    const number = seeds.get(white);
    if (round < first || black !== null || bye === null || bye === 'pairing-allocated') return [];
    return number === undefined ? [] : [{ number, round, bye }];
  });
  const isBooked = new Set(booked.map(({ number, round }) => `${round} ${number}`));
  const withdrawn = participants.flatMap(({ seed, withdrawnFrom }) => {
    if (withdrawnFrom === null) return [];
    const from = Math.max(first, withdrawnFrom);
    const count = Math.max(0, (tournament.rounds ?? from) - from + 1);
    return Array.from(
      { length: count },
      (_, index): BookedBye => ({
        number: seed,
        round: from + index,
        bye: 'zero-point',
      }),
    );
  });
  return [...booked, ...withdrawn.filter(({ number, round }) => !isBooked.has(`${round} ${number}`))];
}

/** Who must not meet, and who is accelerated: the page does not show it. */
function rulesForHost({
  participants,
  forbidden,
}: TournamentState): Pick<TournamentReport, 'forbidden' | 'virtualPoints'> {
  const seeds = new Map(participants.map(({ account, seed }) => [account, seed]));
  return {
    forbidden: forbidden
      .map(({ accounts, ...rounds }) => ({
        ...rounds,
        numbers: accounts.flatMap((account) => seeds.get(account) ?? []),
      }))
      .filter(({ numbers }) => numbers.length > 1),
    virtualPoints: new Map(
      participants.flatMap(({ seed, virtualPoints }) => (virtualPoints === null ? [] : [[seed, virtualPoints]])),
    ),
  };
}
