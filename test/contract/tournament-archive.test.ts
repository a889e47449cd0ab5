import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { type TournamentFile, tournamentArchive } from '../../contract/tournament/archive/archive.ts';
import { settings } from '../../contract/tournament/archive/settings.ts';
import { asId } from '../../domain/kernel/ids.ts';
import { archiveOf, type StoredHistory } from '../../domain/tournament/archive/archive-of.ts';
import { FORMAT_NAMES } from '../../domain/tournament/value/formats.ts';
import { NO_OFFICIAL_DATA } from '../../domain/tournament/value/official-data.ts';
import { NO_PRIZES } from '../../domain/tournament/value/prize-plan.ts';
import { SETTING_NAMES } from '../../domain/tournament/value/settings.ts';
import { boardsOf, openGames, playersOf, type Tournament } from '../../domain/tournament/value/state.ts';
import { archivable } from '../support/domain/archived-tournament.ts';
import { at } from '../support/domain/tournament.ts';
import { firstOf } from '../support/lists.ts';

/** `WALKS=1000` takes more of them, `SEED=...` one again. */
const WALKS = Number(process.env.WALKS ?? 20);
const FIRST = Number(process.env.SEED ?? 1);

const FOLDER = join(import.meta.dirname, 'archives');
const fileNamed = (name: string): TournamentFile => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));
const swiss = fileNamed('swiss.json');
const teamRoundRobin = fileNamed('team-round-robin.json');

const HISTORY: StoredHistory = {
  origin: 'open.1',
  keys: {},
  log: [
    { revision: 1, at: at(0), by: asId('arbiter'), facts: [{ kind: 'built' }] },
    {
      revision: 2,
      at: at(1),
      by: null,
      facts: [{ kind: 'setting', setting: 'points', before: [2, 1, 0], after: null }],
    },
    { revision: 3, at: at(2), by: asId('@berit'), facts: [{ kind: 'seatsSwapped', round: 1, who: [asId('p1')] }] },
  ],
  report: '012 Open',
};

/** Each second game that runs is in it, with its moves so far. */
function archived(tournament: Tournament) {
  const running = tournament.rounds.flatMap(boardsOf).flatMap(openGames);
  const end = {
    finishedAt: at(9),
    outcome: null,
    reason: 'annulled',
    moves: 'DAAB',
    plies: 1,
    clocks: [5000],
  } as const;
  const unfinished = new Map(running.flatMap(({ id }, index) => (index % 2 === 0 ? [[id, end] as const] : [])));
  return archiveOf(tournament, HISTORY, { unfinished });
}

test('[TOUR-9] the file of a tournament says all of it, in every format and at every stage', () => {
  const formats = new Set<string>();
  for (let seed = FIRST; seed < FIRST + WALKS; seed += 1) {
    for (const tournament of archivable(seed)) {
      formats.add(tournament.settings.format);
      const archive = archived(tournament);
      const text = JSON.stringify(tournamentArchive.encode(archive));
      expect([seed, tournamentArchive.decode(JSON.parse(text))]).toStrictEqual([seed, archive]);
    }
  }
  if (process.env.WALKS === undefined && process.env.SEED === undefined) expect(formats).toEqual(new Set(FORMAT_NAMES));
});

test.each(readdirSync(FOLDER))(
  '[TOUR-9] a file that was written earlier is written again byte for byte: %s',
  (name) => {
    const file = fileNamed(name);
    const again = tournamentArchive.encode(tournamentArchive.decode(file));
    expect(JSON.stringify(comparable(again, file))).toBe(JSON.stringify(comparable(file, file)));
  },
);

/** Without fields that did not exist when the other file was written, and without PGN, which is not read. */
function comparable(value: unknown, other: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(other)) return value.map((item, index) => comparable(item, other[index]));
  if (!isRecord(value) || !isRecord(other)) return value;
  const fields = Object.entries(value).filter(([name]) => name in other && name !== 'pgn');
  return Object.fromEntries(fields.map(([name, field]) => [name, comparable(field, other[name])]));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

test('[TOUR-9] a file from before a field existed has the default', () => {
  const { timeZone, officialData, stages, playersReport, playersPostpone, postponement, ...older } = swiss.settings;
  const { categories, prizes, ...rest } = swiss;
  const players = swiss.players.map(({ club, manualCategories, ...player }) => player);
  const { tournament } = tournamentArchive.decode({ ...rest, settings: older, players });
  expect(tournament.settings).toMatchObject({
    timeZone: 'Europe/Oslo',
    officialData: NO_OFFICIAL_DATA,
    stages: null,
    playersReport: false,
    playersPostpone: false,
    postponement: null,
  });
  expect(tournament).toMatchObject({ categories: [], prizes: NO_PRIZES });
  for (const player of playersOf(tournament)) expect(player).toMatchObject({ club: null, manualCategories: [] });
});

test('settings are written in the order of their list', () => {
  expect(Object.keys(settings.in.shape)).toEqual(SETTING_NAMES);
});

test('a field that the file does not describe is refused when it is read, and left out when it is written', () => {
  expect(faultsOf({ ...swiss, nonsense: 1 })).toEqual(['']);
  const archive = tournamentArchive.decode(swiss);
  const participants = archive.tournament.participants.map((one) => Object.assign({ nonsense: 1 }, one));
  const written = tournamentArchive.encode({ ...archive, tournament: { ...archive.tournament, participants } });
  expect(JSON.stringify(written)).not.toContain('nonsense');
});

test('a faulty field of a file is named by its path', () => {
  const [round, later] = [firstOf(swiss.rounds), swiss.rounds.slice(1)];
  const [board, ...boards] = round.boards;
  const withBoard = (changes: object) => ({
    ...swiss,
    rounds: [{ ...round, boards: [{ ...board, ...changes }, ...boards] }, ...later],
  });
  expect(faultsOf(withBoard({ result: 'won' }))).toEqual(['rounds.0.boards.0.result']);
  expect(faultsOf(withBoard({ white: 'a b', board: 0 }))).toEqual([
    'rounds.0.boards.0.board',
    'rounds.0.boards.0.white',
  ]);
  expect(
    faultsOf({ ...swiss, settings: { ...swiss.settings, points: { ...swiss.settings.points, win: 0.5 } } }),
  ).toEqual(['settings.points.win']);
  expect(faultsOf({ ...swiss, players: swiss.players.map((one) => ({ ...one, birthDate: '2001-02-29' })) })[0]).toBe(
    'players.0.birthDate',
  );
  expect(faultsOf({ ...swiss, version: 2 })).toEqual(['version']);
});

test('[TOUR-9] clocks of long games are read', () => {
  const [round, later] = [firstOf(swiss.rounds), swiss.rounds.slice(1)];
  const boards = round.boards.map((board) => ({
    ...board,
    games: board.games.map((game) => ({ ...game, clocks: [7_200_000, 7_230_000] })),
  }));
  const { tournament } = tournamentArchive.decode({ ...swiss, rounds: [{ ...round, boards }, ...later] });
  const [game] = tournament.rounds.flatMap(boardsOf).flatMap(({ games }) => games);
  expect(game?.end?.clocks).toEqual([7_200_000, 7_230_000]);
});

test('[TOUR-9] a file that contradicts itself is refused', () => {
  const first = firstOf(swiss.rounds);
  expectBroken([
    { ...swiss, players: swiss.players.slice(1) },
    { ...swiss, players: swiss.players.map((player) => ({ ...player, key: 'same' })) },
    { ...swiss, players: swiss.players.map((player) => ({ ...player, number: 1 })) },
    { ...swiss, rounds: [{ ...first, pairedAt: null }] },
    { ...swiss, rounds: [{ ...first, boards: [...first.boards, ...first.boards] }] },
    { ...swiss, startedAt: null, finishedAt: 1 },
    { ...swiss, settings: { ...swiss.settings, rounds: null } },
  ]);
});

test('[TOUR-9] a file whose teams contradict themselves is refused', () => {
  const file = teamRoundRobin;
  const teams = file.teams ?? [];
  const at = file.rounds.findIndex(({ matches = [] }) => matches.some(({ boards }) => boards.length > 0));
  const round = firstOf(file.rounds.slice(at));
  const met = firstOf((round.matches ?? []).filter(({ boards }) => boards.length > 0));
  const withRound = (changes: Partial<typeof round>) => ({
    ...file,
    rounds: file.rounds.map((one, index) => (index === at ? { ...one, ...changes } : one)),
  });
  const withMatch = (changes: Partial<typeof met>) =>
    withRound({ matches: (round.matches ?? []).map((one) => (one === met ? { ...met, ...changes } : one)) });
  expect(tournamentArchive.safeDecode(withMatch({})).success).toBe(true);
  expectBroken([
    { ...file, teams: teams.slice(1) },
    { ...file, teams: teams.map((team) => ({ ...team, members: [] })) },
    {
      ...file,
      teams: teams.map((team, index) => (index === 0 ? { ...team, key: firstOf(file.players).key } : team)),
    },
    { ...file, settings: { ...file.settings, format: 'SwissDutch', rounds: 3 } },
    withMatch({ black: met.white }),
    withMatch({ boards: [...met.boards, ...met.boards] }),
    withMatch({ boards: met.boards.map((board) => ({ ...board, black: board.white })) }),
    withMatch({ lineUps: { white: [...(teams.find(({ key }) => key === met.black)?.members ?? [])], black: null } }),
    withRound({ boards: met.boards }),
    withRound({ byes: [{ who: met.white, bye: 'zero-point' }] }),
  ]);
});

const faultsOf = (file: unknown): string[] => issuesOf(file).map(({ path }) => path.join('.'));

const issuesOf = (file: unknown): readonly z.core.$ZodIssue[] => tournamentArchive.safeParse(file).error?.issues ?? [];

function expectBroken(files: readonly TournamentFile[]): void {
  for (const [index, file] of files.entries()) {
    expect([index, issuesOf(file)]).toMatchObject([index, [{ params: { refusal: 'wholeFileBroken' } }]]);
  }
}
