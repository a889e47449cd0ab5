import { evictDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../contract/calls.ts';
import { openDb } from '../../db/client.ts';
import { accounts, roles, sessions } from '../../db/schema/index.ts';
import { asId } from '../../domain/kernel/ids.ts';
import { PERSON_CACHE_MS } from '../../domain/kernel/limits.ts';
import { MINUTE } from '../../domain/kernel/time.ts';
import { personStub } from '../../durable-objects/stubs.ts';
import { restoreClock, setClockAhead } from '../support/clock.ts';
import { Browser, must, refusal } from '../support/workers/browser.ts';
import { d1CallsOf } from '../support/workers/d1-calls.ts';
import { type Cast, enter, makeCast, makePerson, type Somebody } from '../support/workers/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await makeCast();
});
afterEach(restoreClock);

const db = () => openDb(env.DB);
const objectOf = (person: { readonly id: string }) => personStub(env, asId(person.id));

/** Whether the session is valid: a call that asks nothing else of D1. */
const isIn = async (browser: Browser): Promise<boolean> => (await browser.read(calls.lobby)).authenticated;

/** Whether the person may manage the club, by a call that needs the role. */
async function manages({ browser }: Somebody): Promise<boolean> {
  const answer = refusal(await browser.ask(calls.clubRoles, { id: cast.club }));
  expect(['200', '403 forbidden']).toContain(answer);
  return answer === '200';
}

const everything = () => `club:all:${cast.club}`;
const grant = async (person: Somebody): Promise<unknown> =>
  must(
    await cast.people.manager.browser.ask(calls.grantClubRole, {
      account: person.id,
      body: { powers: [everything()], id: cast.club },
    }),
  );
const revoke = async (person: Somebody): Promise<unknown> =>
  must(
    await cast.people.manager.browser.ask(calls.revokeClubRole, {
      id: cast.club,
      body: { power: everything(), id: person.id },
    }),
  );
const newPerson = (): Promise<Somebody> => makePerson(cast.people.manager, { club: cast.club });

describe('the session of a call', () => {
  it('a session is read from D1 once, and not again when the object of the person has been evicted', async () => {
    const { browser, id } = await newPerson();
    const ask = () => browser.ask(calls.mayAnalyse, { id: 'nogame' });
    await ask();
    const first = await d1CallsOf(ask);
    await evictDurableObject(objectOf({ id }));
    expect([first, await d1CallsOf(ask)]).toEqual([1, 1]);
    expect(await d1CallsOf(() => objectOf({ id }).accountStatus(asId('unknown')))).toBe(0);
  });

  it('a token of an earlier version is valid, and is replaced by one that names the account', async () => {
    const { browser, id } = await newPerson();
    const [name = '', token = ''] = browser.cookie?.split('=') ?? [];
    const [, secret = ''] = token.split('.');
    const earlier = new Browser();
    earlier.cookie = `${name}=${secret}`;
    expect(await isIn(earlier)).toBe(true);
    expect(earlier.cookie).toBe(`${name}=${id}.${secret}`);
    expect(await isIn(earlier)).toBe(true);
  });

  it('a session is not valid for another account, nor in a token that names several or none', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const [name = '', token = ''] = one.browser.cookie?.split('=') ?? [];
    const [, secret = ''] = token.split('.');
    for (const wrong of [
      `${other.id}.${secret}`,
      `.${secret}`,
      `${one.id}.${one.id}.${secret}`,
      `${one.id}.`,
      'x'.repeat(43),
    ]) {
      const thief = new Browser();
      thief.cookie = `${name}=${wrong}`;
      expect([wrong, await isIn(thief)]).toEqual([wrong, false]);
    }
    expect(await isIn(one.browser)).toBe(true);
  });

  it('a name that names no account leaves nothing behind, and cannot be logged out', async () => {
    const browser = new Browser();
    browser.cookie = `rokade_session=nobody-of-this-name.${'x'.repeat(43)}`;
    expect(await isIn(browser)).toBe(false);
    must(await browser.ask(calls.logOut));
    expect(await objectOf({ id: 'nobody-of-this-name' }).targets()).toEqual([]);
  });

  it('a new session is valid at once, also for an account whose sessions are known', async () => {
    const person = await newPerson();
    expect(await isIn(person.browser)).toBe(true);
    for (let count = 0; count < 3; count += 1)
      expect(await isIn((await enter(person.id, person.password)).browser)).toBe(true);
  });

  it('the oldest of very many sessions are valid until they end', async () => {
    const person = await newPerson();
    const rows = Array.from({ length: 150 }, (_, index) => ({
      tokenHash: asId<NonNullable<(typeof sessions.$inferSelect)['tokenHash']>>(`${person.id} ${index}`),
      account: asId<(typeof sessions.$inferSelect)['account']>(person.id),
      createdAt: (Date.now() + index) as (typeof sessions.$inferSelect)['createdAt'],
      expiresAt: (Date.now() + 29.5 * 24 * 60 * MINUTE) as (typeof sessions.$inferSelect)['expiresAt'],
    }));
    for (const row of rows) await db().insert(sessions).values(row);
    await objectOf(person).accessGained();
    expect(await isIn(person.browser)).toBe(true);
    expect(await objectOf(person).accountStatus(asId(`${person.id} 0`))).not.toBeNull();
    must(await person.browser.ask(calls.endOtherSessions));
    expect(await objectOf(person).accountStatus(asId(`${person.id} 0`))).toBeNull();
    expect(await isIn(person.browser)).toBe(true);
  });
});

describe('a change of rights', () => {
  it('a role counts from the answer that grants it, and never after the answer that revokes it', async () => {
    const person = await newPerson();
    for (let round = 0; round < 3; round += 1) {
      await grant(person);
      expect(await manages(person)).toBe(true);
      await revoke(person);
      expect(await manages(person)).toBe(false);
    }
  });

  it('no call that begins after a role is revoked succeeds, while calls run all the time', async () => {
    const person = await newPerson();
    for (let round = 0; round < 8; round += 1) {
      await grant(person);
      let isRevoked = false;
      const loop = async (): Promise<boolean[]> => {
        const late: boolean[] = [];
        while (late.length < 3) {
          const begunLate = isRevoked;
          const may = await manages(person);
          if (begunLate) late.push(may);
          // Otherwise no timer would ever fire.
          await scheduler.wait(1);
        }
        return late;
      };
      const loops = [loop(), loop(), loop()];
      await scheduler.wait(3 * round);
      await revoke(person);
      isRevoked = true;
      expect((await Promise.all(loops)).flat()).not.toContain(true);
    }
  });

  it('a right that was revoked ends even if the Worker dies before it can say so, and if the object dies too', async () => {
    for (const dies of [false, true]) {
      const person = await newPerson();
      await grant(person);
      expect(await manages(person)).toBe(true);
      await objectOf(person).beginChange('of a Worker that dies');
      expect(await manages(person)).toBe(true);
      if (dies) await evictDurableObject(objectOf(person));
      await db()
        .delete(roles)
        .where(eq(roles.account, asId(person.id)));
      expect(await manages(person)).toBe(false);
      setClockAhead(2 * MINUTE);
      expect(await manages(person)).toBe(false);
      const calm = () => objectOf(person).accountStatus(asId('unknown'));
      await calm();
      expect(await d1CallsOf(calm)).toBe(0);
      restoreClock();
    }
  });

  it('two changes at the same time are both over before anything is stored again', async () => {
    const person = await newPerson();
    const object = objectOf(person);
    const calm = () => object.accountStatus(asId('unknown'));
    await object.beginChange('one');
    await object.beginChange('other');
    await object.endChange('one');
    await calm();
    expect(await d1CallsOf(calm)).toBe(1);
    await object.endChange('other');
    await calm();
    expect(await d1CallsOf(calm)).toBe(0);
  });

  it('what somebody writes into the database by hand counts after ten minutes', async () => {
    const person = await newPerson();
    const { browser } = person;
    await grant(person);
    expect(await manages(person)).toBe(true);
    await db()
      .delete(roles)
      .where(eq(roles.account, asId(person.id)));
    expect(await manages(person)).toBe(true);
    setClockAhead(PERSON_CACHE_MS + 1);
    expect([await manages(person), await isIn(browser)]).toEqual([false, true]);
  });

  it('a manager sees their new club at once, and the head of the organisation too', async () => {
    const { chief } = cast.people;
    const before = Object.keys((await objectStatus(chief))?.clubs ?? []).length;
    expect(before).toBeGreaterThan(0);
    must(await chief.browser.ask(calls.removeClub, { id: cast.organization, club: cast.club }));
    expect((await objectStatus(chief))?.clubs.length).toBe(before - 1);
    must(await chief.browser.ask(calls.addClub, { id: cast.organization, club: cast.club }));
    expect((await objectStatus(chief))?.clubs.length).toBe(before);
  });

  it('a changed name is that of the session', async () => {
    const person = await newPerson();
    expect((await objectStatus(person))?.name).toBe(await nameInDb(person));
    must(
      await cast.people.manager.browser.ask(calls.editAccount, {
        id: person.id,
        body: { first_name: 'Other', last_name: 'Name', birth_date: '2000-01-01' },
      }),
    );
    expect((await objectStatus(person))?.name).toBe('Other Name');
  });
});

async function objectStatus({ id, browser }: Somebody) {
  const { hashToken } = await import('../../services/account/login/random-secrets.ts');
  return objectOf({ id }).accountStatus(await hashToken(browser.cookie?.split('.')[1] ?? ''));
}

async function nameInDb({ id }: Somebody): Promise<string> {
  const [row] = await db()
    .select()
    .from(accounts)
    .where(eq(accounts.id, asId(id)));
  return `${row?.firstName} ${row?.lastName}`;
}
