import { describe, expect, it } from 'vitest';
import { type TournamentArchive, tournamentArchive } from '../../contract/tournament/archive.ts';
import { type AccountId, asId, type GameId, type TeamId } from '../../domain/kernel/ids.ts';
import type { CleanHtml } from '../../domain/lib/rich-text.ts';
import { logEntry } from '../../domain/tournament/log/log.ts';
import {
  boardsOf,
  matchesOf,
  openGames,
  playersOf,
  type Tournament,
  teamsOf,
} from '../../domain/tournament/value/state.ts';
import { toArchive } from '../../services/tournament/archive/tournament-archive.ts';
import { fromArchive, type ImportTarget } from '../../services/tournament/archive/tournament-archive-read.ts';
import { MATCH_FORMATS, matchWalk } from '../support/domain/match-walk.ts';
import { HOST, newTournament, startedWith } from '../support/domain/played-tournament.ts';
import { at } from '../support/domain/tournament.ts';
import { walkTo } from '../support/domain/tournament-walk.ts';
import { firstOf } from '../support/lists.ts';

/** `WALKS=1000` takes more of them, `SEED=...` one again. */
const WALKS = Number(process.env.WALKS ?? 60);
const FIRST = Number(process.env.SEED ?? 1);

const NO_KEYS: ReadonlyMap<string, string> = new Map();

const entered = (tournament: Tournament) => {
  const entry = logEntry(newTournament(), { ...tournament, id: newTournament().id }, HOST, at(0));
  return entry === null ? [] : [entry];
};

/** Another server, on which everybody and every game has another id. */
function elsewhere(): { readonly here: ImportTarget; readonly keys: ReadonlyMap<string, string> } {
  const ids = new Map<string, string>();
  const keys = new Map<string, string>();
  let games = 0;
  const standInFor = (key: string): string => {
    const standIn = ids.get(key) ?? `guest-${1000 - ids.size}`;
    ids.set(key, standIn);
    keys.set(standIn, key);
    return standIn;
  };
  const target: ImportTarget = {
    id: asId('elsewhere'),
    revision: 7,
    host: { type: 'club', id: asId('other') },
    league: null,
    pin: { pinned: true, order: 3 },
    clean: (description) => description as CleanHtml,
    guestOf: (key) => asId<AccountId>(standInFor(key)),
    teamOf: (key) => asId<TeamId>(standInFor(key)),
    gameOf: () => asId<GameId>(`game-${games++}`),
  };
  return { here: target, keys };
}

describe('tournament archives', () => {
  it('[TOUR-9] an archive is the same file after another server has imported it, whatever has happened in the tournament', () => {
    for (let seed = FIRST; seed < FIRST + WALKS; seed += 1) expectTheSame(`walk ${seed}`, walkTo(seed, 60));
  });

  it.each(MATCH_FORMATS)('[TOUR-9] an archive of a team tournament is the same after the import: %s', (kind) => {
    for (let seed = FIRST; seed < FIRST + WALKS / 10; seed += 1) {
      const steps = [...matchWalk(kind, seed)];
      for (const tournament of [steps[Math.floor(steps.length / 2)], steps.at(-1)]) {
        if (tournament !== undefined) expectTheSame(`${kind} ${seed}`, tournament);
      }
    }
  });

  it('[TOUR-9] an archive has a running game as it stands, broken off, and its board continues over the board', () => {
    const online = { format: 'RoundRobin', online: true, meetings: 1 } as const;
    const running = startedWith(4, newTournament(online));
    const [first, second] = running.rounds.flatMap(boardsOf).flatMap(({ games }) => games);
    if (first === undefined || second === undefined) throw new Error('no games');
    const end = {
      finishedAt: at(9),
      outcome: null,
      reason: 'annulled',
      moves: 'DAAB',
      plies: 1,
      clocks: [5000],
    } as const;
    const file = toArchive(running, { ...BESIDE, keys: NO_KEYS, unfinished: new Map([[first.id, end]]) });
    const boards = file.rounds.flatMap((round) => round.boards);
    expect(boards.flatMap(({ games }) => games)).toMatchObject([
      { finishedAt: at(9), reason: 'annulled', outcome: null, moves: 'DAAB', plies: 1, clocks: [5000] },
    ]);
    expect(boards.every(({ online: isOnline, result }) => !isOnline && result === null)).toBe(true);
    const { here: target, keys } = elsewhere();
    const read = fromArchive(tournamentArchive.parse(file), target);
    if (!read.ok) throw new Error(read.key);
    expect(read.value.rounds.flatMap(boardsOf).flatMap(openGames)).toEqual([]);
    expect(toArchive(read.value, { ...BESIDE, keys })).toEqual(file);
  });

  it('[TOUR-9] an archive that contradicts itself is refused', () => {
    const paired = firstWhere(
      (seed) => walkTo(seed, 60),
      ({ rounds }) => rounds[0]?.kind === 'paired',
    );
    const file = toArchive(paired, { ...BESIDE, keys: NO_KEYS });
    const first = firstOf(file.rounds);
    expectBroken([
      { ...file, players: file.players.slice(1) },
      { ...file, players: file.players.map((player) => ({ ...player, key: 'same' })) },
      { ...file, players: file.players.map((player) => ({ ...player, number: 1 })) },
      { ...file, rounds: [{ ...first, pairedAt: null }] },
      { ...file, rounds: [{ ...first, boards: [...first.boards, ...first.boards] }] },
      { ...file, startedAt: null, finishedAt: 1 },
    ]);
  });

  it('[TOUR-9] an archive whose teams contradict themselves is refused', () => {
    const walked = firstWhere(
      (seed) => [...matchWalk('TeamSwissDutch', seed)].at(-1),
      ({ rounds }) => rounds[0] !== undefined && matchesOf(rounds[0]).some(({ boards }) => boards.length > 0),
    );
    const file = toArchive(walked, { ...BESIDE, keys: NO_KEYS });
    const teams = file.teams ?? [];
    const [round, ...later] = file.rounds;
    const met = round?.matches?.find(({ boards }) => boards.length > 0);
    if (round === undefined || met === undefined) throw new Error('no match');
    const withMatch = (changes: Partial<typeof met>) => ({
      ...file,
      rounds: [
        { ...round, matches: round.matches?.map((one) => (one === met ? { ...met, ...changes } : one)) },
        ...later,
      ],
    });
    expect(fromArchive(withMatch({}), elsewhere().here).ok).toBe(true);
    expectBroken([
      { ...file, teams: teams.slice(1) },
      { ...file, teams: teams.map((team) => ({ ...team, members: [] })) },
      {
        ...file,
        teams: teams.map((team, index) => (index === 0 ? { ...team, key: file.players[0]?.key ?? '' } : team)),
      },
      { ...file, settings: { ...file.settings, format: 'SwissDutch' } },
      withMatch({ black: met.white }),
      withMatch({ boards: [...met.boards, ...met.boards] }),
      withMatch({ boards: met.boards.map((board) => ({ ...board, black: board.white })) }),
      withMatch({ lineUps: { white: [...(teams.find(({ key }) => key === met.black)?.members ?? [])], black: null } }),
      { ...file, rounds: [{ ...round, boards: met.boards }, ...later] },
      { ...file, rounds: [{ ...round, byes: [{ who: met.white, bye: 'zero-point' }] }, ...later] },
    ]);
  });
});

/** The first tournament of so many seeds that is as the test needs it. */
function firstWhere(make: (seed: number) => Tournament | undefined, fits: (one: Tournament) => boolean): Tournament {
  for (let seed = 1; seed < 200; seed += 1) {
    const one = make(seed);
    if (one !== undefined && fits(one)) return one;
  }
  throw new Error('no walk comes to it');
}

const BESIDE = { origin: 'open.1', log: [], report: null, unfinished: new Map(), openings: new Map() } as const;

/** It is written, taken over elsewhere and written again. */
function expectTheSame(name: string, tournament: Tournament): void {
  const beside = { ...BESIDE, log: entered(tournament) };
  const text = JSON.stringify(toArchive(tournament, { ...beside, keys: NO_KEYS }));
  const { here: target, keys } = elsewhere();
  const read = fromArchive(tournamentArchive.parse(JSON.parse(text)), target);
  expect([name, read.ok || read.key]).toEqual([name, true]);
  if (!read.ok) return;
  // A game that is still open plays no part in the table, and is not in the file.
  expect(playersOf(read.value).map(({ standing }) => standing)).toEqual(
    playersOf(tournament).map(({ standing }) => standing),
  );
  expect(teamsOf(read.value).map(({ rank, tiebreaks }) => ({ rank, tiebreaks }))).toEqual(
    teamsOf(tournament).map(({ rank, tiebreaks }) => ({ rank, tiebreaks })),
  );
  expect(JSON.stringify(toArchive(read.value, { ...beside, keys }))).toBe(text);
}

function expectBroken(files: readonly TournamentArchive[]): void {
  for (const [index, one] of files.entries()) {
    expect([index, fromArchive(one, elsewhere().here)]).toMatchObject([index, { key: 'wholeFileBroken' }]);
  }
}
