import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import type { TournamentFile } from '../../../contract/tournament/archive/archive.ts';
import { openDb } from '../../../db/client.ts';
import { readTournament } from '../../../db/read/tournament/tournament.ts';
import { asId, type TournamentId } from '../../../domain/kernel/ids.ts';
import { isSame } from '../../../domain/kernel/same.ts';
import { tournamentStub } from '../../../durable-objects/stubs.ts';
import { restoreClock, setClockAhead } from '../../support/clock.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event, makePlayers } from '../../support/workers/event.ts';
import { type Cast, freshId, makeCast, makeOrganization, makeTeam } from '../../support/workers/people.ts';

/** Two casts know nothing of each other: the second is as good as another server. */
let hall: Cast;
let city: Cast;
let event: Event;
beforeAll(async () => {
  [hall, city] = [await makeCast(), await makeCast()];
  const players = await makePlayers(hall.people.manager, hall.club, 5);
  event = await Event.build(hall.people.manager, hall.club, { rounds: 3 });
  await event.with(players);
  await event.guest();
  must(await event.start());
  await playRound(1);
});

afterEach(restoreClock);

async function playRound(round: number): Promise<void> {
  must(await event.next());
  const { pairings } = await event.page();
  for (const { round: of, white, black } of pairings) {
    if (of === round && black !== 'bye') must(await event.result(round, white, black, 1));
  }
}

const fileOf = (id: string, by: Cast): Promise<TournamentFile> =>
  by.people.manager.browser.read(calls.tournamentArchive, { id });

const send = (file: TournamentFile, to: Cast) =>
  to.people.manager.browser.ask(calls.importArchive, { body: { file, organiser: to.club, organiser_type: 'club' } });
const take = (file: TournamentFile, to: Cast) =>
  to.people.manager.browser.read(calls.importArchive, { body: { file, organiser: to.club, organiser_type: 'club' } });

const tableOf = async (id: string) => {
  const stored = await readTournament(openDb(env.DB), asId(id));
  return stored?.participants.map((one) => one.kind === 'player' && one.standing);
};

describe('tournament archives', () => {
  it('[TOUR-9] an imported archive has the same standings, and exports as the same file, byte for byte', async () => {
    const file = await fileOf(event.id, hall);
    const { id, was } = await take(file, city);
    expect(was).toBe('new');
    expect(id).not.toBe(event.id);
    expect(JSON.stringify(await fileOf(id, city))).toBe(JSON.stringify(file));
    expect(await tableOf(id)).toEqual(await tableOf(event.id));
    const { participants } = await city.people.manager.browser.read(calls.viewTournament, { id });
    expect(participants.every(({ ghost }) => ghost)).toBe(true);
    const log = await city.people.manager.browser.read(calls.readLog, { id });
    expect(log.entries[0]?.facts).toEqual([{ kind: 'takenOver' }]);
    expect(log.names[`@${hall.people.manager.id}`]).toBe(hall.people.manager.id);
  });

  it('[TOUR-9] an archive that is sent twice is imported once, and a later archive updates the tournament', async () => {
    const early = await fileOf(event.id, hall);
    const { id } = await take(early, city);
    expect(await take(early, city)).toEqual({ id, was: 'same' });
    await playRound(2);
    const late = await fileOf(event.id, hall);
    expect(await take(late, city)).toEqual({ id, was: 'renewed' });
    expect(JSON.stringify(await fileOf(id, city))).toBe(JSON.stringify(late));
    expect(await tableOf(id)).toEqual(await tableOf(event.id));
    expect(refusal(await send(early, city))).toBe('409 changedHereToo');
    // Its own file is known where it was built, too.
    expect(await take(late, hall)).toEqual({ id: event.id, was: 'same' });
  });

  it('[TOUR-9] an archive is refused if the imported tournament was changed in a way that the archive does not have', async () => {
    const file = await fileOf(event.id, hall);
    const { id } = await take(file, city);
    must(await city.people.manager.browser.ask(calls.pairNextRound, { id, button: 'pairings' }));
    await playRound(3);
    expect(refusal(await send(await fileOf(event.id, hall), city))).toBe('409 changedHereToo');
  });

  it('[TOUR-9] the import of an archive that contradicts itself is refused', async () => {
    const file = await fileOf(event.id, hall);
    const broken = { ...file, origin: 'broken.1', players: file.players.slice(1) };
    expect(refusal(await send(broken, city))).toBe('400 wholeFileBroken');
  });

  it('[TOUR-9] a faulty field of an archive is named by its path', async () => {
    const file = await fileOf(event.id, hall);
    const players = file.players.map((player) => ({ ...player, joinedAt: -1 }));
    const { status, body } = await send({ ...file, players }, city);
    const fields = file.players.map((_, index) => `file.players.${index}.joinedAt`);
    expect([status, body]).toEqual([400, { message: 'invalidInput', fields }]);
  });

  it('[TOUR-9] a later archive also removes a player who was removed, and recognises the others', async () => {
    const open = await Event.build(hall.people.manager, hall.club);
    const [gone, stays] = [await open.guest({ last_name: 'Gone' }), await open.guest({ last_name: 'Stays' })];
    const { id } = await take(await fileOf(open.id, hall), city);
    must(await open.remove(gone));
    for (const last_name of ['First', 'Second']) {
      await open.guest({ last_name });
      const file = await fileOf(open.id, hall);
      expect(await take(file, city)).toEqual({ id, was: 'renewed' });
      expect(JSON.stringify(await fileOf(id, city))).toBe(JSON.stringify(file));
    }
    expect((await fileOf(id, city)).players.map(({ key }) => key)).toContain(stays);
  });
});

describe('an import that is interrupted', () => {
  /** The archive under an id that is free. */
  async function unknown(): Promise<TournamentFile> {
    const id = freshId('elsewhere');
    return { ...(await fileOf(event.id, hall)), id, origin: `${id}.1` };
  }

  /** The batch that imports fails, before or after it is written. */
  function interrupted(isWritten: boolean) {
    const database = Object.getPrototypeOf(env.DB) as D1Database;
    const { batch } = database;
    const prepared = vi.spyOn(database, 'prepare');
    vi.spyOn(database, 'batch').mockImplementation(async function (this: D1Database, statements) {
      const isImport = prepared.mock.calls.some(([text]) => text.startsWith('insert into "tournaments"'));
      prepared.mockClear();
      if (!isImport) return batch.call(this, statements) as Promise<never>;
      if (isWritten) await batch.call(this, statements);
      throw new Error('the line is broken');
    });
  }

  async function rowsOf({ id, players }: TournamentFile): Promise<number> {
    const tables = ['participants', 'rounds', 'pairings', 'tournament_log', 'tournament_origins', 'tournament_files'];
    const counts = [
      env.DB.prepare('select count(*) as rows from tournaments where id = ?').bind(id),
      ...tables.map((table) => env.DB.prepare(`select count(*) as rows from ${table} where tournament = ?`).bind(id)),
      env.DB.prepare("select count(*) as rows from accounts where id like 'guest-%' and last_name = ?").bind(
        players[0]?.lastName ?? '',
      ),
    ];
    const found = await env.DB.batch<{ readonly rows: number }>(counts);
    return found.reduce((sum, { results }) => sum + (results[0]?.rows ?? 0), 0);
  }

  const stubOf = ({ id }: TournamentFile) => tournamentStub(env, asId<TournamentId>(id));

  it('[TOUR-9] an import that is broken off leaves nothing behind, and succeeds when it is sent again', async () => {
    const file = await unknown();
    const before = await rowsOf(file);
    interrupted(false);
    expect(refusal(await send(file, city))).toBe('500 internalError');
    vi.restoreAllMocks();
    expect(await rowsOf(file)).toBe(before);
    await evictDurableObject(stubOf(file));
    expect(await runDurableObjectAlarm(stubOf(file))).toBe(true);
    const kept = await runInDurableObject(stubOf(file), async (_, { storage }) => [
      ...storage.kv.list(),
      await storage.getAlarm(),
    ]);
    expect(kept).toEqual([null]);
    expect(await take(file, city)).toEqual({ id: file.id, was: 'new' });
    expect(JSON.stringify(await fileOf(file.id, city))).toBe(JSON.stringify(file));
  });

  it('[TOUR-9] an import whose answer is lost is complete, and sending it again changes nothing', async () => {
    const file = await unknown();
    interrupted(true);
    expect(refusal(await send(file, city))).toBe('500 internalError');
    vi.restoreAllMocks();
    await evictDurableObject(stubOf(file));
    expect(await runDurableObjectAlarm(stubOf(file))).toBe(true);
    expect(JSON.stringify(await fileOf(file.id, city))).toBe(JSON.stringify(file));
    expect(await take(file, city)).toEqual({ id: file.id, was: 'same' });
  });

  it('[TOUR-9] two imports of one archive at the same time make one tournament', async () => {
    const file = await unknown();
    const answers = await Promise.all([send(file, city), send(file, city)]);
    const made = answers.find(({ body }) => isSame(body, { id: file.id, was: 'new' }));
    const other = answers.find((answer) => answer !== made);
    expect(made?.status).toBe(200);
    // The later one finds the tournament, or finds its id taken.
    if (other?.status === 200) expect(other.body).toEqual({ id: file.id, was: 'same' });
    else expect(other && refusal(other)).toBe('409 idTaken');
    expect(JSON.stringify(await fileOf(file.id, city))).toBe(JSON.stringify(file));
  });

  it('[TOUR-9] the id of an archive that another tournament has in other letters is taken', async () => {
    const file = await unknown();
    await take(file, city);
    const other = { ...file, id: file.id.toUpperCase(), origin: `${file.id}.2` };
    expect(refusal(await send(other, city))).toBe('409 idTaken');
  });
});

describe('archives with running games', () => {
  it('[TOUR-9] an archive has running games as they stand, to continue over the board, and does not end them at home', async () => {
    const people = await makePlayers(hall.people.manager, hall.club, 4);
    const online = { default_game_location: 1, online_pairing_interval_n: 1, online_pairing_interval_t: 1 };
    const open = await (await Event.build(hall.people.manager, hall.club, online)).started(people);
    const { white, black } = await open.firstBoard(1);
    const [game] = await open.gamesOf(1, white, black);
    setClockAhead(15_000);
    const mover = people.find(({ id }) => id === white);
    must(
      await (mover ?? hall.people.manager).browser.ask(calls.move, {
        id: game?.id ?? '',
        from: 'e2',
        to: 'e4',
        query: { variant: 'Chess', ply: '0' },
      }),
    );
    const file = await fileOf(open.id, hall);
    const [first, second] = file.rounds[0]?.boards ?? [];
    expect(first).toMatchObject({ white, black, result: null, online: false });
    expect(first?.games).toMatchObject([{ reason: 'annulled', outcome: null, plies: 1, clocks: [expect.any(Number)] }]);
    expect(first?.games[0]?.pgn).toContain('1. e4');
    // In the other game nobody has moved.
    expect(second).toMatchObject({ result: null, online: false, games: [] });
    const { id } = await take(file, city);
    expect(JSON.stringify(await fileOf(id, city))).toBe(JSON.stringify(file));
    const there = await city.people.manager.browser.read(calls.viewTournament, { id });
    const board = there.pairings.find((one) => one.round === 1 && one.board === 1);
    expect(await send({ ...file, pairingFailed: !file.pairingFailed }, hall).then(refusal)).toBe(
      '409 gamesStillPlayed',
    );
    expect((await open.gamesOf(1, white, black))[0]?.finished).toBe(false);
    const result = { id, round: 1, white: board?.white ?? '', black: board?.black ?? '', result: 1 };
    must(await city.people.manager.browser.ask(calls.setResult, result));
  });
});

describe('archives of team tournaments', () => {
  const namesOf = async (club: string): Promise<string[]> =>
    (await city.people.manager.browser.read(calls.viewClub, { id: club })).teams.map(({ name }) => name);

  it('[TOUR-9] an archive brings its own teams, which belong to no club and leave the club’s teams as they are', async () => {
    const { manager } = hall.people;
    const teams = [await makeTeam(manager, hall.club), await makeTeam(manager, hall.club)];
    const players = await makePlayers(manager, hall.club, 4);
    const school = await Event.build(manager, hall.club, { kind: 4, rounds: 2, tb1: undefined, tb2: undefined });
    for (const [index, team] of teams.entries()) {
      must(await school.addTeam(team));
      for (const { id } of players.slice(2 * index, 2 * index + 2)) must(await school.addFor(team, id));
    }
    must(
      await manager.browser.ask(calls.setMemberCount, {
        id: school.id,
        team: teams[0] ?? '',
        body: { member_count: 24 },
      }),
    );
    must(await school.start());
    must(await manager.browser.ask(calls.pairNextRound, { id: school.id, button: 'challenges' }));
    const file = await fileOf(school.id, hall);
    expect(file.teams?.map(({ memberCount }) => memberCount).sort()).toEqual([24, null]);
    // A team of the same name is another team, and stays as it is.
    const sameName = await makeTeam(city.people.manager, city.club, file.teams?.[0]?.name);
    const before = await namesOf(city.club);
    const { id } = await take(file, city);
    expect(JSON.stringify(await fileOf(id, city))).toBe(JSON.stringify(file));
    expect(await namesOf(city.club)).toEqual(before);
    const page = await city.people.manager.browser.read(calls.viewTournament, { id });
    expect(page.teams.map(({ team_id }) => team_id)).not.toContain(sameName);
    for (const { team_id: team } of page.teams) {
      expect(refusal(await city.people.manager.browser.ask(calls.viewTeam, { id: team }))).toContain('404');
      const managed = await city.people.manager.browser.read(calls.manageTournamentTeam, { id, team });
      expect([managed.participating.length, managed.not_participating]).toEqual([2, []]);
    }
  });

  it('[TOUR-9] an archive with teams can be imported for an organisation if a club belongs to it', async () => {
    const { manager } = hall.people;
    const team = await makeTeam(manager, hall.club);
    const open = await Event.ofTeams(manager, hall.club);
    must(await open.addTeam(team));
    const file = await fileOf(open.id, hall);
    const { admin, chief } = city.people;
    const sendTo = (organiser: string) =>
      chief.browser.ask(calls.importArchive, { body: { file, organiser, organiser_type: 'organization' } });
    expect(refusal(await sendTo(await makeOrganization(admin, chief)))).toBe('400 guestTeamsNeedClub');
    const body = { file, organiser: city.organization, organiser_type: 'organization' as const };
    const { id } = await chief.browser.read(calls.importArchive, { body });
    const ofThisName = async (): Promise<string[]> =>
      (await openDb(env.DB).query.teams.findMany())
        .filter(({ name }) => name === file.teams?.[0]?.name)
        .map((one) => one.id);
    expect(await ofThisName()).toHaveLength(2);
    must(await chief.browser.ask(calls.deleteTournament, { id }));
    expect(await ofThisName()).toEqual([team]);
  });
});
