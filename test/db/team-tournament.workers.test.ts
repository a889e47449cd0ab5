import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { bulkInsert } from '../../db/bulk.ts';
import { openDb } from '../../db/client.ts';
import { commit } from '../../db/commit.ts';
import { readTournament } from '../../db/read/tournament/tournament.ts';
import { accounts, clubs, teams } from '../../db/schema/index.ts';
import { tournamentWrites } from '../../db/write/tournament.ts';
import { asId, type ClubId } from '../../domain/kernel/ids.ts';
import { HOUR } from '../../domain/kernel/time.ts';
import { rankFromScratch } from '../../domain/tournament/standings/ranking.ts';
import { boardsOf, matchesOf, playersOf, type Tournament, teamsOf } from '../../domain/tournament/value/state.ts';
import { changed, settled } from '../support/domain/played-tournament.ts';
import { teamTournament, withTeams } from '../support/domain/team-tournament.ts';
import { at } from '../support/domain/tournament.ts';

const db = openDb(env.DB);
const CLUB: ClubId = asId('club');
const entered = rankFromScratch(
  withTeams(teamTournament({ format: 'TeamRoundRobin', rounds: null, online: true }), [3, 1, 2]),
);

beforeAll(async () => {
  const people = playersOf(entered).map(({ account, person, federation }) => ({
    id: account,
    ...person,
    federation,
    createdAt: at(0),
  }));
  const [manager] = people;
  if (manager === undefined) throw new Error('nobody is there');
  await commit(db, { writes: bulkInsert(db, accounts, people) });
  await db.insert(clubs).values({ id: CLUB, name: 'Club', manager: manager.id, createdAt: at(0) });
  const rows = teamsOf(entered).map(({ team, name }) => ({ id: team, club: CLUB, name, createdAt: at(0) }));
  await commit(db, { writes: bulkInsert(db, teams, rows) });
});

it('[TEAMMATCH-1] matches, line-ups, forfeits, byes of teams and matches lost without play are read as they were written', async () => {
  const started = settled(changed(entered, { kind: 'start' }), { now: at(0) });
  const second = started.rounds[1];
  const match = second && matchesOf(second)[0];
  if (match === undefined) throw new Error('the second round has no match');
  const named = teamsOf(started).find(({ team }) => team === match.white)?.members[0]?.account;
  const handedIn = changed(started, {
    kind: 'handInLineUp',
    team: match.white,
    round: 2,
    players: named === undefined ? [] : [named],
  });
  const board = handedIn.rounds.flatMap(boardsOf)[0];
  if (board === undefined) throw new Error('nobody plays');
  const { white, black } = board;
  const played = changed(handedIn, { kind: 'setResult', round: 1, white, black, result: 'draw' });
  const inHall = { ...played, settings: { ...played.settings, online: false } };
  const moved = changed(inHall, {
    kind: 'arrangeMatch',
    round: 3,
    team: match.white,
    home: 'black',
    place: 'The library',
    startAt: at(9 * 24 * HOUR),
  });
  const gone = changed(moved, { kind: 'removeTeam', team: asId('C') });
  const matches = gone.rounds.flatMap(matchesOf);
  expect(matches.some(({ forfeited }) => forfeited !== null)).toBe(true);
  let before: Tournament | null = null;
  for (const after of [entered, started, handedIn, played, moved, gone]) {
    const [own, ...writes] = tournamentWrites(db, before, after);
    await commit(db, { writes: [own, ...writes] });
    expect(await readTournament(db, after.id)).toEqual(after);
    before = after;
  }
});
