import type { ForbiddenGroup, ParticipantRow, TournamentRow, TournamentState } from '../../db/read/tournament.ts';
import type { Owner } from '../../domain/access/policy.ts';
import type { AccountId, TournamentId } from '../../domain/ids.ts';
import { NAME_MAX_LENGTH } from '../../domain/limits.ts';
import { assert } from '../../domain/result.ts';
import { searchKey } from '../../domain/search-key.ts';
import { tiebreakNameOf } from '../../domain/tiebreaks/names.ts';
import { DAY, type Millis, millis } from '../../domain/time.ts';
import { KINDS } from '../../domain/tournament/kinds.ts';
import type { TrfPlayer } from '../../domain/trf/to-player.ts';
import type { TrfTournament } from '../../domain/trf/to-tournament.ts';
import { importedPairings } from './imported-pairings.ts';
import { NOT_PLAYED } from './not-played.ts';

/** What the file does not tell. */
export interface ImportFacts {
  readonly id: TournamentId;
  readonly host: Owner;
  readonly now: Millis;
  readonly publiclyViewable: boolean;
  readonly newAccount: () => AccountId;
}

/** The tournament that a file becomes: all that the file says by number is said by account from here on. */
export function importedState(told: TrfTournament, facts: ImportFacts): TournamentState {
  const accounts = new Map(told.players.map(({ number }) => [number, facts.newAccount()]));
  const accountOf = (number: number): AccountId => {
    const account = accounts.get(number);
    assert(account !== undefined, `no player has the number ${number}`);
    return account;
  };
  const startOf = roundStarts(told, facts.now);
  return {
    tournament: tournamentRow(told, facts, startOf(1)),
    participants: told.players.map((player, index) => ({
      ...entryOf(player, index + 1, facts),
      account: accountOf(player.number),
      virtualPoints: told.virtualPoints.get(player.number) ?? null,
    })),
    rounds: Array.from({ length: told.pairedRounds }, (_, index) => ({
      tournament: facts.id,
      number: index + 1,
      name: `Round ${index + 1}`,
      startAt: startOf(index + 1),
      pairedAt: facts.now,
    })),
    pairings: importedPairings(facts.id, told, accountOf),
    games: [],
    forbidden: told.forbidden.map(
      ({ numbers, ...rounds }): ForbiddenGroup => ({ ...rounds, accounts: [...new Set(numbers.map(accountOf))] }),
    ),
  };
}

function entryOf(player: TrfPlayer, seed: number, { id, now }: ImportFacts): Omit<ParticipantRow, 'account'> {
  const { number, birthDate, ...person } = player;
  return {
    ...NOT_PLAYED,
    ...person,
    tournament: id,
    seed,
    fileNumber: number,
    joinedAt: now,
    rank: seed,
    ghost: true,
    birthDate: birthDate !== null && birthDate <= day(now) ? birthDate : null,
  };
}

function tournamentRow(told: TrfTournament, facts: ImportFacts, firstPairingAt: Millis): TournamentRow {
  const { kind, field, end, timeControl, initialColor } = told;
  const start = told.start ?? day(firstPairingAt);
  const tiebreaks = KINDS[kind].choosesTieBreaks ? told.tiebreaks.map((id) => tiebreakNameOf(id).code) : [];
  const [tb1 = null, tb2 = null, tb3 = null, tb4 = null] = tiebreaks;
  const name = told.name.slice(0, NAME_MAX_LENGTH) || 'TRF';
  return {
    ...IMPORTED,
    id: facts.id,
    name,
    searchKey: searchKey(name),
    kind,
    organiserType: facts.host.type,
    organiser: facts.host.id,
    startDate: start,
    endDate: end !== null && end > start ? end : start,
    firstPairingAt,
    initialMinutes: timeControl?.initialMinutes ?? UNTOLD_TIME.initialMinutes,
    incrementSeconds: timeControl?.incrementSeconds ?? UNTOLD_TIME.incrementSeconds,
    timeControlTold: timeControl !== null,
    rounds: roundsOf(told),
    meetings: kind === 'RoundRobin' ? told.meetings : null,
    winPoints: field.points.win,
    drawPoints: field.points.draw,
    lossPoints: field.points.loss,
    pointSystem: field.points,
    tb1,
    tb2,
    tb3,
    tb4,
    publiclyViewable: facts.publiclyViewable,
    initialColor: initialColor ?? 'white',
    initialColorTold: initialColor !== null,
    startedAt: told.pairedRounds > 0 ? facts.now : null,
    createdAt: facts.now,
  };
}

/** A file that does not tell how many rounds there are is the report of those it has, if it has any. */
function roundsOf({ kind, announcedRounds, pairedRounds, field }: TrfTournament): number | null {
  const isUnknown = announcedRounds === null && pairedRounds === 0;
  return kind === 'ManualPairing' || isUnknown ? null : field.rounds;
}

/** For a game of the tournament that is played online after all; it is not shown. */
const UNTOLD_TIME = { initialMinutes: 90, incrementSeconds: 30 } as const;

/** What is the same for every tournament out of a file: played over the board, its list in the file's order. */
const IMPORTED = {
  description: '',
  variant: 'Chess',
  league: null,
  season: null,
  category: null,
  profilePicture: '',
  bannerPicture: '',
  intervalCount: 1,
  intervalUnit: 'days',
  perTeam: null,
  online: false,
  selfJoinable: false,
  fideRated: false,
  showOnlyTop: null,
  showOnlyUsernames: false,
  chatEnabled: true,
  removeInactive: false,
  randomSeeding: true,
  pinned: false,
  pinnedOrder: 0,
  finishedAt: null,
  nextPairingAt: null,
  pairingFailed: false,
  revision: 1,
} as const;

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
