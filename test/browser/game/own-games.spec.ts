import { expect, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { DAY } from '../../../domain/kernel/time.ts';
import { en } from '../../../i18n/en.ts';
import { gameOf, sitDown, twoPlayers, visitorAs } from '../../support/browser/online-game.ts';
import { enter, newVisitor } from '../../support/browser/people.ts';

const PORT = Number(process.env.ROKADE_TEST_PORT);
const { game: words } = en;

test('text typed anywhere at the board goes into the move field, and changes no setting', async ({ browser }, {
  repeatEachIndex,
}) => {
  const base = `http://localhost:${PORT}`;
  const game = await gameOf(await twoPlayers(base, `typing${repeatEachIndex}`), { initialTime: 10 });
  const [white, black] = await Promise.all([
    sitDown(browser, game, 'white', base),
    sitDown(browser, game, 'black', base),
  ]);
  await expect(white.getByText(words.yourMove)).toBeVisible();
  const squares = await white.locator('.rk-board coords').first().textContent();
  await white.keyboard.type('Nf3');
  await expect(white.getByRole('textbox', { name: words.typing.label })).toHaveValue('Nf3');
  await white.keyboard.press('Enter');
  await expect(white.getByRole('button', { name: 'Nf3' })).toBeVisible();
  await expect(black.getByText(words.yourMove)).toBeVisible();
  // The Norwegian letter of the knight, in an English browser.
  await black.keyboard.type('Sf6');
  await black.keyboard.press('Enter');
  await expect(black.getByRole('button', { name: 'Nf6' })).toBeVisible();
  for (const page of [white, black]) {
    expect(await page.evaluate(() => localStorage.getItem('rokade-game') ?? '')).not.toMatch(/"autoPromotion":"/);
  }
  expect(await white.locator('.rk-board coords').first().textContent()).toBe(squares);
  await Promise.all([white.context().close(), black.context().close()]);
});

test(
  'a game that begins opens on the page of its tournament, but not for who has a dialog open',
  {
    tag: '@long',
  },
  async ({ browser }, { repeatEachIndex }) => {
    const base = `http://localhost:${PORT}`;
    const world = await twoPlayers(base, `opens${repeatEachIndex}`);
    const { id: tournament } = await world.host.ask(calls.buildTournament, {
      body: {
        name: 'Late Blitz',
        kind: 'ManualPairing',
        defaultGameLocation: 1,
        startDate: new Date().toISOString().slice(0, 10),
        firstPairingDate: new Date().toISOString().slice(0, 10),
        firstPairingTime: new Date().toISOString().slice(11, 16),
        // Paired by hand, it would end with its day, which ends an hour earlier in Norway.
        endDate: new Date(Date.now() + DAY).toISOString().slice(0, 10),
        initialTime: 3,
        organiser: world.club,
        organiserType: 'club',
      },
    });
    const [[one = '', first], [other = '', second]] = [...world.players] as [
      [string, typeof world.host],
      [string, typeof world.host],
    ];
    for (const account of [one, other]) await world.host.ask(calls.addParticipant, { id: tournament, account });
    await world.host.ask(calls.startTournament, { id: tournament });
    const [page, busy] = await Promise.all([visitorAs(browser, first, base), visitorAs(browser, second, base)]);
    await Promise.all([page, busy].map((at) => at.goto(`/tournament/view/${tournament}`)));
    await expect(busy.getByRole('button', { name: en.arbiter.call })).toBeVisible();
    await busy.getByRole('button', { name: en.tournament.actions.withdraw }).click();
    await expect(busy.getByRole('dialog')).toBeVisible();
    await world.host.ask(calls.addRound, { body: { tournament } });
    await world.host.ask(calls.addPairing, { body: { tournament, round: 1, white: one, black: other, online: true } });

    await test.step('it opens by itself for who looks at the page', async () => {
      await expect(page).toHaveURL(/\/game\/play\//, { timeout: 30_000 });
    });

    await test.step('who has a dialog open stays, and is called by a banner under it', async () => {
      const banner = busy.getByRole('region', { name: words.notifier.label, includeHidden: true });
      await expect(banner).toContainText('Late Blitz', { timeout: 30_000 });
      await expect(busy).toHaveURL(/\/tournament\/view\//);
      await expect(busy.getByRole('dialog')).toBeVisible();
      await busy.keyboard.press('Escape');
      await banner.getByRole('link', { name: words.lobby.toGame }).click();
      await expect(busy).toHaveURL(/\/game\/play\//);
    });
    await Promise.all([page.context().close(), busy.context().close()]);
  },
);

test('the lobby stays open where a game ran before it was opened', async ({ browser }) => {
  const page = await newVisitor(browser);
  await enter(page.request, 'teodor');
  await page.goto('/calendar');
  await expect(page.getByRole('link', { name: words.lobby.toGame })).toBeVisible();
  await page.waitForTimeout(1_000);
  await expect(page).toHaveURL(/\/calendar$/);
  await page.context().close();
});
