import { type Browser, expect, type Page, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { en } from '../../../i18n/en.ts';
import { CLUBS } from '../../../scripts/seed/people.ts';
import { boardsOf, hallOf, ORGANISER } from '../../support/browser/hall.ts';
import { enter, logIn, newVisitor, viewOf } from '../../support/browser/people.ts';
import { callApi } from '../../support/browser/requests.ts';

const words = en.manage.postponed;

test('a club plays on while two games are open, and the table is final when they have their results', async ({
  browser,
  page,
}) => {
  const id = await hallOf(page.request, 8, 'Postponed games');
  for (const { board, white, black } of await boardsOf(page.request, id, 1)) {
    if (board > 2) await callApi(page.request, calls.setResult, { id, round: 1, white, black, result: '1' });
  }
  await logIn(page, ORGANISER, `/tournament/manage/${id}`);
  const open = page.getByRole('region', { name: /^Open game/ });

  await test.step('the arbiter postpones a game to a day, from the menu of its board', async () => {
    await page.getByRole('button', { name: 'More for board 1', exact: true }).click();
    await page.getByRole('menuitem', { name: new RegExp(words.states.postponed) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: words.date }).fill('13/05/2031');
    await dialog.getByRole('textbox', { name: words.words }).fill('Night shift');
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(open.getByText(/postponed to 13 May 2031/)).toBeVisible();
    await expect(open.getByText('Night shift')).toBeVisible();
  });

  await test.step('the next round asks about the other game, which is then adjourned', async () => {
    await page.getByRole('button', { name: 'Pair round 2' }).click();
    const question = page.getByRole('dialog');
    await expect(question.getByText(/1 game has no result: register as adjourned and pair\?/)).toBeVisible();
    await question.getByRole('button', { name: words.action.missing }).click();
    await expect(page.getByText('Round 2 is paired.')).toBeVisible();
    await expect(open).toHaveAccessibleName('Open games (2)');
    expect(await boardsOf(page.request, id, 2)).toHaveLength(4);
  });

  await test.step('visitors see the date in the pairings, and a provisional table', async () => {
    const visitor = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
    await visitor.goto(`/tournament/view/${id}?tab=pairings&round=1`);
    await expect(visitor.getByText(/postponed to 13 May 2031/)).toBeVisible();
    await expect(visitor.getByText('adjourned, no date')).toBeVisible();
    await expect(visitor.getByText('Night shift')).toHaveCount(0);
    await visitor.goto(`/tournament/view/${id}`);
    await expect(provisional(visitor)).toBeVisible();
    await visitor.close();
  });

  await test.step('a late win is confirmed, and the pairs of round 2 stay', async () => {
    const before = await boardsOf(page.request, id, 2);
    await open.getByRole('listitem').first().getByRole('button', { name: words.enter }).click();
    const group = page.getByRole('group', { name: 'Result of board 1', exact: true });
    await group.getByRole('button', { name: '1–0' }).click();
    await page.getByRole('dialog').getByRole('button', { name: en.manage.results.change }).click();
    await expect(open).toHaveAccessibleName('Open game');
    const after = await boardsOf(page.request, id, 2);
    expect(after.map(({ white, black }) => [white, black])).toEqual(before.map(({ white, black }) => [white, black]));
  });

  await test.step('with the last late result nothing is provisional any more', async () => {
    const [, second] = await boardsOf(page.request, id, 1);
    if (second === undefined) throw new Error('round 1 has two boards');
    const { white, black } = second;
    await callApi(page.request, calls.setResult, { id, round: 1, white, black, result: '0' });
    await expect(open).toHaveCount(0);
    await page.goto(`/tournament/view/${id}`);
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(provisional(page)).toHaveCount(0);
    expect((await viewOf(page.request, id)).pairings.some(({ postponed }) => postponed)).toBe(false);
  });
});

test('two players agree on another day by phone, and the club pairs the next round without their result', async ({
  browser,
  page,
}) => {
  const players = (CLUBS[0]?.players ?? []).slice(0, 6).map(({ id }) => id);
  const { id } = await clubNight(page, players);
  const [board] = await boardsOf(page.request, id, 1);
  if (board === undefined) throw new Error('round 1 has no board');
  const [asker, opponent] = [await phoneOf(browser, board.black), await phoneOf(browser, board.white)];
  const day = en.reports.day;

  await test.step('Black asks to play on another day, with a reason for the arbiter', async () => {
    await asker.goto(`/tournament/view/${id}?tab=pairings&round=1`);
    const game = asker.getByRole('region', { name: 'Your game: round 1, board 1' });
    await game.getByRole('button', { name: day.ask }).click();
    await game.getByRole('textbox', { name: day.date }).fill('13/05/2031');
    await game.getByRole('textbox', { name: day.words }).fill('Night shift');
    await game.getByRole('button', { name: day.send }).click();
    await expect(game.getByText(/^You have proposed 13 May 2031/)).toBeVisible();
  });

  await test.step('White has a message, agrees, and does not learn the reason', async () => {
    await opponent.goto('/inbox');
    await expect(opponent.getByText(/asks to play on another day/).first()).toBeVisible();
    await opponent.goto(`/tournament/view/${id}?tab=pairings&round=1`);
    const game = opponent.getByRole('region', { name: 'Your game: round 1, board 1' });
    await game.getByRole('button', { name: day.agree }).click();
    await expect(game.getByText(/postponed to 13 May 2031/)).toBeVisible();
    await expect(opponent.getByText('Night shift')).toHaveCount(0);
  });

  await test.step('the next round is paired, and the desk names the reason', async () => {
    for (const { round, white, black } of (await boardsOf(page.request, id, 1)).slice(1)) {
      await callApi(page.request, calls.setResult, { id, round, white, black, result: '0' });
    }
    await logIn(page, ORGANISER, `/tournament/manage/${id}`);
    await expect(page.getByRole('region', { name: 'Open game' }).getByText('Night shift')).toBeVisible();
    await page.getByRole('button', { name: 'Pair round 2' }).click();
    await expect(page.getByText('Round 2 is paired.')).toBeVisible();
  });

  await Promise.all([asker.close(), opponent.close()]);
});

/** A Swiss of the club in some years, whose players may postpone games; its first round is paired. */
async function clubNight(page: Page, players: readonly string[]): Promise<{ readonly id: string }> {
  await enter(page.request, ORGANISER);
  const body = {
    name: 'Club evenings',
    kind: 'SwissDutch',
    organiser: CLUBS[0]?.id ?? '',
    organiserType: 'club',
    startDate: '2031-05-06',
    endDate: '2031-06-24',
    firstPairingDate: '2031-05-06',
    firstPairingTime: '17:00',
    rounds: 4,
    initialTime: 90,
    increment: 30,
    defaultGameLocation: 0,
    playersPostpone: true,
  } as const;
  const { id } = await callApi(page.request, calls.buildTournament, { body });
  for (const account of players) await callApi(page.request, calls.addParticipant, { id, account });
  await callApi(page.request, calls.startTournament, { id });
  await callApi(page.request, calls.pairNextRound, { id, button: 'pairings' });
  return { id };
}

async function phoneOf(browser: Browser, account: string): Promise<Page> {
  const phone = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
  await enter(phone.request, account);
  return phone;
}

const provisional = (page: Page) => page.getByText(/^Provisional\./);
