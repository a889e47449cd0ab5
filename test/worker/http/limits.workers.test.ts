import { env } from 'cloudflare:workers';
import { Hono } from 'hono';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { MOST_WAITING_PASSWORDS, REQUESTS_PER_HOUR, REQUESTS_PER_MINUTE } from '../../../domain/kernel/limits.ts';
import { HOUR } from '../../../domain/kernel/time.ts';
import { limitStub, passwordStub } from '../../../durable-objects/stubs.ts';
import { Refusal } from '../../../services/refusal.ts';
import { app } from '../../../worker/app.ts';
import type { AppEnv } from '../../../worker/context.ts';
import { tryPassword } from '../../../worker/limits.ts';
import { onError } from '../../../worker/middleware/on-error.ts';
import { restoreClock, setClock } from '../../support/clock.ts';
import { firstOf, nth } from '../../support/lists.ts';
import { type Answer, Browser, refusal } from '../../support/workers/browser.ts';
import { Event } from '../../support/workers/event.ts';
import { type Cast, freshId, makeCast, makePerson, type Somebody } from '../../support/workers/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await makeCast();
});
// A minute may pass on a busy machine while hundreds ask, and what was counted first counts no more.
beforeEach(() => {
  setClock(Date.now());
});
afterEach(() => {
  restoreClock();
});

let addresses = 0;
/** An address that nobody else has. */
function freshAddress(): string {
  addresses += 1;
  return `198.51.${addresses >> 8}.${addresses & 255}`;
}

const from = (address: string) => ({ 'cf-connecting-ip': address });

const logIn = (id: string, password: string, address: string): Promise<Answer> =>
  new Browser().ask(calls.logIn, { body: { id, password } }, from(address));

const guess = (id: string, address: string): Promise<Answer> => logIn(id, 'not the password', address);

const times = async <Value>(count: number, what: (number: number) => Promise<Value>): Promise<Value[]> => {
  const values: Value[] = [];
  for (let number = 0; number < count; number += 1) values.push(await what(number));
  return values;
};

/** A password that is looked at without being hashed: whether it fits is said beforehand. */
const door = new Hono<AppEnv>().onError(onError).post('/:account/:fits', async (context) => {
  const { account, fits } = context.req.param();
  return tryPassword(context, account, async () => {
    if (fits !== 'true') throw new Refusal('invalidCredentials');
    return context.json({});
  });
});

async function tryIt(account: string, address: string, fits: boolean): Promise<string> {
  const answer = await door.request(`/${account}/${fits}`, { method: 'POST', headers: from(address) }, env);
  const { message = '' } = await answer.json<{ message?: string }>();
  return `${answer.status} ${message}`.trim();
}

const retryAfter = (answer: Answer): number => Number(answer.headers.get('retry-after'));
const WRONG = '400 invalidCredentials';
const BRAKED = '429 tooManyRequests';

describe('wrong passwords', () => {
  it('wrong passwords of one account from one address are rate-limited after ten, and those of nobody else', async () => {
    const { id, password } = await makePerson(cast.people.manager);
    const address = freshAddress();
    const answers = await times(12, () => guess(id, address));
    expect(answers.map(refusal)).toEqual([...Array(10).fill(WRONG), BRAKED, BRAKED]);
    expect(retryAfter(nth(answers, 10))).toBeGreaterThan(0);
    expect(retryAfter(nth(answers, 10))).toBeLessThanOrEqual(60);
    expect(refusal(await logIn(id, password, address))).toBe(BRAKED);
    expect(refusal(await logIn(id.toUpperCase(), password, address))).toBe(BRAKED);
    expect((await logIn(id, password, freshAddress())).status).toBe(200);
    const { member } = cast.people;
    expect((await logIn(member.id, member.password, address)).status).toBe(200);
  });

  it('wrong passwords that come all at once have the same limit', async () => {
    const { id } = await makePerson(cast.people.manager);
    const address = freshAddress();
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(id, address)));
    expect(answers.map(refusal).filter((one) => one === WRONG)).toHaveLength(10);
  });

  it('wrong passwords of one account from any address are rate-limited after sixty', async () => {
    const name = freshId('account');
    const answers = await times(61, () => tryIt(name, freshAddress(), false));
    expect(answers).toEqual([...Array(60).fill(WRONG), BRAKED]);
    expect(await tryIt(name, freshAddress(), true)).toBe(BRAKED);
    expect(await tryIt(freshId('account'), freshAddress(), true)).toBe('200');
  });

  it('wrong passwords from one address are rate-limited after a hundred, for any accounts, unknown ones included', async () => {
    const address = freshAddress();
    const answers = await times(101, () => tryIt(freshId('nobody'), address, false));
    expect(answers).toEqual([...Array(100).fill(WRONG), BRAKED]);
    expect(await tryIt(freshId('account'), address, true)).toBe(BRAKED);
  });

  it('right passwords are not counted as wrong: a school class shares one address', async () => {
    const { id, password } = await makePerson(cast.people.manager);
    const address = freshAddress();
    expect(await times(300, () => tryIt(id, address, true))).toEqual(Array(300).fill('200'));
    expect((await logIn(id, password, address)).status).toBe(200);
    await times(9, () => guess(id, address));
    expect((await logIn(id, password, address)).status).toBe(200);
    expect(refusal(await guess(id, address))).toBe(WRONG);
    expect(refusal(await guess(id, address))).toBe(BRAKED);
  });

  it('wrong passwords are rate-limited before the password is hashed', async () => {
    const account = freshId('account');
    let hashed = 0;
    const counting = new Hono<AppEnv>().onError(onError).post('/', (context) =>
      tryPassword(context, account, async () => {
        hashed += 1;
        throw new Refusal('invalidCredentials');
      }),
    );
    const headers = from(freshAddress());
    await times(20, async () => counting.request('/', { method: 'POST', headers }, env));
    expect(hashed).toBe(REQUESTS_PER_MINUTE.wrongPassword.accountFromAddress);
  });

  it('wrong passwords count also where a logged-in user confirms a change with the password', async () => {
    const person = await makePerson(cast.people.manager, { email: 'proof@example.org' });
    const headers = from(freshAddress());
    const change = (pwd: string) =>
      person.browser.ask(calls.changePassword, { body: { new_pwd: 'quite another', pwd } }, headers);
    const email = (pwd: string) =>
      person.browser.ask(calls.changeEmail, { body: { new_email: 'thief@example.org', pwd } }, headers);
    const answers = [...(await times(5, () => change('a wrong one'))), ...(await times(5, () => email('a wrong one')))];
    expect(new Set(answers.map(refusal))).toEqual(new Set(['400 incorrectPassword']));
    expect(refusal(await change(person.password))).toBe(BRAKED);
    expect(refusal(await email(person.password))).toBe(BRAKED);
  });
});

describe('password hashing', () => {
  it('a log-in is refused with a time to retry where too many passwords wait to be hashed, and other log-ins are not', async () => {
    const address = freshAddress();
    const crowd: Promise<boolean>[] = [];
    let leave = (): void => undefined;
    const busy = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const stub = passwordStub(env, address);
    for (let at = 0; at <= MOST_WAITING_PASSWORDS; at += 1) crowd.push(stub.inTurn(() => busy));
    const { id, password } = cast.people.member;
    const answer = await logIn(id, password, address);
    expect(refusal(answer)).toBe('429 tooBusy');
    expect(retryAfter(answer)).toBe(5);
    expect((await logIn(id, password, freshAddress())).status).toBe(200);
    leave();
    expect(new Set(await Promise.all(crowd))).toEqual(new Set([true]));
    expect((await logIn(id, password, address)).status).toBe(200);
  });
});

/** What costs something, as somebody would ask for it again and again. */
interface Costly {
  readonly name: keyof typeof REQUESTS_PER_MINUTE;
  readonly ask: (by: Somebody, address: string) => Promise<Answer>;
}

const COSTLY: readonly Costly[] = [
  {
    name: 'fideLookUp',
    ask: (by, address) => by.browser.ask(calls.findByFideNumber, { number: 1503014 }, from(address)),
  },
  { name: 'join', ask: (by, address) => by.browser.ask(calls.joinTournament, { id: 'nobody' }, from(address)) },
  { name: 'join', ask: (by, address) => by.browser.ask(calls.leaveTournament, { id: 'nobody' }, from(address)) },
  {
    name: 'join',
    ask: (by, address) => by.browser.ask(calls.joinClub, { body: { invitation_id: 'x' } }, from(address)),
  },
  {
    name: 'join',
    ask: (by, address) => by.browser.ask(calls.joinOrganization, { body: { invitation_id: 'x' } }, from(address)),
  },
  {
    name: 'register',
    ask: (by, address) =>
      by.browser.ask(
        calls.createClub,
        { body: { id: freshId('club'), name: 'Club', country: 'NOR', region: 'Oslo', invitation_id: 'x' } },
        from(address),
      ),
  },
  {
    name: 'chat',
    ask: (by, address) =>
      by.browser.ask(calls.sayPhrase, { id: 'nobody', body: { side: 0, message_id: 1 } }, from(address)),
  },
  {
    name: 'message',
    ask: (by, address) =>
      by.browser.ask(calls.messageClub, { id: 'nobody', body: { text: 'Welcome.' } }, from(address)),
  },
  {
    name: 'import',
    ask: (by, address) =>
      by.browser.ask(
        calls.importTournament,
        { body: { organiser: 'x', organiser_type: 'club', trf: 'x' } },
        from(address),
      ),
  },
  {
    name: 'picture',
    ask: (by, address) =>
      by.browser.ask(calls.uploadPicture, { of: 'club', id: 'nobody', body: { data: 'AAAA' } }, from(address)),
  },
  {
    name: 'explain',
    ask: (by, address) => by.browser.ask(calls.explainRound, { id: 'nobody', round: 1 }, from(address)),
  },
  {
    name: 'pgn',
    ask: (by, address) => by.browser.ask(calls.tournamentPgn, { id: 'nobody' }, from(address)),
  },
  {
    name: 'embed',
    ask: (by, address) => by.browser.ask(calls.embedTournament, { id: 'nobody', view: 'standings' }, from(address)),
  },
  {
    name: 'calendar',
    ask: (by, address) => by.browser.ask(calls.teamCalendar, { id: 'nobody' }, from(address)),
  },
  {
    name: 'ownCalendar',
    ask: (by, address) => by.browser.ask(calls.ownCalendar, { token: 'nothing' }, from(address)),
  },
];

describe('rate limits', () => {
  it.each(COSTLY.map(({ name, ask }, number) => [name, number, ask] as const))(
    'a costly call (%s, %i) is rate-limited per account, whatever the address, and for nobody else',
    async (name, _, ask) => {
      const limit = REQUESTS_PER_MINUTE[name];
      if (!('person' in limit)) throw new Error('counted otherwise');
      const person = await makePerson(cast.people.manager);
      const answers = await Promise.all(Array.from({ length: limit.person + 2 }, () => ask(person, freshAddress())));
      const braked = answers.filter((one) => refusal(one) === BRAKED);
      expect(braked).toHaveLength(2);
      expect(retryAfter(firstOf(braked))).toBeGreaterThan(0);
      expect(refusal(await ask(cast.people.member, freshAddress()))).not.toBe(BRAKED);
    },
  );

  it('messages to many are limited to thirty an hour for one user, however they are spread over it', async () => {
    const person = await makePerson(cast.people.manager);
    const key = `message person ${person.id} hour`;
    const limit = { most: REQUESTS_PER_HOUR.message ?? 0, withinMs: HOUR };
    for (let sent = 0; sent < 29; sent += 1) await limitStub(env, key).take(key, limit, false);
    const send = () =>
      person.browser.ask(calls.messageClub, { id: 'nobody', body: { text: 'Welcome.' } }, from(freshAddress()));
    expect(refusal(await send())).not.toBe(BRAKED);
    const braked = await send();
    expect(refusal(braked)).toBe(BRAKED);
    expect(retryAfter(braked)).toBeGreaterThan(60);
  });

  it('a costly call is rate-limited per address, whoever makes it', async () => {
    const address = freshAddress();
    const visitor = { id: '', password: '', browser: new Browser() };
    const ask = (by: Somebody) => by.browser.ask(calls.explainRound, { id: 'nobody', round: 1 }, from(address));
    const { address: most } = REQUESTS_PER_MINUTE.explain;
    const answers = await Promise.all(Array.from({ length: most + 3 }, () => ask(visitor)));
    expect(answers.filter((one) => refusal(one) === BRAKED)).toHaveLength(3);
    expect(refusal(await ask(cast.people.member))).toBe(BRAKED);
    expect(
      refusal(await visitor.browser.ask(calls.explainRound, { id: 'nobody', round: 1 }, from(freshAddress()))),
    ).toBe('404 noSuchTournament');
  });

  it('the creation of accounts is rate-limited per user, and registration per address', async () => {
    const address = freshAddress();
    const form = (username: string) => ({
      username,
      first_name: 'Kari',
      last_name: 'Moe',
      country: 'NOR',
      email: 'kari@example.org',
      birth_date: '2001-02-03',
      password: 'long enough',
      invitation_id: 'nobody',
    });
    const register = () => new Browser().ask(calls.register, { body: form(freshId('kari')) }, from(address));
    const { address: most } = REQUESTS_PER_MINUTE.register;
    const answers = await Promise.all(Array.from({ length: most + 2 }, register));
    expect(answers.filter((one) => refusal(one) === BRAKED)).toHaveLength(2);
    const refused = { username: 'x', first_name: 'X', last_name: 'Y', birth_date: '2001-02-03', sex: 'F' };
    const create = () => cast.people.outsider.browser.ask(calls.createAccount, { body: refused }, from(freshAddress()));
    const { person } = REQUESTS_PER_MINUTE.createAccount;
    const made = await Promise.all(Array.from({ length: person + 2 }, create));
    expect(made.filter((one) => refusal(one) === BRAKED)).toHaveLength(2);
  });

  it('page reads are not counted by the rate limiter', async () => {
    const event = await Event.build(cast.people.manager, cast.club);
    const { LIMIT: _, ...without } = env;
    const cookie = cast.people.member.browser.cookie ?? '';
    for (const path of [
      pathTo(calls.viewTournament, { id: event.id }),
      pathTo(calls.findTournaments),
      pathTo(calls.readSettings),
    ]) {
      const answer = await app.request(`http://localhost${path}`, { headers: { cookie } }, without);
      await answer.text();
      expect([path, answer.status]).toEqual([path, 200]);
    }
  });
});
