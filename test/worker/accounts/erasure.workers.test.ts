import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { openDb } from '../../../db/client.ts';
import { accounts } from '../../../db/schema/index.ts';
import { NAMELESS } from '../../../domain/account/erasure.ts';
import { type AccountId, asId, type TeamId } from '../../../domain/kernel/ids.ts';
import { HOUR } from '../../../domain/kernel/time.ts';
import type { LogFact } from '../../../domain/tournament/log/log-fact.ts';
import { erasureStub, gameStub, tournamentStub } from '../../../durable-objects/stubs.ts';
import { hashName } from '../../../services/account/spent-names.ts';
import { gameSetup } from '../../support/domain/live-game.ts';
import { Browser, must, refusal } from '../../support/workers/browser.ts';
import { send } from '../../support/workers/call.ts';
import { Event, inTime, makePlayers } from '../../support/workers/event.ts';
import {
  type Cast,
  enter,
  freshId,
  makeCast,
  makeClub,
  makePerson,
  makeTeam,
  newAccount,
  type Somebody,
} from '../../support/workers/people.ts';
import { stored } from '../../support/workers/stored.ts';
import { OpenStream } from '../../support/workers/stream.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await makeCast();
});

const PRIVATE = {
  first_name: 'Qvintella',
  last_name: 'Zwergenholt',
  email: 'qvintella@example.org',
  birth_date: '1911-11-11',
};

/** Somebody whose name stands nowhere else. */
const makeQvintella = (): Promise<Somebody> =>
  makePerson(cast.people.manager, { username: freshId('qvintella'), club: cast.club, ...PRIVATE });

const erase = ({ browser, password }: Somebody) => browser.ask(calls.eraseAccount, { body: { pwd: password } });

/** A finished tournament of two rounds in which the account has played. */
async function played(qvintella: Somebody): Promise<Event> {
  const event = await Event.build(cast.people.manager, cast.club, { rounds: 1 });
  const others = await makePlayers(cast.people.manager, cast.club, 3);
  await event.started([qvintella, ...others]);
  must(await event.next());
  await event.playOut(1);
  return event;
}

/** What a text still has of the account. */
const found = (text: string, { id }: Somebody): string[] =>
  [id, ...Object.values(PRIVATE)].filter((one) => text.includes(one));

describe('a user who erases their account', () => {
  it('[ERASE-2] an erased account leaves a nameless player in its tables, with the same results', async () => {
    const qvintella = await makeQvintella();
    const event = await played(qvintella);
    const before = await event.page();
    must(await erase(qvintella));
    const after = await event.page();
    const standIn = after.participants.find(({ account }) => account.startsWith('guest-'));
    expect(standIn).toMatchObject({ first_name: NAMELESS.firstName, last_name: NAMELESS.lastName });
    const asBefore = (text: string) => JSON.parse(text.replaceAll(standIn?.account ?? '', qvintella.id));
    const figures = ({ participants, pairings }: typeof before) => ({
      participants: participants.map(({ account, score, rank, seed }) => ({ account, score, rank, seed })),
      pairings: pairings.map(({ white, black, result, board }) => ({ white, black, result, board })),
    });
    expect(asBefore(JSON.stringify(figures(after)))).toEqual(figures(before));
    expect(after.tournament.revision).toBeGreaterThan(before.tournament.revision);
  });

  it('[ERASE-3] an erased account leaves no name, address or birth date in any table, page, list or file', async () => {
    const qvintella = await makeQvintella();
    const { manager } = cast.people;
    const event = await played(qvintella);
    must(await manager.browser.ask(calls.messageClub, { id: cast.club, body: { text: 'Hello' } }));
    expect(found(await stored(), qvintella)).toEqual([qvintella.id, ...Object.values(PRIVATE)]);
    const { revision: rev } = (await event.page()).tournament;
    const open = await OpenStream.of(event.id);
    must(await erase(qvintella));
    await open.over();
    const anew = await OpenStream.of(event.id, undefined, { rev });
    await anew.event('changed');
    expect(found(anew.received, qvintella)).toEqual([]);
    await anew.leave();
    expect(found(await stored(), qvintella)).toEqual([]);
    const paths = [
      pathTo(calls.viewTournament, { id: event.id }),
      pathTo(calls.reportFile, { id: event.id }),
      pathTo(calls.clubMembers, { id: cast.club }),
      pathTo(calls.clubAccounts, { id: cast.club }),
      pathTo(calls.viewProfile, { id: qvintella.id }),
      pathTo(calls.ownData),
    ];
    for (const path of paths) {
      const { text } = await send(manager.browser, { method: 'GET', path });
      expect(found(text.replaceAll(path, ''), qvintella), path).toEqual([]);
    }
  });

  it('[ERASE-3] an erased account leaves no name in the reports of its matches', async () => {
    const { manager } = cast.people;
    const qvintella = await makeQvintella();
    const [home, away] = [await makeTeam(manager, cast.club), await makeTeam(manager, cast.club)];
    const [mate, ...opponents] = await makePlayers(manager, cast.club, 3);
    const event = await Event.ofTeams(manager, cast.club, { rounds: 1, captains_report: true, ...inTime(-60_000) });
    for (const team of [home, away]) must(await event.addTeam(team));
    for (const { id } of [qvintella, mate]) must(await event.addFor(home, id));
    for (const { id } of opponents) must(await event.addFor(away, id));
    must(await event.start());
    must(await event.next());
    const team = asId<TeamId>(home);
    const homeSide = (await event.page()).matches?.[0]?.white === home ? 'white' : 'black';
    const whites = homeSide === 'white' ? [qvintella, opponents[1]] : [opponents[0], mate];
    const blacks = homeSide === 'white' ? [opponents[0], mate] : [qvintella, opponents[1]];
    const boards = [0, 1].map((at) => ({
      board: at + 1,
      white: asId<AccountId>(whites[at]?.id ?? ''),
      black: asId<AccountId>(blacks[at]?.id ?? ''),
      result: 'draw' as const,
    }));
    must(await manager.browser.ask(calls.decideMatch, { id: event.id, round: 1, team, body: { boards } }));
    must(await erase(qvintella));
    expect(found(await stored(), qvintella)).toEqual([]);
    const { reports } = await manager.browser.read(calls.viewMatch, { id: event.id, round: 1, team });
    expect(JSON.stringify(reports)).toContain('guest-');
  });

  it('[ERASE-3] an erased organiser leaves no name in the log of their tournament, and the log otherwise as it was', async () => {
    const { manager } = cast.people;
    // A user name that is a word of the log, too.
    const result = await makePerson(manager, { username: 'result', club: cast.club, ...PRIVATE });
    const body = { powers: [`club:arbiter:${cast.club}`], id: cast.club };
    must(await manager.browser.ask(calls.grantClubRole, { account: result.id, body }));
    const event = await Event.build(result, cast.club, { rounds: 1 });
    await event.started([result, ...(await makePlayers(manager, cast.club, 3))]);
    must(await event.next());
    await event.playOut(1);
    const logged = async () => {
      const rows = await env.DB.prepare('select by, facts from tournament_log where tournament = ?')
        .bind(event.id)
        .all<{
          by: string | null;
          facts: string;
        }>();
      return rows.results.map(({ by, facts }) => ({ by, facts: JSON.parse(facts) as LogFact[] }));
    };
    const before = await logged();
    expect(before.flatMap(({ facts }) => facts)).toContainEqual(expect.objectContaining({ kind: 'result' }));
    must(await erase(result));
    const after = await logged();
    const standIn = after[0]?.by;
    expect(standIn).toMatch(/^guest-/);
    const renamed = before.map(({ by, facts }) => ({
      by: by === result.id ? standIn : by,
      facts: facts.map((fact) => ({
        ...fact,
        ...(fact.who && { who: fact.who.map((one) => (one === result.id ? standIn : one)) }),
      })),
    }));
    expect(after).toEqual(renamed);
  });

  it('an erased account is logged out everywhere, and nobody can log in to it again', async () => {
    const qvintella = await makeQvintella();
    const elsewhere = await enter(qvintella.id, qvintella.password);
    must(await erase(qvintella));
    for (const { browser } of [qvintella, elsewhere])
      expect(refusal(await browser.ask(calls.readSettings))).toBe('403 loginFirst');
    expect(refusal(await new Browser().logIn(qvintella.id, qvintella.password))).toBe('400 invalidCredentials');
  });

  it('[ERASE-4] the user name of an erased account is never given to anybody again, in any case of its letters', async () => {
    const qvintella = await makeQvintella();
    must(await erase(qvintella));
    for (const username of [qvintella.id, qvintella.id.toUpperCase()]) {
      const body = newAccount({ username, club: cast.club });
      expect(refusal(await cast.people.manager.browser.ask(calls.createAccount, { body }))).toBe('409 usernameExists');
    }
  });

  it('the erasure of an account needs its password', async () => {
    const qvintella = await makeQvintella();
    const answer = await qvintella.browser.ask(calls.eraseAccount, { body: { pwd: 'not that one' } });
    expect(refusal(answer)).toBe('400 incorrectPassword');
    expect(await qvintella.browser.ask(calls.readSettings)).toMatchObject({ status: 200 });
    must(await erase(qvintella));
  });

  it('[ERASE-1] a player in a running tournament must withdraw before they erase their account', async () => {
    const qvintella = await makeQvintella();
    const event = await Event.build(cast.people.manager, cast.club);
    await event.started([qvintella, ...(await makePlayers(cast.people.manager, cast.club, 3))]);
    must(await event.next());
    expect(refusal(await erase(qvintella))).toBe('409 playsStill');
    must(await qvintella.browser.ask(calls.leaveTournament, { id: event.id }));
    must(await erase(qvintella));
    expect(found(JSON.stringify(await event.page()), qvintella)).toEqual([]);
    await event.playOut(1);
  });

  it('[ERASE-1] the only manager of a club can erase their account once another user has the full role, who then manages it', async () => {
    const founder = await makePerson(cast.people.admin, { level: 1 });
    const club = await makeClub(cast.people.chief, cast.organization, founder);
    expect(refusal(await erase(founder))).toBe('409 managesStill');
    const heir = await makePerson(founder, { club });
    must(
      await founder.browser.ask(calls.grantClubRole, {
        account: heir.id,
        body: { powers: [`club:all:${club}`], id: club },
      }),
    );
    must(await erase(founder));
    expect((await heir.browser.read(calls.ownRoles)).clubs.manager.map(({ id }) => id)).toEqual([club]);
  });
});

describe('an erasure', () => {
  it('[ERASE-5] an interrupted erasure continues when the alarm rings, and reaches every game', async () => {
    const qvintella = await makeQvintella();
    const [account, standIn] = [asId<never>(qvintella.id), asId<never>('guest-cutoff1234')];
    const setup = gameSetup({ id: asId(freshId('game')), white: account });
    await gameStub(env, setup.id).open(setup);
    const stub = erasureStub(env, account);
    const erasure = { account, standIn, nameHash: await hashName(account), isWritten: false };
    await runInDurableObject(stub, async (_, state) => {
      state.storage.kv.put('erasure', erasure);
      state.storage.kv.put('waiting 9', {
        id: '9',
        message: { kind: 'playerRenamed', game: setup.id, from: account, to: standIn },
        attempts: 0,
        dueAt: 0,
      });
      await state.storage.setAlarm(Date.now() + HOUR);
    });
    await runDurableObjectAlarm(stub);
    const left = await runInDurableObject(stub, (_, state) => [...state.storage.kv.list()]);
    expect(left).toEqual([]);
    expect(found(await stored(), qvintella)).toEqual([]);
    expect((await gameStub(env, setup.id).view())?.setup.white).toBe(standIn);
    const kept = await runInDurableObject(gameStub(env, setup.id), (_, state) =>
      JSON.stringify(['game', 'outbox'].map((table) => state.storage.sql.exec(`SELECT * FROM ${table}`).toArray())),
    );
    expect(found(kept, qvintella)).toEqual([]);
  });

  it('a repeated erasure of an account changes nothing', async () => {
    const qvintella = await makeQvintella();
    const event = await played(qvintella);
    must(await erase(qvintella));
    const before = await stored();
    const account = asId<never>(qvintella.id);
    const again = { account, standIn: asId<never>('guest-another123'), nameHash: await hashName(account) };
    expect(await erasureStub(env, account).erase(again)).toEqual({ ok: true, value: true });
    expect(await stored()).toBe(before);
    await tournamentStub(env, asId(event.id)).reset();
    expect(found(JSON.stringify(await event.page()), qvintella)).toEqual([]);
  });
});

describe('the export of one’s own data', () => {
  it('the export of one’s own data has what the tables store about the user, and nothing secret', async () => {
    const qvintella = await makeQvintella();
    const event = await played(qvintella);
    const data = await qvintella.browser.read(calls.ownData);
    expect(data.account).toMatchObject({ id: qvintella.id, ...PRIVATE });
    expect(data.clubs).toMatchObject([{ club: cast.club }]);
    expect(data.tournaments).toMatchObject([{ tournament: event.id }]);
    expect(data.pairings).toHaveLength(1);
    expect(data.log_ins).toHaveLength(1);
    const host = await cast.people.manager.browser.read(calls.ownData);
    expect(host.done_in_tournaments.filter(({ tournament }) => tournament === event.id)[0]?.facts).toEqual([
      { kind: 'built' },
    ]);
    const [row] = await openDb(env.DB).select().from(accounts).limit(1);
    expect(JSON.stringify(data)).not.toContain('$argon2');
    expect(row?.passwordHash).toContain('$argon2');
  });
});
