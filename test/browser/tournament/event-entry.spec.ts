import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { bookEntryFee, manageEvent } from '../../../contract/calls.ts';
import { en } from '../../../i18n/en.ts';
import { barriers } from '../../support/browser/access.ts';
import { aGroup, linkMailedTo, makeEvent } from '../../support/browser/events.ts';
import { layoutFaults } from '../../support/browser/layout.ts';
import { newVisitor } from '../../support/browser/people.ts';
import { callApi } from '../../support/browser/requests.ts';

/** Strangers with a phone: they enter, confirm, wait, and withdraw. */

const { signUp, ownEntry, eventPage } = en;
const PHONE = { viewport: { width: 390, height: 780 }, hasTouch: true, timezoneId: 'Europe/Oslo' } as const;
const SIX_TAPS_A_SECOND_MS = 150;

/** Nothing on the page keeps somebody out, in either colour, and nothing reaches out of the phone. */
async function expectFit(page: Page): Promise<void> {
  const { sideways, outside, overlapping } = await layoutFaults(page);
  expect.soft({ sideways, outside, overlapping }, page.url()).toEqual({ sideways: 0, outside: [], overlapping: [] });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await barriers(page, colorScheme), `${page.url()} ${colorScheme}`).toEqual([]);
  }
}

const isPress = (name: string) => ({ name, exact: true }) as const;

interface Entrant {
  readonly firstName: string;
  readonly address: string;
  /** Chosen in place of the proposed one. */
  readonly group?: string;
  readonly looks: boolean;
}

/** Somebody who is not on FIDE's list enters in three taps; the fields are typed, and the keyboard's key goes on. */
async function enterByPhone(page: Page, id: string, { firstName, address, group, looks }: Entrant): Promise<number> {
  let taps = 0;
  const tap = async (target: ReturnType<Page['getByRole']>) => {
    taps += 1;
    await target.tap();
  };
  const type = (label: string, text: string) =>
    page.getByLabel(new RegExp(`^${label}`)).pressSequentially(text, { delay: SIX_TAPS_A_SECOND_MS / 10 });
  const look = async () => {
    if (looks) await expectFit(page);
  };
  await page.goto(`/event/sign-up/${id}`);
  await page.getByRole('searchbox', { name: signUp.who.label }).fill(`${firstName} Fremmed`);
  await expect(page.getByText(signUp.who.nobody)).toBeVisible();
  await look();
  await tap(page.getByRole('button', isPress(signUp.who.notListed)));
  await expect(page.getByLabel(new RegExp(`^${signUp.fields.birthYear}`))).toBeFocused();
  await type(signUp.fields.birthYear, '1988');
  await type(signUp.fields.email, address);
  await expect(page.getByRole('radio', { checked: true })).toBeVisible();
  await look();
  if (group !== undefined) await tap(page.getByRole('radio', { name: new RegExp(`^${group}`) }));
  await page.getByLabel(new RegExp(`^${signUp.fields.email}`)).press('Enter');
  await expect(page.getByRole('heading', { name: signUp.summary.title })).toBeVisible();
  await look();
  await tap(page.getByRole('checkbox', { name: signUp.summary.acceptTerms }));
  await tap(page.getByRole('button', isPress(signUp.summary.send_one)));
  await expect(page.getByRole('heading', { name: signUp.sent.title })).toBeVisible();
  await look();
  return taps;
}

async function visitor(browser: Browser): Promise<Page> {
  return newVisitor(browser, PHONE);
}

test('a stranger enters with a phone, changes group, pays and withdraws; who waits moves up', async ({
  browser,
  request,
}) => {
  const id = await makeEvent(request, [
    aGroup('Master', {
      conditions: { ...aGroup('A').conditions, ratingFrom: 1800, takesUnrated: false },
      mayPlayUp: 'no',
    }),
    aGroup('Evening', { places: 1 }),
    aGroup('Open'),
  ]);
  const [first, second] = ['anna', 'bo'].map((name) => `${name}-${randomUUID().slice(0, 8)}@example.org`);
  const anna = await visitor(browser);
  const bo = await visitor(browser);

  await test.step('the page of the event leads to the form', async () => {
    await anna.goto(`/event/view/${id}`);
    await expect(
      anna.getByText(eventPage.group.enteredOf.replace('{{entered}}', '0').replace('{{places}}', '1')),
    ).toBeVisible();
    await expectFit(anna);
    await anna.getByRole('link', isPress(eventPage.signUp)).tap();
    await expect(anna.getByRole('searchbox', { name: signUp.who.label })).toBeVisible();
  });

  await test.step('three taps besides what is typed', async () => {
    expect(await enterByPhone(anna, id, { firstName: 'Anna', address: first ?? '', looks: true })).toBe(3);
  });

  await test.step('opening the link changes nothing, and one press confirms', async () => {
    const link = await linkMailedTo(request, first ?? '', 'Confirm the entry');
    const response = await anna.goto(link);
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await anna.reload();
    const button = anna.getByRole('button', isPress(ownEntry.confirm.button_one));
    await expect(button).toBeVisible();
    await expectFit(anna);
    await button.tap();
    await expect(anna.getByText('Entered in Open')).toBeVisible();
    await expect(anna.getByText(/[2-9A-HJ-NP-Z]{6} Anna Fremmed/)).toBeVisible();
    await expectFit(anna);
  });

  await test.step('she moves to another group', async () => {
    await anna.getByRole('button', isPress('Change the group of Anna Fremmed')).tap();
    await anna.getByRole('radio', { name: /^Evening/ }).tap();
    await expectFit(anna);
    await anna.getByRole('button', isPress(ownEntry.change.move)).tap();
    await expect(anna.getByText('Entered in Evening')).toBeVisible();
  });

  await test.step('she pays by the code, which the cashier books, and has a receipt', async () => {
    const { entries } = await callApi(request, manageEvent, { id });
    const { id: entry, balance } = entries.find(({ player }) => player.firstName === 'Anna') ?? { id: '', balance: 0 };
    await callApi(request, bookEntryFee, {
      id,
      body: { kind: 'payment', entry, amount: balance, method: 'vipps', reference: 'K 1' },
    });
    await anna.reload();
    await expect(anna.getByText(ownEntry.pay.states.paid, { exact: true })).toBeVisible();
    await expect(anna.getByRole('link', { name: /^Receipt \d{4}-\d+/ })).toBeVisible();
    await expectFit(anna);
  });

  await test.step('the next one waits', async () => {
    await enterByPhone(bo, id, { firstName: 'Bo', address: second ?? '', group: 'Evening', looks: false });
    await bo.goto(await linkMailedTo(request, second ?? '', 'Confirm the entry'));
    await bo.getByRole('button', isPress(ownEntry.confirm.button_one)).tap();
    await expect(bo.getByText('No. 1 on the waiting list of Evening')).toBeVisible();
  });

  await test.step('a withdrawal says what happens, and is done by a second press', async () => {
    await anna.getByRole('button', isPress(ownEntry.withdraw.button)).tap();
    await expect(anna.getByText(ownEntry.withdraw.place)).toBeVisible();
    await expect(anna.getByText(/500.* is paid back/)).toBeVisible();
    await expectFit(anna);
    await anna.getByRole('button', isPress(ownEntry.withdraw.button)).tap();
    await expect(anna.getByText(ownEntry.state.withdrawn, { exact: true })).toBeVisible();
  });

  await test.step('the one who waited has the place, and is told', async () => {
    await linkMailedTo(request, second ?? '', 'You have a place');
    await bo.reload();
    await expect(bo.getByText('Entered in Evening')).toBeVisible();
    await bo.goto(`/event/view/${id}`);
    await expect(bo.getByRole('row', { name: /Bo Fremmed/ })).toBeVisible();
    await expect(bo.getByText('Anna Fremmed')).toHaveCount(0);
  });
  await anna.context().close();
  await bo.context().close();
});
