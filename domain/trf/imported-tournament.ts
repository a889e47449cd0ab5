import type { Owner } from '../access/policy.ts';
import type { AccountId, TeamId, TournamentId } from '../ids.ts';
import { NAME_MAX_LENGTH } from '../limits.ts';
import type { PointSystem } from '../points.ts';
import { assert } from '../result.ts';
import { visibleText } from '../text.ts';
import type { TiebreakId } from '../tiebreaks/names.ts';
import { DAY, type Millis, millis, wholeMinute } from '../time.ts';
import { builtTournament } from '../tournament/built.ts';
import { newBoard } from '../tournament/change.ts';
import { KINDS } from '../tournament/kinds.ts';
import { pairsByItself } from '../tournament/schedule.ts';
import {
  NO_TIEBREAKS,
  pointsOf,
  type Settings,
  SIT_OUTS,
  type SitOut,
  settingsFrom,
  type TiebreakChoice,
} from '../tournament/settings.ts';
import {
  type FreeRound,
  type PairedRound,
  type Pairing,
  type Player,
  type Tournament,
  UNRANKED,
} from '../tournament/state.ts';
import { importedTeams, matchesIn } from './imported-teams.ts';
import { boardsOf, byesOf } from './to-boards.ts';
import type { TrfPlayer } from './to-player.ts';
import type { TrfTournament } from './to-tournament.ts';

/** What the file does not tell. */
export interface ImportFacts {
  readonly id: TournamentId;
  readonly host: Owner;
  readonly now: Millis;
  readonly publiclyViewable: boolean;
  readonly newAccount: () => AccountId;
  /** The team of the host that has this name. */
  readonly teamNamed: (name: string) => TeamId;
}

/**
 * The tournament that a file becomes, its table not worked out yet: all that the file says by number is said by account
 * from here on. It is played over the board, and its list stays in the file's order.
 */
export function importedTournament(told: TrfTournament, facts: ImportFacts): Tournament {
  const accounts = new Map(told.players.map(({ number }) => [number, facts.newAccount()]));
  const accountOf = (number: number): AccountId => known(accounts.get(number), number);
  const startOf = roundStarts(told, facts.now);
  const isRunning = told.pairedRounds > 0;
  const { id, host, now: createdAt } = facts;
  const built = builtTournament({ id, host, league: null, createdAt, settings: settingsOf(told, facts, startOf(1)) });
  const players = told.players.map(
    (player, index): Player => ({
      ...entryOf(player, facts.now),
      account: accountOf(player.number),
      seed: index + 1,
      virtualPoints: told.virtualPoints.get(player.number) ?? null,
    }),
  );
  const entries = new Map(told.players.map(({ number }, index) => [number, players[index]]));
  const teamOf = teamsByNumber(told, facts);
  return {
    ...built,
    randomSeeding: true,
    // Under way without a board that tells it, the first colour is White's.
    initialColor: told.initialColor ?? (isRunning ? 'white' : null),
    timeControlTold: told.timeControl !== null,
    phase: isRunning ? { kind: 'running', startedAt: facts.now } : { kind: 'open' },
    nextPairingAt: isRunning ? pairingToCome(told, facts.now) : built.nextPairingAt,
    participants: KINDS[told.kind].isTeam
      ? importedTeams(told, (player) => known(entries.get(player), player), facts.teamNamed)
      : players,
    rounds: Array.from({ length: told.pairedRounds }, (_, index): PairedRound => {
      const number = index + 1;
      const pairings =
        told.matches === null ? pairingsIn(told, number, accountOf) : matchesIn(told, number, { accountOf, teamOf });
      return { kind: 'paired', number, name: null, startAt: startOf(number), pairedAt: facts.now, pairings };
    }),
    bookedByes: told.byes.map(({ number, round, bye }) => ({ who: accountOf(number), round, bye })),
    bans: told.forbidden.map(({ numbers, firstRound, lastRound }) => ({
      who: [...new Set(numbers.map(accountOf))].sort(),
      firstRound,
      lastRound,
    })),
  };
}

function known<Found>(found: Found | undefined, number: number): Found {
  assert(found !== undefined, `nobody has the number ${number}`);
  return found;
}

function teamsByNumber({ teams }: TrfTournament, { teamNamed }: ImportFacts): (number: number) => TeamId {
  const ids = new Map(teams.map(({ number, name }) => [number, teamNamed(visibleText(name))]));
  return (number) => known(ids.get(number), number);
}

/** A format that is paired by the clock alone goes on a day later: a file does not tell when. */
const pairingToCome = ({ kind, pairedRounds, field }: TrfTournament, now: Millis): Millis | null =>
  pairsByItself(KINDS[kind], false) && pairedRounds < field.rounds ? millis(wholeMinute(now) + DAY) : null;

function entryOf(
  { number, title, rating, federation, birthDate, ...names }: TrfPlayer,
  now: Millis,
): Omit<Player, 'account' | 'seed' | 'virtualPoints'> {
  const { firstName, lastName, fideNumber, sex } = names;
  const isBorn = birthDate !== null && birthDate <= day(now);
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
    leftByHimself: false,
    eliminated: false,
    seen: null,
    chosenFor: [],
    standing: UNRANKED,
  };
}

function settingsOf(told: TrfTournament, facts: ImportFacts, firstPairingAt: Millis): Settings {
  const { kind, end, timeControl } = told;
  const startDate = told.start ?? day(firstPairingAt);
  return {
    ...settingsFrom({
      kind,
      // What is cut may be half a letter.
      name: visibleText(told.name.slice(0, NAME_MAX_LENGTH)) || 'TRF',
      startDate,
      endDate: end !== null && end > startDate ? end : startDate,
      firstPairingAt,
      interval: { count: 1, unit: 'days' },
      publiclyViewable: facts.publiclyViewable,
      meetings: told.meetings,
      initialMinutes: timeControl?.initialMinutes ?? UNTOLD_TIME.initialMinutes,
      incrementSeconds: timeControl?.incrementSeconds ?? UNTOLD_TIME.incrementSeconds,
      points: told.field.points,
    }),
    tieBreaks: KINDS[kind].choosesTieBreaks ? firstFour(told.tiebreaks) : NO_TIEBREAKS,
    rounds: roundsIn(told),
    perTeam: boardsIn(told),
    sitOut: KINDS[kind].asksForSitOut ? sitOutIn(told.field.points) : null,
  };
}

/** As many as a match of the file has; in a format of its own what it always has. */
function boardsIn({ kind, matches }: TrfTournament): number | null {
  const { perTeam } = KINDS[kind];
  return perTeam !== null && typeof perTeam === 'object' ? perTeam.always : (matches?.field.boards ?? null);
}

/** What a round without an opponent counts like; null where it is like none of the games. */
const sitOutIn = (points: PointSystem): SitOut | null =>
  SIT_OUTS.find((sitOut) => pointsOf({ points, sitOut }).pairingAllocatedBye === points.pairingAllocatedBye) ?? null;

const firstFour = ([
  one = null,
  two = null,
  three = null,
  four = null,
]: readonly (TiebreakId | null)[]): TiebreakChoice => [one, two, three, four];

/** A file that does not tell how many rounds there are is the report of those it has, if it has any. */
function roundsIn({ kind, announcedRounds, pairedRounds, field }: TrfTournament): number | null {
  const isUnknown = announcedRounds === null && pairedRounds === 0;
  return KINDS[kind].roundMaking === 'byHand' || isUnknown ? null : field.rounds;
}

/** For a game of the tournament that is played online after all; it is not shown. */
const UNTOLD_TIME = { initialMinutes: 90, incrementSeconds: 30 } as const;

/** Where not everybody has to be there, who is left blank has not been waited for. */
function pairingsIn(
  { field, kind }: TrfTournament,
  round: number,
  accountOf: (number: number) => AccountId,
): Pairing[] {
  const boards = boardsOf(field, round).map(({ white, black, result, unrated }, index) => ({
    ...newBoard(index + 1, accountOf(white), accountOf(black)),
    result,
    unrated,
  }));
  const isWaitedFor = KINDS[kind].attendance === 'everybody';
  const told = new Set(field.entrants.flatMap(({ number, results }) => (results[round - 1] ? [number] : [])));
  const byes = byesOf(field, round).flatMap(({ number, bye }): FreeRound[] =>
    isWaitedFor || told.has(number) ? [{ kind: 'bye', who: accountOf(number), bye }] : [],
  );
  return [...boards, ...byes];
}

/** When a round was played: its date in the file, or one day after the other from the first on. */
function roundStarts({ roundDates, start }: TrfTournament, now: Millis): (round: number) => Millis {
  const first = start ?? day(now);
  return (round) => {
    const own = roundDates[round - 1] ?? null;
    const at = Date.parse(`${own ?? first}T09:00:00Z`);
    return millis(own === null ? at + (round - 1) * DAY : at);
  };
}

const day = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
