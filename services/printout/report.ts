import type { AccountId } from '../../domain/kernel/ids.ts';
import { localDayOf } from '../../domain/kernel/time-zone.ts';
import { makeTiebreak } from '../../domain/tiebreaks/names.ts';
import { entrantsOf } from '../../domain/tournament/guards/seats.ts';
import { numberedField } from '../../domain/tournament/rounds/numbered-field.ts';
import { virtualPointsOf } from '../../domain/tournament/rounds/pairing-input.ts';
import { bestRoundsOf } from '../../domain/tournament/standings/counted-rounds.ts';
import { tiebreaksOf } from '../../domain/tournament/standings/shown-tiebreaks.ts';
import { isLineUpOpen } from '../../domain/tournament/teams/match.ts';
import { FORMATS, hasMatches } from '../../domain/tournament/value/formats.ts';
import { type Settings, timeControlOf } from '../../domain/tournament/value/settings.ts';
import {
  type Person,
  type PersonName,
  pairedRounds,
  playersOf,
  type Round,
  registeredNameOf,
  type Tournament,
  teamsOf,
} from '../../domain/tournament/value/state.ts';
import type { RequestedBye } from '../../domain/trf/pairing-rules.ts';
import { spellTimeControl } from '../../domain/trf/time-control.ts';
import { PROGRAM, type TournamentReport } from '../../domain/trf/write/report.ts';
import { reportedTeams } from '../../domain/trf/write/reported-teams.ts';
import type { Visibility } from '../../domain/view/audience.ts';

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
    reverseLastRounds: settings.reverseLastRounds,
    roundDates: datesOf(tournament, columnsThrough),
    initialColor: tournament.initialColor ?? 'white',
    program: PROGRAM,
    tiebreaks: tiebreaksOf(tournament).map(makeTiebreak),
    ...reportedBestRounds(settings),
    ...(tournament.hasTimeControl && {
      timeControl: spellTimeControl(timeControlOf(settings)),
    }),
    field,
    ...reportedTeams(tournament),
    byes: byesToCome(tournament),
    ...(visible.host && rulesForHost(tournament)),
    players: playersOf(tournament).map(({ person, standing, ...row }) => ({
      number: row.seed,
      name: visible.names ? fileName(visible.host ? registeredNameOf(person) : person) : row.account,
      ...(known(row.account) && person.sex !== null && { sex: SEX_LETTERS[person.sex] }),
      federation: row.federation,
      rank: standing.rank,
      ...(row.title === null ? {} : { title: row.title }),
      ...(person.fideNumber === null || !isPublicNumber(person, visible) ? {} : { fideId: String(person.fideNumber) }),
      ...(person.birthDate === null || !known(row.account) ? {} : { birth: person.birthDate }),
    })),
  };
}

const fileName = ({ firstName, lastName }: PersonName): string => [lastName, firstName].filter(Boolean).join(', ');

/** A number names its owner. */
export const isPublicNumber = ({ registeredName }: Person, visible: Visibility): boolean =>
  visible.names && (visible.host || registeredName === undefined);

function reportedBestRounds(settings: Settings): Pick<TournamentReport, 'bestRounds'> {
  const best = bestRoundsOf(settings);
  return best === null ? {} : { bestRounds: { best, rounds: best + settings.droppedRounds } };
}

/**
 * The day of each round in the tournament's time zone; in a knockout of each game, because a file has one game per
 * player and round. Empty for a round without a date; a round is omitted while all its line-ups are open.
 */
function datesOf({ rounds, settings }: Tournament, columnsThrough: (round: number) => number): string[] {
  return rounds.flatMap((round) => {
    const { number, startAt } = round;
    if (isAllOpen(round)) return [];
    const columns = columnsThrough(number) - columnsThrough(number - 1);
    return Array.from({ length: columns }, () => (startAt === null ? '' : localDayOf(startAt, settings.timeZone)));
  });
}

/** A bye is reported immediately, and so is its round. */
const isAllOpen = (round: Round): boolean =>
  round.kind === 'paired' &&
  round.pairings.length > 0 &&
  round.pairings.every((pairing) => pairing.kind === 'match' && isLineUpOpen(pairing));

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
      .map(({ who, ...rounds }) => ({
        ...rounds,
        numbers: who.flatMap((one) => seeds.get(one) ?? []).sort((a, b) => a - b),
      }))
      .filter(({ numbers }) => numbers.length > 1),
    virtualPoints: virtualPointsOf(tournament),
    isBaku: tournament.acceleration === 'baku',
  };
}
