/** Tournaments of all formats that are played to their end and lack nothing for a rating report, each from its number. */
import type { Chance } from '../../../domain/kernel/chance.ts';
import { type AccountId, asId } from '../../../domain/kernel/ids.ts';
import { pointSystem } from '../../../domain/kernel/points.ts';
import { DAY, type Millis, millis } from '../../../domain/kernel/time.ts';
import { localDayOf } from '../../../domain/kernel/time-zone.ts';
import type { TiebreakId } from '../../../domain/tiebreaks/names.ts';
import type { TournamentCommand } from '../../../domain/tournament/command.ts';
import { canChoose } from '../../../domain/tournament/standings/offered-tiebreaks.ts';
import { nextSeats } from '../../../domain/tournament/teams/match-score.ts';
import { FORMATS, type FormatName, hasMatches } from '../../../domain/tournament/value/formats.ts';
import { NO_OFFICIAL_DATA, type OfficialData } from '../../../domain/tournament/value/official-data.ts';
import type { Settings, TiebreakChoice } from '../../../domain/tournament/value/settings.ts';
import {
  type Board,
  boardsOf,
  isPlayer,
  matchesOf,
  type Player,
  pairedRounds,
  playersOf,
  type Tournament,
} from '../../../domain/tournament/value/state.ts';
import { chanceFrom } from '../chance.ts';
import { withClasses } from './classes.ts';
import { changed, decided, newTournament, settled, withPlayers, withTeamsEntered } from './played-tournament.ts';
import { at } from './tournament.ts';

export const OFFICIAL_DATA: OfficialData = {
  ...NO_OFFICIAL_DATA,
  city: 'Tromsø',
  federation: 'NOR',
  eventCode: '412345',
  chiefArbiter: { name: 'Nordmann, Kari', title: 'IA', fideNumber: 1500001, email: 'kari@example.org' },
  deputyArbiters: [{ name: 'Lie, Ola', title: 'FA', fideNumber: 1500002, email: '' }],
  arbiters: [{ name: 'Moe, Siri', title: 'NA', fideNumber: 1500003, email: '' }],
};

/** Half of them are Swiss, as most rated events are. */
const KINDS: readonly FormatName[] = [
  'SwissDutch',
  'RoundRobin',
  'SwissDutch',
  'TeamSwissDutch',
  'SwissDutch',
  'Knockout',
  'SwissDutch',
  'TeamRoundRobin',
  'SwissDutch',
  'TeamMonrad',
  'SwissDutch',
  'ManualPairing',
  'SwissDutch',
  'TeamKonrad',
  'SwissDutch',
  'LimitedPlayerTeam',
  'RoundRobin',
  'TeamKnockout',
];

export const formatOf = (index: number): FormatName => KINDS[index % KINDS.length] ?? 'SwissDutch';

/** The tournament of this number, from 0. */
export function reportedTournament(index: number): Tournament {
  const below = chanceFrom(1000 + index);
  const begun = begin(formatOf(index), index, below);
  return withOfficialFacts(playedToTheEnd(begun, below));
}

/** As it was after this number of rounds, the last of them with open games. */
export function interruptedTournament(index: number, rounds: number): Tournament {
  const below = chanceFrom(1000 + index);
  let tournament = begin(formatOf(index), index, below);
  for (let steps = 0; steps < MOST_STEPS && pairedRounds(tournament) < rounds; steps += 1) {
    tournament = step(tournament, below, at(steps * DAY));
  }
  const [open] = tournament.rounds.slice(-1).flatMap(boardsOf);
  const half = open === undefined ? tournament : entered(tournament, below, (board) => board % 2 === 0);
  return withOfficialFacts(half);
}

function begin(format: FormatName, index: number, below: Chance): Tournament {
  const settings: Partial<Settings> = {
    format,
    name: `Åpen sjakkfestival nr. ${index}`,
    online: false,
    fideRated: true,
    initialMinutes: 90,
    incrementSeconds: 30,
    officialData: OFFICIAL_DATA,
    interval: { count: 1, unit: 'days' },
    endDate: '2027-06-01',
    rounds: FORMATS[format].asksForRounds ? 5 + below(3) : null,
    tieBreaks: tiebreaksFor(format, below),
    ...(below(4) === 0 && !FORMATS[format].isTeam && { points: pointSystem(3, 1, 0) }),
    ...(FORMATS[format].dropsRounds && { droppedRounds: index % 3 }),
    ...(FORMATS[format].perTeam === 'required' && { perTeam: 2 + below(3) }),
  };
  const built = newTournament(settings, { nextPairingAt: at(0) });
  return settled(changed(withEntries(built, below), { kind: 'start' }, { now: at(-DAY), chance: below }), {
    now: at(-DAY),
    chance: below,
  });
}

function withEntries(tournament: Tournament, below: Chance): Tournament {
  const { format } = tournament.settings;
  switch (format) {
    case 'Knockout':
      return withPlayers(tournament, 8);
    case 'TeamKnockout':
      return withTeamsEntered(tournament, 4, membersIn(tournament));
    case 'RoundRobin':
      return withPlayers(tournament, 5 + below(4));
    case 'TeamRoundRobin':
      return withTeamsEntered(tournament, 4 + below(3), membersIn(tournament));
    case 'TeamSwissDutch':
    case 'LimitedPlayerTeam':
      return withTeamsEntered(tournament, 8 + below(4), membersIn(tournament));
    case 'TeamMonrad':
    case 'TeamKonrad':
      return rated(withClasses(tournament, ...Array.from({ length: 4 }, () => 3 + below(3))));
    case 'SwissDutch':
    case 'ManualPairing':
    case 'Monrad':
      return withPlans(withPlayers(tournament, 10 + below(16)), below);
    case 'Konrad':
      return allHere(withPlayers(tournament, 10 + below(16)));
  }
}

const allHere = (tournament: Tournament): Tournament =>
  withPlayersChanged(tournament, (player) => ({ ...player, attendance: 'here' }));

const rated = (tournament: Tournament): Tournament =>
  withPlayersChanged(tournament, (player) => ({ ...player, rating: 1700 - 5 * player.seed }));

const withPlayersChanged = (tournament: Tournament, change: (player: Player) => Player): Tournament => ({
  ...tournament,
  participants: tournament.participants.map((one) =>
    isPlayer(one) ? change(one) : { ...one, members: one.members.map(change) },
  ),
});

/** Teams enter with at most four. */
const membersIn = ({ settings: { perTeam } }: Tournament): number => Math.min(4, perTeam ?? 4);

/** Acceleration and forbidden pairs of some Swiss. */
function withPlans(tournament: Tournament, below: Chance): Tournament {
  if (tournament.settings.format !== 'SwissDutch') return tournament;
  const pair = { who: [account(2), account(5)], firstRound: 1, lastRound: null };
  const accelerated = below(4) === 0 ? tried(tournament, { kind: 'accelerate', by: 'baku' }) : tournament;
  return below(3) === 0 ? tried(accelerated, { kind: 'addForbiddenPair', pair }) : accelerated;
}

const account = (number: number): AccountId => asId(`p${number}`);

const CHOICES: readonly TiebreakId[] = [
  'directEncounter',
  'buchholzCut1',
  'buchholz',
  'sonnebornBerger',
  'medianBuchholz',
  'wins',
  'progressiveScore',
  'foreBuchholz',
  'buchholzCut2',
  'gamesWon',
  'blackGamesPlayed',
  'koya',
  'gamePoints',
  'extendedDirectEncounter',
  'matchGameSonnebornBerger',
  'buchholzMatchPoints',
];

function tiebreaksFor(format: FormatName, below: Chance): TiebreakChoice {
  const offered = CHOICES.filter((id) => canChoose(format, id));
  const chosen = new Set(Array.from({ length: 4 }, () => offered[below(offered.length || 1)]));
  const [one = null, two = null, three = null, four = null] = [...chosen].filter((id) => id !== undefined);
  return [one, two, three, four];
}

const MOST_STEPS = 60;

function playedToTheEnd(begun: Tournament, below: Chance): Tournament {
  let tournament = begun;
  for (let steps = 0; steps < MOST_STEPS && tournament.phase.kind === 'running'; steps += 1) {
    tournament = step(tournament, below, at(steps * DAY));
    if (tournament.settings.format === 'ManualPairing' && pairedRounds(tournament) === HAND_ROUNDS) break;
  }
  return entered(tournament, below, () => true);
}

/** All results that are missing, or the next round with what players ask for before it. */
function step(before: Tournament, below: Chance, now: Millis): Tournament {
  const ready = entered(before, below, () => true);
  if (ready !== before) return settled(ready, { now, chance: below });
  return withLineUps(paired(withIncidents(withEverybodyHere(before), below, now), below, now), now);
}

/** Team Konrad pairs those who are there. */
function withEverybodyHere(tournament: Tournament): Tournament {
  if (FORMATS[tournament.settings.format].attendanceRule !== 'ifHere') return tournament;
  const accounts = playersOf(tournament).map((player) => player.account);
  return tried(tournament, { kind: 'markAttendance', accounts, attendance: 'here' });
}

const HAND_ROUNDS = 4;

function paired(tournament: Tournament, below: Chance, now: Millis): Tournament {
  const { format } = tournament.settings;
  const { roundMaking, nextRoundButton } = FORMATS[format];
  if (roundMaking === 'byHand') return pairedByHand(tournament, below);
  const due = settled(tournament, { now, chance: below });
  if (due !== tournament || nextRoundButton === null) return due;
  return tried(tournament, { kind: 'pairNextRound', button: nextRoundButton }, now);
}

function pairedByHand(tournament: Tournament, below: Chance): Tournament {
  const round = pairedRounds(tournament) + 1;
  const here = playersOf(tournament)
    .filter(({ withdrawnFrom }) => withdrawnFrom === null)
    .map((player) => ({ player, lot: below(1000) }))
    .sort((one, other) => one.lot - other.lot)
    .map(({ player }) => player.account);
  let made = changed(tournament, { kind: 'addRound', name: null, startAt: null, number: round });
  for (let index = 0; index < here.length; index += 2) {
    const [white, black = null] = here.slice(index, index + 2);
    if (white === undefined) continue;
    made = changed(made, { kind: 'addPairing', round, white, black, online: false });
  }
  return made;
}

function withLineUps(tournament: Tournament, now: Millis): Tournament {
  return tournament.rounds.reduce(
    (before, round) =>
      matchesOf(round)
        .filter(({ lineUps }) => lineUps !== null)
        .reduce(
          (state, { white }) => tried(state, { kind: 'closeLineUps', round: round.number, team: white }, now),
          before,
        ),
    tournament,
  );
}

/** Late entries, byes, withdrawals and points adjustments. */
function withIncidents(tournament: Tournament, below: Chance, now: Millis): Tournament {
  const { format } = tournament.settings;
  const players = playersOf(tournament);
  const one = players[below(players.length)];
  const round = pairedRounds(tournament) + 1;
  if (one === undefined || FORMATS[format].isTeam || format === 'Knockout') return tournament;
  const bye = below(2) === 0 ? 'half-point' : 'zero-point';
  switch (below(6)) {
    case 0:
      return tried(tournament, { kind: 'addRequestedBye', bye: { who: one.account, round, bye } }, now);
    case 1:
      return tried(tournament, lateEntry(players.length + 30, below), now);
    case 2:
      // A round robin counts for nobody who leaves before half of it.
      return format === 'SwissDutch'
        ? tried(tournament, { kind: 'removeParticipant', account: one.account })
        : tournament;
    default:
      return tournament;
  }
}

const lateEntry = (number: number, below: Chance): TournamentCommand => ({
  kind: 'addParticipant',
  account: account(number),
  late: true,
  missed: below(2) === 0 ? 'half-point' : undefined,
});

const RESULTS = ['whiteWins', 'draw', 'blackWins', 'draw', 'whiteWins', 'blackWins', 'draw', 'whiteWins'] as const;
const FORFEITS = ['whiteWinsByForfeit', 'blackWinsByForfeit', 'notPlayed'] as const;

function entered(tournament: Tournament, below: Chance, isMeant: (board: number) => boolean): Tournament {
  return tournament.rounds.reduce(
    (before, round) =>
      boardsOf(round).reduce((state, board) => {
        if (board.result !== null || !isMeant(board.board)) return state;
        return resultEntered(state, round.number, board, below);
      }, before),
    tournament,
  );
}

function resultEntered(tournament: Tournament, round: number, board: Board, below: Chance): Tournament {
  // The games of a knockout match have colours in turn.
  const { white, black } = hasMatches(tournament) ? nextSeats(board) : board;
  const result = (below(15) === 0 ? FORFEITS[below(3)] : RESULTS[below(8)]) ?? 'draw';
  const command = { kind: 'setResult', round, white, black, result } as const;
  const done = decided(tournament, command);
  if (done.ok) return done.value.after ?? tournament;
  return tried(tournament, { ...command, result: 'whiteWins' });
}

function tried(before: Tournament, command: TournamentCommand, now: Millis = at(0)): Tournament {
  const result = decided(before, command, { now });
  return result.ok ? (result.value.after ?? before) : before;
}

const LAST_NAMES = ['Kvaløy', 'Ås', 'Brækken', 'Øye', 'Strøm', 'Nygård', 'Berg', 'Dahl', 'Müller', 'Łęski'];
const FIRST_NAMES = ['Åse', 'Bjørn', 'Cecilie', 'Dag Ødegård', 'Eva', 'Frøydis', 'Geir', 'Håkon', 'Ida', 'Jürgen'];

/** Everybody as FIDE knows them, a round a day, and the dates of the event as they were. */
function withOfficialFacts(tournament: Tournament): Tournament {
  const facts = ({ seed, ...player }: Player): Player => ({
    ...player,
    seed,
    person: {
      ...player.person,
      lastName: `${LAST_NAMES[seed % LAST_NAMES.length]}`,
      firstName: `${FIRST_NAMES[Math.floor(seed / 10) % FIRST_NAMES.length]} ${'abcdefghijkl'[seed % 12]?.toUpperCase()}`,
      fideNumber: 1500100 + seed,
      birthDate: `${1950 + (seed % 60)}-0${1 + (seed % 9)}-15`,
      sex: seed % 3 === 0 ? 'F' : 'M',
    },
  });
  const rounds = tournament.rounds.map((round) => ({ ...round, startAt: millis(at(0) + (round.number - 1) * DAY) }));
  const { timeZone } = tournament.settings;
  const dayOf = (startAt: Millis) => localDayOf(startAt, timeZone);
  const days = rounds.map(({ startAt }) => dayOf(startAt));
  return {
    ...withPlayersChanged(tournament, facts),
    rounds,
    phase:
      tournament.phase.kind === 'open'
        ? tournament.phase
        : { kind: 'finished', startedAt: at(0), finishedAt: at(60 * DAY) },
    settings: {
      ...tournament.settings,
      startDate: days[0] ?? dayOf(at(0)),
      endDate: days.at(-1) ?? dayOf(at(0)),
    },
  };
}
