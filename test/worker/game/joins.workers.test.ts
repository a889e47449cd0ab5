import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { openDb } from '../../../db/client.ts';
import { accounts } from '../../../db/schema/index.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { millis } from '../../../domain/kernel/time.ts';
import { makeDeps } from '../../../durable-objects/deps.ts';
import { openSession } from '../../../services/account/login/sessions.ts';
import { Browser, must, refusal } from '../../support/workers/browser.ts';
import { type Cast, freshId, invite, makeCast, type Somebody } from '../../support/workers/people.ts';

const MANY = 100;

let cast: Cast;
beforeAll(async () => {
  cast = await makeCast();
});

/** People who have logged in; their passwords, which take long to hash, play no part. */
async function crowd(): Promise<readonly Omit<Somebody, 'password'>[]> {
  const deps = makeDeps(env);
  const ids = Array.from({ length: MANY }, () => asId<never>(freshId('gjest')));
  const rows = ids.map((id) => ({ id, firstName: 'Guri', lastName: 'Gjest', createdAt: millis(0) }));
  for (const row of rows) await openDb(env.DB).insert(accounts).values(row);
  return Promise.all(
    ids.map(async (id) => {
      const browser = new Browser();
      browser.cookie = `rokade_session=${await openSession(deps, id, '')}`;
      return { id, browser };
    }),
  );
}

/** Who is a member of the club, each as often as the database says so. */
async function membersOf(club: string): Promise<readonly string[]> {
  const rows = await env.DB.prepare('select account from club_members where club = ?')
    .bind(club)
    .all<{ account: string }>();
  return rows.results.map(({ account }) => account);
}

describe('many users who join a club at once', () => {
  it('a hundred users who join a club at once by one link, each twice, become members once', async () => {
    const { manager } = cast.people;
    const invitation_id = await invite(manager, cast.club, 'club');
    const people = await crowd();
    const join = ({ browser }: (typeof people)[number]) => browser.ask(calls.joinClub, { body: { invitation_id } });
    const answers = await Promise.all(people.flatMap((one) => [join(one), join(one)]));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MANY);
    expect([...new Set(answers.map(refusal))].sort()).toEqual(['200', '400 alreadyAMember']);
    const members = await membersOf(cast.club);
    expect(members.filter((account) => people.some(({ id }) => id === account)).sort()).toEqual(
      people.map(({ id }) => id).sort(),
    );
  });

  it('a user who joins a club while its link is deleted either becomes a member or is told that the link is gone', async () => {
    const { manager } = cast.people;
    const invitation = await invite(manager, cast.club, 'club');
    const people = await crowd();
    const [first, ...others] = people.map(({ id, browser }) => async () => ({
      id,
      answer: await browser.ask(calls.joinClub, { body: { invitation_id: invitation } }),
    }));
    const last = others.pop();
    const early = await first?.();
    const half = others.length / 2;
    const before = others.slice(0, half).map((join) => join());
    const deleted = manager.browser.ask(calls.withdrawInvitation, {
      entity: cast.club,
      body: { invitertype: 1, invitation },
    });
    const after = others.slice(half).map((join) => join());
    must(await deleted);
    const answered = [early, ...(await Promise.all([...before, ...after])), await last?.()].filter(
      (one) => one !== undefined,
    );
    const joined = answered.filter(({ answer }) => answer.status === 200).map(({ id }) => id);
    const refused = answered.filter(({ answer }) => answer.status !== 200);
    expect(refused.map(({ answer }) => refusal(answer)).filter((one) => one !== '404 notFound')).toEqual([]);
    expect([answered.length, joined.length > 0, refused.length > 0]).toEqual([MANY, true, true]);
    const members = (await membersOf(cast.club)).filter((account) => people.some(({ id }) => id === account));
    expect([...members].sort()).toEqual([...joined].sort());
  });
});
