import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../../domain/access/actor.ts';
import type { Owner } from '../../../../domain/access/policy.ts';
import { asId, type ClubId, isGuestId, type TournamentId } from '../../../../domain/kernel/ids.ts';
import type { TournamentArchive } from '../../../../domain/tournament/archive/archive.ts';
import {
  type ArchiveOptions,
  archiveOf,
  type StoredHistory,
} from '../../../../domain/tournament/archive/archive-of.ts';
import { nothingImported } from '../../../../domain/tournament/commands/import-archive.ts';
import { decide } from '../../../../domain/tournament/decide.ts';
import type { Done } from '../../../../domain/tournament/decision.ts';
import type { LogEntry } from '../../../../domain/tournament/log/log.ts';
import { boardsOf, openGames, playersOf, type Tournament, teamsOf } from '../../../../domain/tournament/value/state.ts';
import { chanceFrom } from '../../../support/chance.ts';
import { archivable } from '../../../support/domain/archived-tournament.ts';
import { asPlayer, changed, HOST, newTournament, startedWith } from '../../../support/domain/played-tournament.ts';
import { at } from '../../../support/domain/tournament.ts';
import { firstOf } from '../../../support/lists.ts';

/** `WALKS=1000` takes more of them, `SEED=...` one again. */
const WALKS = Number(process.env.WALKS ?? 10);
const FIRST = Number(process.env.SEED ?? 1);

const ELSEWHERE: TournamentId = asId('elsewhere');
const OTHER: ClubId = asId('other');
const OTHER_CLUB: Owner = { type: 'club', id: OTHER };
const OTHER_HOST: Actor = { ...HOST, account: asId('berit'), clubs: { [OTHER]: 'arbiter' } };

const entry = (revision: number, by = 'arbiter'): LogEntry => ({
  revision,
  at: at(revision),
  by: asId(by),
  facts: [{ kind: 'pinned', after: true }],
});

const HISTORY: StoredHistory = { origin: null, keys: {}, log: [entry(1)], report: null };

/** A command decided with what is stored beside the tournament. */
function decided(
  before: Tournament,
  archive: TournamentArchive,
  host: Owner | null,
  history = HISTORY,
  actor = OTHER_HOST,
) {
  const command = { kind: 'importArchive', archive, host, club: null } as const;
  const context = { actor, now: at(100), chance: chanceFrom(1) };
  const first = decide(before, command, context);
  if (!first.ok || first.value.kind !== 'loadHistory') return first;
  return decide(before, command, { ...context, effectResult: { kind: 'history', history } });
}

const importNew = (archive: TournamentArchive) =>
  imported(decided(nothingImported(ELSEWHERE, OTHER_CLUB, archive), archive, OTHER_CLUB));

function imported(result: ReturnType<typeof decided>) {
  if (!result.ok || result.value.kind !== 'done') throw new Error(result.ok ? result.value.kind : result.key);
  const done: Done = result.value;
  if (done.after === null || done.imported === null) throw new Error('nothing was imported');
  return { after: done.after, answer: done.answer, messages: done.messages, history: done.imported };
}

const refused = (result: ReturnType<typeof decided>): string => (result.ok ? result.value.kind : result.key);

describe('the import of an archive', () => {
  it('[TOUR-9] the archive of an imported tournament is the same, with the same standings, whatever has happened in it', () => {
    for (let seed = FIRST; seed < FIRST + WALKS; seed += 1) {
      for (const tournament of archivable(seed)) expectTheSame(seed, tournament);
    }
  });

  function expectTheSame(seed: number, tournament: Tournament): void {
    const archive = archiveOf(tournament, HISTORY);
    const { after, history, messages } = importNew(archive);
    expect([seed, archiveOf(after, history)]).toEqual([seed, archive]);
    expect(messages).toEqual([]);
    expect(after).toMatchObject({ id: ELSEWHERE, host: OTHER_CLUB, league: null, draft: null, revision: 2 });
    // A game that is still open plays no part in the table, and is not in the archive.
    expect(playersOf(after).map(({ standing }) => standing)).toEqual(
      [...playersOf(tournament)].map(({ standing }) => standing),
    );
    expect(teamsOf(after).map(({ rank, tiebreaks }) => ({ rank, tiebreaks }))).toEqual(
      teamsOf(tournament).map(({ rank, tiebreaks }) => ({ rank, tiebreaks })),
    );
    expect(playersOf(after).every(({ account, person }) => isGuestId(account) && person.ghost)).toBe(true);
  }

  it('[TOUR-9] an archive has a running game as it stands, broken off, and its board continues over the board', () => {
    const running = startedWith(4, newTournament({ format: 'RoundRobin', online: true, meetings: 1 }));
    const [first, second] = running.rounds.flatMap(boardsOf).flatMap(({ games }) => games);
    if (first === undefined || second === undefined) throw new Error('no games');
    const end = { finishedAt: at(9), outcome: null, reason: 'annulled', moves: 'DAAB', plies: 1, clocks: [5] } as const;
    const options: ArchiveOptions = { unfinished: new Map([[first.id, end]]) };
    const archive = archiveOf(running, HISTORY, options);
    const boards = archive.tournament.rounds.flatMap(boardsOf);
    expect(boards.flatMap(({ games }) => games)).toMatchObject([{ end }]);
    expect(boards.every(({ online, result }) => !online && result === null)).toBe(true);
    const { after, history } = importNew(archive);
    expect(after.rounds.flatMap(boardsOf).flatMap(openGames)).toEqual([]);
    expect(archiveOf(after, history)).toEqual(archive);
  });

  it('[TOUR-9] an archive is not imported over another tournament, nor by those who do not run its host', () => {
    const archive = archiveOf(startedWith(4), HISTORY);
    const { after } = importNew(archive);
    expect(refused(decided(after, archive, OTHER_CLUB))).toBe('idTaken');
    const nothing = nothingImported(ELSEWHERE, OTHER_CLUB, archive);
    expect(refused(decided(nothing, archive, OTHER_CLUB, HISTORY, asPlayer('p1')))).toBe('forbidden');
  });

  it('[TOUR-9] the log of an archive continues here, and its authors are accounts of the other server', () => {
    const tournament = startedWith(4);
    const log = [entry(1), entry(2, 'p1')];
    const { after, history } = importNew(archiveOf(tournament, { ...HISTORY, log }));
    const { by } = firstOf(history.log.slice(1));
    expect(playersOf(after).map(({ account }) => account)).toContain(by);
    expect(history.log).toEqual([
      { ...entry(1), by: '@arbiter' },
      { ...entry(2), by },
      { revision: 3, at: at(100), by: 'berit', facts: [{ kind: 'takenOver' }] },
    ]);
  });
});

describe('a later archive', () => {
  const home = startedWith(4, newTournament({ format: 'RoundRobin', meetings: 1 }));
  const { white, black, round } = { ...firstOf(home.rounds.flatMap(boardsOf)), round: 1 };
  const later = changed(home, { kind: 'setResult', round, white, black, result: 'draw' });
  const LATER: StoredHistory = { ...HISTORY, log: [entry(1), entry(2)] };

  it('[TOUR-9] a later archive brings the tournament up to date, and the same one changes nothing', () => {
    const early = archiveOf(home, HISTORY);
    const { after: here, history } = importNew(early);
    expect(decided(here, early, null, history)).toMatchObject({
      ok: true,
      value: { after: here, answer: { was: 'same' } },
    });
    const { after, answer, history: renewed } = imported(decided(here, archiveOf(later, LATER), null, history));
    expect(answer).toEqual({ was: 'renewed' });
    expect(playersOf(after).map(({ account }) => account)).toEqual(playersOf(here).map(({ account }) => account));
    expect(renewed.log.map(({ revision }) => revision)).toEqual([3, 4]);
    const whole = { ...renewed, log: [...history.log, ...renewed.log] };
    expect(archiveOf(after, whole)).toEqual(archiveOf(later, LATER));
    expect(after.revision).toBe(4);
  });

  it('[TOUR-9] who has withdrawn by themselves before a later archive may still return by themselves', () => {
    const before = changed(startedWith(4), { kind: 'leave' }, { actor: asPlayer('p2') });
    const archive = archiveOf({ ...before, settings: { ...before.settings, name: 'Renamed' } }, HISTORY);
    const { after } = imported(decided(before, archive, null, HISTORY, HOST));
    expect(playersOf(after).map(({ account, selfWithdrawn }) => [account, selfWithdrawn])).toEqual([
      ['p1', false],
      ['p2', true],
      ['p3', false],
      ['p4', false],
    ]);
  });

  it('[TOUR-9] an archive is refused if it lacks what was done here', () => {
    const early = archiveOf(home, HISTORY);
    const { after: here, history } = importNew(early);
    const own = { ...history, log: [...history.log, { ...entry(3, 'berit') }] };
    expect(refused(decided(here, archiveOf(later, LATER), null, own))).toBe('changedHereToo');
  });

  it('[TOUR-9] games keep their ids, and no archive ends a game that is being played', () => {
    const online = startedWith(4, newTournament({ format: 'RoundRobin', online: true, meetings: 1 }));
    const archive = archiveOf(online, HISTORY);
    expect(refused(decided(online, archive, null, HISTORY, HOST))).toBe('gamesStillPlayed');
    const games = online.rounds.flatMap(boardsOf).flatMap((board) => openGames(board));
    const ended = games.reduce(
      (before, { id }) =>
        changed(before, {
          kind: 'gameFinished',
          ...{ game: id, result: 'draw', reason: 'agreement', moves: 'AAAA', plies: 1 },
          ...{ finishedAt: at(1), absent: [] },
        }),
      online,
    );
    const renamed = { ...ended, settings: { ...ended.settings, name: 'Autumn Open' } };
    const { after } = imported(decided(ended, archiveOf(renamed, HISTORY), null, HISTORY, HOST));
    expect(after.settings.name).toBe('Autumn Open');
    expect(after.rounds).toEqual(ended.rounds);
    expect(after.participants).toEqual(ended.participants.map((one) => ({ ...one, person: expect.anything() })));
  });
});
