import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { HOUR } from '../../../domain/kernel/time.ts';
import { usualAttendance } from '../../../domain/tournament/value/attendance-plan.ts';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import { en } from '../../../i18n/en.ts';
import { CLUBS } from '../../../scripts/seed/people.ts';
import { BUILD_PATH, buildInForm } from '../../support/browser/format-form.ts';
import { enter, logIn, newVisitor, viewOf } from '../../support/browser/people.ts';
import { callApi } from '../../support/browser/requests.ts';

/** Evenings of a club: who comes is ticked or checks in at the door, and the others have a free round. */

const [CLUB] = CLUBS;
const HOST = CLUB?.manager.id ?? '';
const { next, pairingFaults, draft } = en.manage;
const { desk } = en.attendance;

/** A Konrad of guests with the numbers of their entry, built in the form and started. */
async function konrad(page: Page, players: number, maxMeetings: number): Promise<string> {
  await logIn(page, HOST, BUILD_PATH);
  const { format } = en.build;
  const fields = { [format.rounds]: 4, [format.maxMeetings]: maxMeetings };
  const id = await buildInForm(page, { name: `Konrad of ${players}`, kind: 'Konrad', fields });
  for (let number = 1; number <= players; number += 1) {
    await callApi(page.request, calls.addGuest, { id, body: { firstName: 'Kai', lastName: `Konrad ${number}` } });
  }
  const { participants } = await viewOf(page.request, id);
  const order = [...participants]
    .sort((one, other) => one.lastName.localeCompare(other.lastName))
    .map(({ account }) => account);
  await callApi(page.request, calls.setStartingOrder, { id, body: { order } });
  await callApi(page.request, calls.startTournament, { id });
  await page.goto(`/tournament/manage/${id}`);
  return id;
}

/** Presses the mark of a player, which then shows as pressed. */
async function mark(page: Page, number: number, as: 'here' | 'away'): Promise<void> {
  const name = `Kai Konrad ${number}`;
  const button = page.getByRole('button', { name: desk.markFor[as].replace('{{name}}', name), exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

/** Marks all who are not marked yet. */
async function markOthers(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: desk.allHere_other.replace('{{count}}', String(count)) }).click();
}

async function expectCounts(page: Page, here: number, away: number, unknown: number): Promise<void> {
  const counts = { here, comes: 0, away, unknown };
  const text = desk.counts.replace(/{{(\w+)}}/g, (_, name: keyof typeof counts) => String(counts[name]));
  await expect(page.getByText(text)).toBeVisible();
}

async function pairRound(page: Page, round: number): Promise<void> {
  await page.getByRole('button', { name: next.pairings.replace('{{round}}', String(round)), exact: true }).click();
  await expect(page.getByText(next.done.replace('{{round}}', String(round)))).toBeVisible();
}

/** The numbers that meet, as `2-1`, and who has which bye, as `4 half-point`. */
async function roundOf(request: APIRequestContext, id: string, round: number): Promise<string[]> {
  const { pairings, participants } = await viewOf(request, id);
  const numberOf = (who: string) => participants.find(({ account }) => account === who)?.seed ?? 0;
  return pairings
    .filter((row) => row.round === round)
    .map(({ white, black, result }) =>
      black === 'bye' ? `${numberOf(white)} ${result}` : `${numberOf(white)}-${numberOf(black)}`,
    );
}

/** From the first board on: 1 for White, 0 for Black, = for a draw. */
async function enterResults(page: Page, id: string, round: number, results: string): Promise<void> {
  const { pairings } = await viewOf(page.request, id);
  const boards = pairings.filter((row) => row.round === round && row.black !== 'bye');
  const codes: Readonly<Record<string, 1 | 0 | -1>> = { 1: 1, '=': 0, 0: -1 };
  for (const [at, { white, black }] of boards.entries()) {
    await callApi(page.request, calls.setResult, { id, round, white, black, result: codes[results[at] ?? ''] ?? 0 });
  }
}

test('who is ticked as here is paired, and who has asked for a free round has half a point', async ({ page }) => {
  const id = await konrad(page, 8, 2);
  await markOthers(page, 8);
  await expectCounts(page, 8, 0, 0);
  await pairRound(page, 1);
  expect(await roundOf(page.request, id, 1)).toEqual(['2-1', '4-3', '6-5', '8-7']);
  await enterResults(page, id, 1, '10=1');

  await test.step('two stay at home', async () => {
    const { participants } = await viewOf(page.request, id);
    for (const { account } of participants.filter(({ seed }) => seed === 5 || seed === 8)) {
      await callApi(page.request, calls.addRequestedBye, {
        id,
        body: { player: account, round: 2, bye: 'half-point' },
      });
    }
    await mark(page, 5, 'away');
    await mark(page, 8, 'away');
    await page
      .getByRole('button', { name: desk.stayed_other.replace('{{count}}', '6').replace('{{round}}', '1') })
      .click();
    await expectCounts(page, 6, 2, 0);
    await pairRound(page, 2);
    const round = await roundOf(page.request, id, 2);
    expect(round.slice(0, 3)).toEqual(['3-2', '1-6', '7-4']);
    expect(round.slice(3).sort()).toEqual(['5 half-point', '8 half-point']);
  });

  await test.step('one stays away without a word, and an odd number has a walkover', async () => {
    await enterResults(page, id, 2, '1=1');
    await expectCounts(page, 0, 0, 8);
    await mark(page, 2, 'away');
    await markOthers(page, 7);
    await expectCounts(page, 7, 1, 0);
    await pairRound(page, 3);
    expect(await roundOf(page.request, id, 3)).toEqual(['3-8', '5-1', '6-7', '4 pairing-allocated', '2 zero-point']);
  });
});

test('the desk says which pairs meet against the rules, as nobody else is here', async ({ page }) => {
  const id = await konrad(page, 2, 1);
  await markOthers(page, 2);
  await expectCounts(page, 2, 0, 0);
  await pairRound(page, 1);
  await expect(page.getByText(pairingFaults.title)).toBeHidden();
  await enterResults(page, id, 1, '1');
  await markOthers(page, 2);
  await pairRound(page, 2);
  await expect(page.getByText(pairingFaults.title)).toBeVisible();
  await expect(page.getByText(draft.eveningFaults.rematch)).toBeVisible();
});

/** A Monrad of the club in an hour, for those who are here, who check in with the code of the room. */
async function monrad(page: Page, players: readonly string[]): Promise<string> {
  await enter(page.request, HOST);
  const [date = '', time = ''] = new Date(Date.now() + HOUR).toISOString().split('T');
  const body = {
    name: 'Monrad at the door',
    kind: 'Monrad',
    organiser: CLUB?.id ?? '',
    organiserType: 'club',
    startDate: date,
    endDate: date,
    firstPairingDate: date,
    firstPairingTime: time.slice(0, 5),
    rounds: 3,
    initialTime: 15,
    increment: 5,
    defaultGameLocation: 0,
    attendance: { ...usualAttendance(FORMATS.Konrad), checkInOpens: 90 },
  } as const;
  const { id } = await callApi(page.request, calls.buildTournament, { body });
  for (const account of players) await callApi(page.request, calls.addParticipant, { id, account });
  await callApi(page.request, calls.startTournament, { id });
  return id;
}

/** A phone in the hall, with the page that its QR code opens. */
async function phone(browser: Browser, path: string, account?: string): Promise<Page> {
  const page = await newVisitor(browser, { viewport: { width: 360, height: 740 }, hasTouch: true });
  if (account !== undefined) await enter(page.request, account);
  await page.goto(path);
  return page;
}

test('players of a Monrad check in with the poster at the door, and those who are here are paired', async ({
  browser,
  page,
}) => {
  const words = en.checkIn;
  const players = (CLUB?.players ?? []).slice(0, 5);
  const [own = '', named = ''] = players.map(({ id }) => id);
  const id = await monrad(
    page,
    players.map((player) => player.id),
  );
  await logIn(page, HOST, `/tournament/manage/${id}`);
  const door = page.getByText(/^Code of the room: \d{4}$/);
  const code = (await door.textContent())?.slice(-4) ?? '';

  const scanned = await test.step('the poster has the QR code, the address and the code', async () => {
    const poster = await page.context().newPage();
    await poster.goto(pathTo(calls.printPoster, { id }));
    await expect(poster.getByText(code, { exact: true })).toBeVisible();
    await expect(poster.getByText(new RegExp(`/t/${id}/here$`))).toBeVisible();
    await poster.close();
    return `/t/${id}/here?code=${code}`;
  });

  await test.step('a player with an account presses once', async () => {
    const mine = await phone(browser, scanned, own);
    await mine.getByRole('button', { name: words.here, exact: true }).click();
    await expect(mine.getByText(words.done)).toBeVisible();
    await mine.close();
  });

  await test.step('a player without one types the code and chooses their name', async () => {
    const shared = await phone(browser, `/t/${id}/here`);
    const { participants } = await viewOf(page.request, id);
    const { firstName = '', lastName = '' } = participants.find(({ account }) => account === named) ?? {};
    await shared.getByRole('searchbox', { name: words.search }).fill(lastName);
    const button = shared.getByRole('button', { name: words.hereAs.replace('{{name}}', `${firstName} ${lastName}`) });
    await button.click();
    await expect(shared.getByText(words.codeNeeded)).toBeVisible();
    await shared.getByRole('textbox', { name: words.code }).fill(code);
    await button.click();
    await expect(shared.getByRole('status')).toContainText('report to the arbiter’s desk');
    await shared.close();
  });

  await test.step('the desk sees both at once, confirms the name, marks two more, and pairs', async () => {
    await expect(page.getByText(`0 pts · ${desk.checkedIn}`, { exact: true })).toBeVisible();
    await expect(page.getByText(`0 pts · ${desk.unconfirmed}`, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: desk.confirm_one.replace('{{count}}', '1') }).click();
    await expectCounts(page, 2, 0, 3);
    for (const { account } of (await viewOf(page.request, id)).participants.slice(0, 4)) {
      await callApi(page.request, calls.markAttendance, {
        id,
        body: { accounts: [account], attendance: 'here', round: 1 },
      });
    }
    await pairRound(page, 1);
    const { pairings } = await viewOf(page.request, id);
    const paired = pairings.filter(({ black }) => black !== 'bye').flatMap(({ white, black }) => [white, black]);
    expect(paired).toEqual(expect.arrayContaining([own, named]));
    expect(pairings.filter(({ result }) => result === 'zero-point').length).toBeLessThanOrEqual(1);
  });

  await test.step('after the pairing nobody checks in to that round any more', async () => {
    const late = await phone(browser, scanned, players[4]?.id);
    await expect(late.getByText(en.checkIn.round.replace('{{round}}', '2'))).toBeVisible();
    await late.close();
  });
});
