import type { Owner } from '../../access/policy.ts';
import type { AccountId, TeamId, TournamentId } from '../../kernel/ids.ts';
import { DEFAULT_ROUND_TIME, NAME_MAX_LENGTH } from '../../kernel/limits.ts';
import type { PointSystem } from '../../kernel/points.ts';
import { assert } from '../../kernel/result.ts';
import { visibleText } from '../../kernel/text.ts';
import { DAY, type Interval, type Millis, millis, wholeMinute } from '../../kernel/time.ts';
import { afterIntervals, localDayOf, momentOf } from '../../kernel/time-zone.ts';
import type { TiebreakId } from '../../tiebreaks/names.ts';
import { builtTournament } from '../../tournament/built.ts';
import { pairsByItself } from '../../tournament/rounds/schedule.ts';
import { newBoard } from '../../tournament/value/change.ts';
import { FORMATS } from '../../tournament/value/formats.ts';
import { isPossibleTiebreak } from '../../tournament/value/possible-tiebreaks.ts';
import {
  BYE_RESULTS,
  type ByeResult,
  NO_TIEBREAKS,
  pointsOf,
  type Settings,
  settingsFrom,
  type TiebreakChoice,
  timeSettings,
} from '../../tournament/value/settings.ts';
import {
  type Board,
  type FreeRound,
  type PairedRound,
  type Pairing,
  type Player,
  type Tournament,
  UNRANKED,
} from '../../tournament/value/state.ts';
import { importedTeams, matchesIn } from './imported-teams.ts';
import { boardsOf, byesOf, type TrfBoard } from './to-boards.ts';
import type { TrfPlayer } from './to-player.ts';
import type { TrfTournament } from './to-tournament.ts';

export interface ImportFacts {
  readonly id: TournamentId;
  readonly host: Owner;
  readonly now: Millis;
  /** Files have no time zone. */
  readonly timeZone: string;
  readonly publiclyViewable: boolean;
  readonly newAccount: () => AccountId;
  readonly teamNamed: (name: string) => TeamId;
}

/** Converts numbers to accounts; over the board, in the file's order, without a computed table. */
export function importedTournament(file: TrfTournament, facts: ImportFacts): Tournament {
  const accounts = new Map(file.players.map(({ number }) => [number, facts.newAccount()]));
  const accountOf = (number: number): AccountId => known(accounts.get(number), number);
  const startOf = roundStarts(file, facts);
  const isRunning = file.pairedRounds > 0;
  const { id, host, now: createdAt } = facts;
  const built = builtTournament({ id, host, league: null, createdAt, settings: settingsOf(file, facts, startOf(1)) });
  const players = file.players.map(
    (player, index): Player => ({
      ...entryOf(player, facts),
      account: accountOf(player.number),
      seed: index + 1,
      virtualPoints: file.virtualPoints.get(player.number) ?? null,
      ...decisionsOf(file, player.number),
    }),
  );
  const entries = new Map(file.players.map(({ number }, index) => [number, players[index]]));
  const teamOf = teamsByNumber(file, facts);
  return {
    ...built,
    randomSeeding: true,
    // If running without a board that shows it, the initial colour is White.
    initialColor: file.initialColor ?? (isRunning ? 'white' : null),
    hasTimeControl: file.timeControl !== null,
    phase: isRunning ? { kind: 'running', startedAt: facts.now } : { kind: 'open' },
    nextPairingAt: isRunning ? pairingToCome(file, facts.now) : built.nextPairingAt,
    participants: FORMATS[file.format].isTeam
      ? importedTeams(file, (player) => known(entries.get(player), player), facts.teamNamed)
      : players,
    rounds: Array.from({ length: file.pairedRounds }, (_, index): PairedRound => {
      const number = index + 1;
      const pairings =
        file.matches === null
          ? pairingsIn(file, number, accountOf, facts.now)
          : matchesIn(file, number, { accountOf, teamOf });
      return { kind: 'paired', number, name: null, startAt: startOf(number), pairedAt: facts.now, pairings };
    }),
    requestedByes: file.byes.map(({ number, round, bye }) => ({ who: accountOf(number), round, bye })),
    forbiddenPairs: file.forbidden.map(({ numbers, firstRound, lastRound }) => ({
      who: [...new Set(numbers.map(accountOf))].sort(),
      firstRound,
      lastRound,
    })),
  };
}

/** Files give no reason for decisions. */
function decisionsOf({ field }: TrfTournament, number: number): Pick<Player, 'decisions'> {
  const { decisions = [] } = field.entrants.find((entrant) => entrant.number === number) ?? {};
  return decisions.length === 0 ? {} : { decisions: decisions.map((decision) => ({ ...decision, reason: '' })) };
}

function known<Found>(found: Found | undefined, number: number): Found {
  assert(found !== undefined, `nobody has the number ${number}`);
  return found;
}

function teamsByNumber({ teams }: TrfTournament, { teamNamed }: ImportFacts): (number: number) => TeamId {
  const ids = new Map(teams.map(({ number, name }) => [number, teamNamed(visibleText(name))]));
  return (number) => known(ids.get(number), number);
}

/** Formats that pair by time only continue a day later, as files have no pairing time. */
const pairingToCome = ({ format, pairedRounds, field }: TrfTournament, now: Millis): Millis | null =>
  pairsByItself(FORMATS[format], false) && pairedRounds < field.rounds ? millis(wholeMinute(now) + DAY) : null;

function entryOf(
  { number, title, rating, federation, birthDate, ...names }: TrfPlayer,
  { now, timeZone }: Pick<ImportFacts, 'now' | 'timeZone'>,
): Omit<Player, 'account' | 'seed' | 'virtualPoints'> {
  const { firstName, lastName, fideNumber, sex } = names;
  const isBorn = birthDate !== null && birthDate <= localDayOf(now, timeZone);
  return {
    kind: 'player',
    person: { firstName, lastName, ghost: true, fideNumber, birthDate: isBorn ? birthDate : null, sex },
    title,
    rating,
    federation,
    club: null,
    joinedAt: now,
    fileNumber: number,
    withdrawnFrom: null,
    selfWithdrawn: false,
    eliminated: false,
    attendance: null,
    manualCategories: [],
    standing: UNRANKED,
  };
}

function settingsOf(file: TrfTournament, facts: ImportFacts, firstPairingAt: Millis): Settings {
  const { format, end, timeControl } = file;
  const startDate = file.start ?? localDayOf(firstPairingAt, facts.timeZone);
  return {
    ...settingsFrom({
      format,
      // Truncation may split a character.
      name: visibleText(file.name.slice(0, NAME_MAX_LENGTH)) || 'TRF',
      startDate,
      endDate: end !== null && end > startDate ? end : startDate,
      firstPairingAt,
      timeZone: facts.timeZone,
      interval: { count: 1, unit: 'days' },
      publiclyViewable: facts.publiclyViewable,
      meetings: file.meetings,
      reverseLastRounds: file.reverseLastRounds,
      startingOrder: 'manual',
      ...(timeControl === null ? UNTOLD_TIME : timeSettings(timeControl)),
      points: file.field.points,
      officialData: file.officialData,
    }),
    tieBreaks: chosenIn(file),
    rounds: roundsIn(file),
    droppedRounds: droppedIn(file),
    perTeam: boardsIn(file),
    byeResult: FORMATS[format].asksForByeResult ? byeResultIn(file.field.points) : null,
  };
}

/** The boards per match of the file, or the format's fixed number. */
function boardsIn({ format, matches }: TrfTournament): number | null {
  const { perTeam } = FORMATS[format];
  return perTeam !== null && typeof perTeam === 'object' ? perTeam.always : (matches?.field.boards ?? null);
}

/** The result that a round without an opponent is worth; null if it equals none. */
const byeResultIn = (points: PointSystem): ByeResult | null =>
  BYE_RESULTS.find((byeResult) => pointsOf({ points, byeResult }).pairingAllocatedBye === points.pairingAllocatedBye) ??
  null;

function chosenIn({ format, tiebreaks }: TrfTournament): TiebreakChoice {
  const rules = FORMATS[format];
  return rules.choosesTieBreaks ? firstFour(tiebreaks.filter((id) => isPossibleTiebreak(rules, id))) : NO_TIEBREAKS;
}

const firstFour = ([
  one = null,
  two = null,
  three = null,
  four = null,
]: readonly (TiebreakId | null)[]): TiebreakChoice => [one, two, three, four];

/** Without an announced number, the file is a report of the rounds it has. */
function roundsIn({ format, announcedRounds, pairedRounds, field }: TrfTournament): number | null {
  const isUnknown = announcedRounds === null && pairedRounds === 0;
  return FORMATS[format].roundMaking === 'byHand' || isUnknown ? null : field.rounds;
}

function droppedIn(file: TrfTournament): number {
  const { format, bestRounds } = file;
  if (bestRounds === null || !FORMATS[format].dropsRounds) return 0;
  return Math.max(0, (roundsIn(file) ?? 0) - bestRounds.best);
}

/** Used if a game is played online after all; not shown. */
const UNTOLD_TIME = { initialMinutes: 90, incrementSeconds: 30 } as const;

/** Where members are paired and need not attend, blank entries were absent. */
function pairingsIn(
  file: TrfTournament,
  round: number,
  accountOf: (number: number) => AccountId,
  now: Millis,
): Pairing[] {
  const { field, format } = file;
  const boards = boardsOf(field, round).map(({ white, black, result, unrated }, index) => ({
    ...newBoard(index + 1, accountOf(white), accountOf(black)),
    result,
    unrated,
    ...postponedIn(file, round, { white, black }, now),
  }));
  const { attendanceRule, paired } = FORMATS[format];
  const isWaitedFor = attendanceRule === 'everybody' || paired === 'players';
  const recorded = new Set(field.entrants.flatMap(({ number, results }) => (results[round - 1] ? [number] : [])));
  const byes = byesOf(field, round).flatMap(({ number, bye }): FreeRound[] =>
    isWaitedFor || recorded.has(number) ? [{ kind: 'bye', who: accountOf(number), bye }] : [],
  );
  return [...boards, ...byes];
}

/** Adjourned games, and late results with the round from which on they are known. */
function postponedIn(
  { field, format, lateResults }: TrfTournament,
  round: number,
  { white, black }: Pick<TrfBoard, 'white' | 'black'>,
  now: Millis,
): Pick<Board, 'postponed' | 'knownFromRound'> {
  if (!FORMATS[format].postponesGames) return {};
  const postponed = { kind: 'adjourned', at: now, words: '', startAt: null } as const;
  const inFile = field.entrants.find(({ number }) => number === white)?.results[round - 1];
  if (inFile?.kind === 'pending') return inFile.adjourned ? { postponed } : {};
  const late = lateResults.find((one) => one.round === round && one.white === white && one.black === black);
  const knownFromRound = late?.knownFromRound ?? null;
  return knownFromRound === null ? {} : { postponed, knownFromRound };
}

/** Round dates of the file, or one day per round from the first day. */
function roundStarts(
  { roundDates, start }: TrfTournament,
  { now, timeZone }: Pick<ImportFacts, 'now' | 'timeZone'>,
): (round: number) => Millis {
  const morningOf = (date: string): Millis => momentOf({ date, time: DEFAULT_ROUND_TIME }, timeZone) ?? now;
  const first = start ?? localDayOf(now, timeZone);
  return (round) => {
    const own = roundDates[round - 1] ?? null;
    return own === null ? afterIntervals(morningOf(first), EVERY_DAY, timeZone, round - 1) : morningOf(own);
  };
}

const EVERY_DAY: Interval = { count: 1, unit: 'days' };
