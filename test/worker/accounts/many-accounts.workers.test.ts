import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { Browser } from '../../support/workers/browser.ts';
import { type Cast, makeCast, newAccount } from '../../support/workers/people.ts';

let cast: Cast;

beforeAll(async () => {
  cast = await makeCast();
});

/** A slice of a list, as the page sends it. */
const make = async (accounts: readonly Record<string, unknown>[]) =>
  (await cast.people.manager.browser.read(calls.createAccounts, { body: { accounts } })).accounts;

const pupil = (changes: Record<string, unknown> = {}) => newAccount({ club: cast.club, ...changes });

describe('accounts created in a batch', () => {
  it('each account of a batch gets its own password, which must be changed after the first log-in', async () => {
    const made = await make([pupil(), pupil()]);
    expect(new Set(made.map(({ password }) => password)).size).toBe(2);
    for (const { id, password } of made) {
      const answer = await new Browser().logIn(id, password);
      expect(answer.body).toMatchObject({ info: { must_change_password: true } });
    }
  });

  it('an invalid row of a batch is refused by itself, and the other accounts are created', async () => {
    const made = await make([pupil(), pupil({ username: cast.people.member.id }), pupil({ birth_date: '2099-01-01' })]);
    expect(made.map(({ refused }) => refused)).toEqual([null, 'usernameExists', 'birthDateOutOfRange']);
  });

  it('a batch creates no account where the user may not create all of them', async () => {
    const own = pupil();
    const answer = await cast.people.manager.browser.ask(calls.createAccounts, {
      body: { accounts: [own, newAccount({ club: cast.otherClub })] },
    });
    expect(answer.status).toBe(403);
    expect((await new Browser().ask(calls.viewProfile, { id: String(own.username) })).status).toBe(404);
  });

  it('a repeated batch creates no account twice, and an account without a chosen password gets a new one', async () => {
    const sent = [pupil()];
    const [first] = await make(sent);
    const [again] = await make(sent);
    expect(again).toMatchObject({ id: first?.id, refused: null });
    expect((await new Browser().logIn(first?.id ?? '', first?.password ?? '')).status).toBe(400);
    expect((await new Browser().logIn(again?.id ?? '', again?.password ?? '')).status).toBe(200);
  });

  it('a repeated batch keeps a password that its user has chosen, and changes nothing for a namesake', async () => {
    const sent = pupil();
    const [made] = await make([sent]);
    const owner = new Browser();
    await owner.logIn(made?.id ?? '', made?.password ?? '');
    await owner.read(calls.changePassword, { body: { pwd: made?.password, new_pwd: 'tre hester på tur' } });
    const other = pupil();
    await make([other]);
    const again = await make([sent, { ...other, last_name: 'Someone-Else' }]);
    expect(again.map(({ refused }) => refused)).toEqual(['usernameExists', 'usernameExists']);
    expect((await new Browser().logIn(made?.id ?? '', 'tre hester på tur')).status).toBe(200);
  });
});
