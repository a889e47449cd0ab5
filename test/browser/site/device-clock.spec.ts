import { expect, type Page, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { MINUTE } from '../../../domain/kernel/time.ts';
import { en } from '../../../i18n/en.ts';
import { CLUBS } from '../../../scripts/seed/people.ts';
import { enter, logIn, newVisitor } from '../../support/browser/people.ts';
import { callApi } from '../../support/browser/requests.ts';

const [CLUB] = CLUBS;
const ORGANISER = CLUB?.manager.id ?? '';

/** The clock of this device is wrong by so much; all that reads it is. */
const setDeviceClock = (page: Page, byMs: number): Promise<unknown> =>
  page.addInitScript((ms) => {
    const { timeOrigin } = performance;
    const RealDate = Date;
    window.Date = new Proxy(RealDate, {
      construct: (target, args) =>
        args.length === 0 ? new target(RealDate.now() + ms) : Reflect.construct(target, args),
      apply: () => new RealDate(RealDate.now() + ms).toString(),
      get: (target, name) => (name === 'now' ? () => target.now() + ms : Reflect.get(target, name)),
    });
    Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin + ms });
  }, byMs);

/** Milliseconds that a countdown shows. */
async function shownBy(page: Page): Promise<number> {
  const text = (await page.getByRole('timer').first().innerText()).replaceAll(/\s+/g, ' ');
  const [, minutes = '0'] = /(\d+) min/.exec(text) ?? [];
  const [, seconds = '0'] = /(\d+) s/.exec(text) ?? [];
  return Number(minutes) * MINUTE + Number(seconds) * 1_000;
}

for (const [name, byMs] of [
  ['ahead', 10 * MINUTE],
  ['behind', -10 * MINUTE],
] as const) {
  test(`a device ten minutes ${name} counts down and offers what the server does`, async ({ browser, request }) => {
    await enter(request, ORGANISER);
    const at = (inMs: number) => new Date(Math.ceil((Date.now() + inMs) / MINUTE) * MINUTE).toISOString();
    const build = async (pairedAt: string) => {
      const { id } = await callApi(request, calls.buildTournament, {
        body: {
          name: `Clock ${name}`,
          kind: 'SwissDutch',
          rounds: 1,
          defaultGameLocation: 1,
          startDate: pairedAt.slice(0, 10),
          firstPairingDate: pairedAt.slice(0, 10),
          firstPairingTime: pairedAt.slice(11, 16),
          initialTime: 3,
          organiser: CLUB?.id ?? '',
          organiserType: 'club',
        },
      });
      for (const firstName of ['Anne', 'Bjarte'])
        await callApi(request, calls.addGuest, { id, body: { firstName, lastName: 'Klokke' } });
      await callApi(request, calls.startTournament, { id });
      return id;
    };
    const [late, soon] = [at(13 * MINUTE), at(7 * MINUTE)];
    const [open, closed] = [await build(late), await build(soon)];

    const page = await newVisitor(browser);
    await setDeviceClock(page, byMs);
    await page.goto(`/tournament/view/${open}`);
    await expect(page.getByRole('timer').first()).toBeVisible();
    expect(Math.abs((await shownBy(page)) - (Date.parse(late) - Date.now()))).toBeLessThan(5_000);

    const guard = en.errors.rescheduleTooLate;
    await logIn(page, ORGANISER, `/tournament/manage/${open}`);
    await expect(page.getByRole('button', { name: en.manage.next.change })).toBeVisible();
    await page.goto(`/tournament/manage/${closed}`);
    await expect(page.getByText(guard.slice(0, 20))).toBeVisible();
    await expect(page.getByRole('button', { name: en.manage.next.change })).toHaveCount(0);
    await page.context().close();
  });
}
