import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { en } from '../../../i18n/en.ts';
import { CLUBS } from '../../../scripts/seed/people.ts';
import { BUILD_PATH, buildInForm } from '../../support/browser/format-form.ts';
import { logIn, viewOf } from '../../support/browser/people.ts';
import { callApi } from '../../support/browser/requests.ts';

/** An evening of Konrad: who comes is ticked, the others have a free round, and two may meet again. */

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
