import { describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { Browser, refusal } from '../../support/workers/browser.ts';

/** What the operator of the test's server has set (vitest.config.ts). */
const CODE = 'the code of the operator';

const administrator = (changes: Record<string, unknown> = {}) => ({
  code: CODE,
  username: 'anna',
  first_name: 'Anna',
  last_name: 'Aas',
  email: '',
  password: 'grønn hest i kvart',
  ...changes,
});

const isOpen = async () => (await new Browser().read(calls.setupState)).open;

// One story: each step leaves the server as the next one finds it.
describe('a server without an administrator', () => {
  it('a server without an administrator reports that it waits for one, and creates none without the set-up code', async () => {
    expect(await isOpen()).toBe(true);
    for (const code of ['not the code', `${CODE}!`, CODE.slice(1)])
      expect(refusal(await new Browser().ask(calls.setUp, { body: administrator({ code }) }))).toBe(
        '400 invalidSetupCode',
      );
    expect(refusal(await new Browser().ask(calls.setUp, { body: administrator({ password: 'password123' }) }))).toBe(
      '400 passwordTooCommon',
    );
    expect(await isOpen()).toBe(true);
  });

  it('the set-up code creates one administrator, also for concurrent requests, and logs them in (D-32)', async () => {
    const browsers = ['anna', 'bente', 'carl'].map((username) => ({ username, browser: new Browser() }));
    const answers = await Promise.all(
      browsers.map(({ username, browser }) => browser.ask(calls.setUp, { body: administrator({ username }) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const made = browsers[answers.findIndex(({ status }) => status === 200)];
    expect((await made?.browser.read(calls.authInfo))?.info).toMatchObject({
      id: made?.username,
      level: 3,
      must_change_password: false,
    });
  });

  it('the set-up code creates no second administrator', async () => {
    expect(await isOpen()).toBe(false);
    const late = administrator({ username: 'dag' });
    expect(refusal(await new Browser().ask(calls.setUp, { body: late }))).toBe('409 alreadySetUp');
  });
});
