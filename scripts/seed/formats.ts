/** An over-the-board tournament of each format that the other demos do not contain, at various stages. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Session } from '../../cli/session.ts';
import * as calls from '../../contract/calls.ts';
import type { TournamentPayloadInput as Payload } from '../../contract/tournament/payload.ts';
import type { TournamentPage } from '../../contract/tournament/tournaments.ts';
import { FORMATS } from '../../domain/tournament/value/formats.ts';
import { CLUBS, LEAGUE, ORGANIZATION } from './people.ts';

interface DemoTeam {
  readonly club: string;
  readonly name: string;
  readonly players: readonly string[];
}

interface Demo {
  readonly id: string;
  readonly settings: Pick<Payload, 'name' | 'kind' | 'description'> & Partial<Payload>;
  /** Accounts, or teams in team events. */
  readonly entries: readonly string[] | readonly DemoTeam[];
  /** The button that creates the next round, in formats where only the arbiter does. */
  readonly button?: 'pairings' | 'challenges';
  /** The number of rounds with results; one more is paired, if there is one. */
  readonly played: number;
  /** By round: who has a half-point bye and is not here; all others are marked present. */
  readonly away?: readonly (readonly string[])[];
}

const [FJELLSIDEN = [], ELVEBAKKEN = []] = CLUBS.map(({ players }) => players.map(({ id }) => id));
const [HILL = '', RIVER = ''] = CLUBS.map(({ id }) => id);

export const TEAM_LEAGUE = 'city-match';

/** Suffixes of first, second and third teams. */
const LETTERS = ['A', 'B', 'C'];

const teams = (size: number, each: number): DemoTeam[] =>
  Array.from({ length: each }, (_, index) => index).flatMap((index) => {
    const from = index * size;
    return [
      { club: HILL, name: `Fjellsiden ${LETTERS[index]}`, players: FJELLSIDEN.slice(from, from + size) },
      { club: RIVER, name: `Elvebakken ${LETTERS[index]}`, players: ELVEBAKKEN.slice(from, from + size) },
    ];
  });

const classes: readonly DemoTeam[] = [
  { club: HILL, name: 'Klasse 5A', players: FJELLSIDEN.slice(6, 9) },
  { club: HILL, name: 'Klasse 5B', players: FJELLSIDEN.slice(9) },
  { club: RIVER, name: 'Klasse 6A', players: ELVEBAKKEN.slice(6, 9) },
  { club: RIVER, name: 'Klasse 6B', players: ELVEBAKKEN.slice(9) },
];

const DEMOS: readonly Demo[] = [
  {
    id: 'masters-group',
    settings: {
      name: 'Masters Group',
      kind: 'RoundRobin',
      description: '<p>Everybody meets everybody, one game a week.</p>',
      meetings: 1,
      fideRated: true,
    },
    entries: FJELLSIDEN.slice(2, 8),
    played: 3,
  },
  {
    id: 'cup-of-eight',
    settings: {
      name: 'Cup of Eight',
      kind: 'Knockout',
      description: '<p>Two games a match, and extra games until somebody leads.</p>',
    },
    entries: [...FJELLSIDEN.slice(0, 4), ...ELVEBAKKEN.slice(0, 4)],
    played: 1,
  },
  {
    id: 'team-championship',
    settings: {
      name: 'Team Championship',
      kind: 'TeamSwissDutch',
      description: '<p>Teams of three, match points before game points.</p>',
      rounds: 2,
      perTeam: 3,
    },
    entries: teams(3, 3),
    button: 'pairings',
    played: 1,
  },
  {
    id: TEAM_LEAGUE,
    settings: {
      name: 'City Match',
      kind: 'TeamRoundRobin',
      description: '<p>First and second teams of both clubs, each against each, at home and away.</p>',
      perTeam: 2,
      homeAndAway: true,
      captainsReport: true,
      league: LEAGUE.id,
      season: LEAGUE.season,
      category: LEAGUE.division,
      onlinePairingIntervalT: 3,
    },
    entries: teams(2, 2),
    played: 1,
  },
  {
    id: 'team-cup',
    settings: {
      name: 'Team Cup',
      kind: 'TeamKnockout',
      description: '<p>Two legs with the colours switched; who has more game points goes through.</p>',
      perTeam: 2,
    },
    entries: teams(2, 2),
    played: 1,
  },
  {
    id: 'four-a-side',
    settings: {
      name: 'Four a Side',
      kind: 'LimitedPlayerTeam',
      description: '<p>Four boards, and whoever is ill is stood in for.</p>',
      rounds: 1,
    },
    entries: teams(5, 2),
    played: 1,
  },
  {
    id: 'school-day',
    settings: {
      name: 'School Chess Day',
      kind: 'TeamMonrad',
      description: '<p>Classes play each other, and every game brings points to the class.</p>',
      rounds: 4,
      winPoints: 3,
      drawPoints: 2,
      lossPoints: 1,
    },
    entries: classes,
    button: 'challenges',
    played: 2,
  },
  {
    id: 'club-night',
    settings: {
      name: 'Club Night',
      kind: 'TeamKonrad',
      description: '<p>Come and go: whoever is free is paired.</p>',
      rounds: 3,
      onlinePairingIntervalN: 1,
      onlinePairingIntervalT: 3,
    },
    entries: teams(4, 1),
    played: 0,
  },
  {
    id: 'monrad-nights',
    settings: {
      name: 'Monrad Nights',
      kind: 'Monrad',
      description: '<p>One round a week, and neighbours in the table meet.</p>',
      rounds: 4,
      requestableByes: 2,
      onlinePairingIntervalT: 3,
    },
    entries: [...FJELLSIDEN.slice(0, 5), ...ELVEBAKKEN.slice(0, 4)],
    button: 'pairings',
    played: 2,
  },
  {
    id: 'konrad-nights',
    settings: {
      name: 'Konrad Nights',
      kind: 'Konrad',
      description: '<p>Come when you can: whoever is here plays.</p>',
      rounds: 8,
      maxMeetings: 2,
      requestableByes: 3,
      onlinePairingIntervalT: 3,
    },
    entries: [...FJELLSIDEN.slice(4, 8), ...ELVEBAKKEN.slice(3, 7)],
    button: 'pairings',
    played: 3,
    away: [[], [FJELLSIDEN[4] ?? '', ELVEBAKKEN[3] ?? ''], [FJELLSIDEN[6] ?? ''], []],
  },
  {
    id: 'thursday-blitz',
    settings: {
      name: 'Thursday Blitz',
      kind: 'ManualPairing',
      description: '<p>The arbiter makes the pairings.</p>',
    },
    entries: ELVEBAKKEN.slice(4, 8),
    played: 0,
  },
];

/** The manager of the organisation runs them, because players of both clubs take part. */
export async function seedFormats(chief: Session): Promise<void> {
  const known = new Map<string, string>();
  for (const demo of DEMOS) {
    await build(chief, demo);
    for (const entry of demo.entries) await enter(chief, demo.id, entry, known);
    await chief.ask(calls.startTournament, { id: demo.id });
    await playOut(chief, demo);
  }
}

const build = (chief: Session, { id, settings }: Demo) => {
  const now = new Date().toISOString();
  return chief.ask(calls.buildTournament, {
    body: {
      id,
      organiser: ORGANIZATION.id,
      organiserType: 'organization',
      startDate: now.slice(0, 10),
      firstPairingDate: now.slice(0, 10),
      firstPairingTime: now.slice(11, 16),
      onlinePairingIntervalN: 1,
      onlinePairingIntervalT: 2,
      initialTime: 90,
      increment: 30,
      ...settings,
    },
  });
};

async function enter(chief: Session, id: string, entry: string | DemoTeam, known: Map<string, string>): Promise<void> {
  if (typeof entry === 'string') {
    await chief.ask(calls.addParticipant, { id, account: entry });
    return;
  }
  const team = known.get(entry.name) ?? (await teamOf(chief, entry));
  known.set(entry.name, team);
  await chief.ask(calls.addTournamentTeam, { id, team });
  for (const account of entry.players) await chief.ask(calls.addParticipant, { id, account, query: { team } });
}

async function teamOf(chief: Session, { club, name, players }: DemoTeam): Promise<string> {
  const { id } = await chief.ask(calls.addTeam, { id: club, body: { name } });
  for (const account of players) await chief.ask(calls.addTeamMember, { id, account });
  return id;
}

/** Plays the rounds in sequence, pairing them with the button if the format does not pair them itself. */
async function playOut(chief: Session, demo: Demo): Promise<void> {
  const { id, button, played } = demo;
  for (let round = 1; round <= played; round += 1) {
    if (button !== undefined) await pairByButton(chief, demo, round, button);
    await enterResults(chief, id, round);
  }
  const { tournament } = await chief.page(id);
  const isLeft = tournament.rounds !== null && tournament.rounds > played;
  if (button !== undefined && isLeft) await pairByButton(chief, demo, played + 1, button);
}

async function pairByButton(
  chief: Session,
  { id, entries, away }: Demo,
  round: number,
  button: NonNullable<Demo['button']>,
): Promise<void> {
  const absent = away?.[round - 1] ?? [];
  for (const account of absent) {
    await chief.ask(calls.addRequestedBye, { id, body: { player: account, round, bye: 'half-point' } });
  }
  if (away !== undefined) {
    const accounts = entries.flatMap((entry) => (typeof entry === 'string' ? [entry] : []));
    const here = accounts.filter((account) => !absent.includes(account));
    await chief.ask(calls.markAttendance, { id, body: { accounts: here, attendance: 'here' } });
    if (absent.length > 0) {
      await chief.ask(calls.markAttendance, { id, body: { accounts: [...absent], attendance: 'away' } });
    }
  }
  await chief.ask(calls.pairNextRound, { id, button });
}

/** Enters a result on every board of the round; for matches of two games both, with alternating colours. */
async function enterResults(chief: Session, id: string, round: number): Promise<void> {
  const { page, boards } = await pairedIn(chief, id, round);
  const seeds = new Map(page.participants.map(({ account, seed }) => [account, seed]));
  const isMatch = FORMATS[page.tournament.kind].gamesPerMatch > 1;
  for (const { white, black } of boards) {
    const isFavourite = (seeds.get(white) ?? 0) < (seeds.get(black) ?? 0);
    const win = isFavourite ? '1' : '-1';
    await chief.ask(calls.setResult, { id, round, white, black, result: isFavourite || isMatch ? win : '0' });
    if (isMatch)
      await chief.ask(calls.setResult, { id, round, white: black, black: white, result: isFavourite ? '-1' : '1' });
  }
}

/** Waits until the round is paired. */
async function pairedIn(
  chief: Session,
  id: string,
  round: number,
): Promise<{ page: TournamentPage; boards: Pairings }> {
  for (;;) {
    const page = await chief.page(id);
    const boards = page.pairings.filter((row) => row.round === round && row.black !== 'bye');
    if (boards.length > 0) return { page, boards };
    await sleep(100);
  }
}

type Pairings = TournamentPage['pairings'];
