import { describe, expect, it } from 'vitest';
import { type WholeTournament, wholeTournament } from '../../contract/whole-tournament.ts';
import { type AccountId, asId, type GameId, type TeamId } from '../../domain/ids.ts';
import type { CleanHtml } from '../../domain/rich-text.ts';
import { logEntry } from '../../domain/tournament/log.ts';
import { boardsOf, matchesOf, openGames, playersOf, type Tournament, teamsOf } from '../../domain/tournament/state.ts';
import { toWholeFile } from '../../services/tournament/whole-file.ts';
import { fromWholeFile, type Here } from '../../services/tournament/whole-file-read.ts';
import { firstOf } from '../support/lists.ts';
import { MATCH_KINDS, matchWalk } from '../support/match-walk.ts';
import { HOST, newTournament, startedWith } from '../support/played-tournament.ts';
import { at } from '../support/tournament.ts';
import { walkTo } from '../support/tournament-walk.ts';

/** `WALKS=1000` takes more of them, `SEED=...` one again. */
const WALKS = Number(process.env.WALKS ?? 60);
const FIRST = Number(process.env.SEED ?? 1);

const NO_KEYS: ReadonlyMap<string, string> = new Map();

const entered = (tournament: Tournament) => {
  const entry = logEntry(newTournament(), { ...tournament, id: newTournament().id }, HOST, at(0));
  return entry === null ? [] : [entry];
};

/** Another server, on which everybody and every game has another id. */
function elsewhere(): { readonly here: Here; readonly keys: ReadonlyMap<string, string> } {
  const standIns = new Map<string, string>();
  const keys = new Map<string, string>();
  let games = 0;
  const standInFor = (key: string): string => {
    const standIn = standIns.get(key) ?? `guest-${1000 - standIns.size}`;
    standIns.set(key, standIn);
    keys.set(standIn, key);
    return standIn;
  };
  const here: Here = {
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
  return { here, keys };
}

describe('a whole tournament as a file', () => {
  it('[TOUR-9] is the same file after another server has taken it over, whatever has been done to it', () => {
    for (let seed = FIRST; seed < FIRST + WALKS; seed += 1) expectTheSame(`walk ${seed}`, walkTo(seed, 60));
  });

  it.each(MATCH_KINDS)('[TOUR-9] is the same with teams, their line-ups, matches and match days: %s', (kind) => {
    for (let seed = FIRST; seed < FIRST + WALKS / 10; seed += 1) {
      const steps = [...matchWalk(kind, seed)];
      for (const tournament of [steps[Math.floor(steps.length / 2)], steps.at(-1)]) {
        if (tournament !== undefined) expectTheSame(`${kind} ${seed}`, tournament);
      }
    }
  });

  it('[TOUR-9] has a game that is being played as it stands, broken off, and its board goes on over the board', () => {
    const online = { kind: 'RoundRobin', online: true, meetings: 1 } as const;
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
    const file = toWholeFile(running, { ...BESIDE, keys: NO_KEYS, unfinished: new Map([[first.id, end]]) });
    const boards = file.rounds.flatMap((round) => round.boards);
    expect(boards.flatMap(({ games }) => games)).toMatchObject([
      { finishedAt: at(9), reason: 'annulled', outcome: null, moves: 'DAAB', plies: 1, clocks: [5000] },
    ]);
    expect(boards.every(({ online: isOnline, result }) => !isOnline && result === null)).toBe(true);
    const { here, keys } = elsewhere();
    const read = fromWholeFile(wholeTournament.parse(file), here);
    if (!read.ok) throw new Error(read.key);
    expect(read.value.rounds.flatMap(boardsOf).flatMap(openGames)).toEqual([]);
    expect(toWholeFile(read.value, { ...BESIDE, keys })).toEqual(file);
  });

  it('[TOUR-9] is refused where it contradicts itself', () => {
    const paired = firstWhere(
      (seed) => walkTo(seed, 60),
      ({ rounds }) => rounds[0]?.kind === 'paired',
    );
    const file = toWholeFile(paired, { ...BESIDE, keys: NO_KEYS });
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

  it('[TOUR-9] is refused where its teams contradict themselves', () => {
    const walked = firstWhere(
      (seed) => [...matchWalk('TeamSwissDutch', seed)].at(-1),
      ({ rounds }) => rounds[0] !== undefined && matchesOf(rounds[0]).some(({ boards }) => boards.length > 0),
    );
    const file = toWholeFile(walked, { ...BESIDE, keys: NO_KEYS });
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
    expect(fromWholeFile(withMatch({}), elsewhere().here).ok).toBe(true);
    expectBroken([
      { ...file, teams: teams.slice(1) },
      { ...file, teams: teams.map((team) => ({ ...team, members: [] })) },
      {
        ...file,
        teams: teams.map((team, index) => (index === 0 ? { ...team, key: file.players[0]?.key ?? '' } : team)),
      },
      { ...file, settings: { ...file.settings, kind: 'SwissDutch' } },
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

const BESIDE = { origin: 'open.1', log: [], report: null, unfinished: new Map() } as const;

/** It is written, taken over elsewhere and written again. */
function expectTheSame(name: string, tournament: Tournament): void {
  const beside = { ...BESIDE, log: entered(tournament) };
  const text = JSON.stringify(toWholeFile(tournament, { ...beside, keys: NO_KEYS }));
  const { here, keys } = elsewhere();
  const read = fromWholeFile(wholeTournament.parse(JSON.parse(text)), here);
  expect([name, read.ok || read.key]).toEqual([name, true]);
  if (!read.ok) return;
  // A game that is still open plays no part in the table, and is not in the file.
  expect(playersOf(read.value).map(({ standing }) => standing)).toEqual(
    playersOf(tournament).map(({ standing }) => standing),
  );
  expect(teamsOf(read.value).map(({ rank, tiebreaks }) => ({ rank, tiebreaks }))).toEqual(
    teamsOf(tournament).map(({ rank, tiebreaks }) => ({ rank, tiebreaks })),
  );
  expect(JSON.stringify(toWholeFile(read.value, { ...beside, keys }))).toBe(text);
}

function expectBroken(files: readonly WholeTournament[]): void {
  for (const [index, one] of files.entries()) {
    expect([index, fromWholeFile(one, elsewhere().here)]).toMatchObject([index, { key: 'wholeFileBroken' }]);
  }
}
