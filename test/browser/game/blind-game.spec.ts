import { expect, type Locator, type Page, test } from '@playwright/test';
import { en } from '../../../i18n/en.ts';
import { gameOf, sitDown, twoPlayers } from '../../support/browser/online-game.ts';

const PORT = Number(process.env.ROKADE_TEST_PORT);
const { game: words, asking } = en;

/** The mate of the learners, one half-move after the other, with what is read out of it. */
const MOVES: readonly (readonly [typed: string, spokenText: string])[] = [
  ['e4', 'White: pawn to e4.'],
  ['e7e5', 'Black: pawn to e5.'],
  ['Bc4', 'White: bishop to c4.'],
  ['Sc6', 'Black: knight to c6.'],
  ['Qh5', 'White: queen to h5.'],
  ['Nf6', 'Black: knight to f6.'],
];

test(
  'two players who never look at the board play a whole game by what is read out and typed',
  {
    tag: '@long',
  },
  async ({ browser }, { repeatEachIndex }) => {
    const base = `http://localhost:${PORT}`;
    const game = await gameOf(await twoPlayers(base, `blind${repeatEachIndex}`), { initialTime: 10 });
    const [white, black] = await Promise.all([
      sitDown(browser, game, 'white', base),
      sitDown(browser, game, 'black', base),
    ]);
    await expect(white.getByText(words.yourMove)).toBeVisible();

    await test.step('the help is a list that the keyboard opens and closes', async () => {
      await type(white, '?');
      const help = white.getByRole('dialog', { name: asking.help.title });
      await expect(help.getByText(asking.help.asked.clocks.says)).toBeVisible();
      await white.keyboard.press('Escape');
      await expect(help).toBeHidden();
      await expect(field(white)).toBeFocused();
    });

    for (const [ply, [move, spokenText]] of MOVES.entries()) {
      await type(ply % 2 === 0 ? white : black, move);
      for (const page of [white, black]) await expect(spoken(page, spokenText)).toBeAttached();
    }

    await test.step('the position, the clocks and the last move are asked for', async () => {
      await type(white, 'p queen');
      await expect(answer(white)).toHaveText('queen. White: h5. Black: d8.');
      await type(white, 's f7');
      await expect(answer(white)).toHaveText('f7, Black, pawn.');
      await type(black, 'l');
      await expect(answer(black)).toHaveText('3… Black: knight to f6');
      await type(black, 'clock');
      await expect(answer(black)).toHaveText(/^White has \d+ minutes.* Black has \d+ minutes.* White to move\.$/);
      await type(black, 'b');
      await expect(answer(black)).toHaveText(/queen h5.* White to move\.$/);
    });

    await test.step('a draw is offered, asked for and refused', async () => {
      await black.getByRole('button', { name: words.actions.offerDraw }).click();
      await black.getByRole('button', { name: en.common.yes, exact: true }).click();
      await expect(white.getByRole('status').filter({ hasText: 'offers a draw.' })).toBeVisible();
      await type(white, 'o');
      await expect(answer(white)).toHaveText(/has Black, rating \d+\. .* offers a draw\.$/);
      await white.getByRole('button', { name: words.actions.declineDraw, exact: true }).click();
      await expect(black.getByRole('status').filter({ hasText: words.actions.declined })).toBeVisible();
      await type(black, 'o');
      await expect(answer(black)).toHaveText(new RegExp(`${words.actions.declined}$`));
    });

    await test.step('a text that is neither is refused aloud, and the mate ends the game for both', async () => {
      await type(white, 'Qe9');
      await expect(white.getByRole('alert').filter({ hasText: 'Qe9' })).toBeVisible();
      await type(white, 'Qxf7#');
      const end = 'White: queen takes on f7, checkmate. White won: checkmate.';
      for (const page of [white, black]) await expect(spoken(page, end)).toBeAttached();
      await expect(white.getByRole('dialog', { name: words.over.youWon })).toBeVisible();
      await expect(black.getByRole('dialog', { name: words.over.youLost })).toBeVisible();
    });
    for (const page of [white, black]) await page.context().close();
  },
);

const field = (page: Page): Locator => page.getByRole('textbox', { name: words.typing.label });

async function type(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** What is read out of the moves, as it is put into the page for that. */
const spoken = (page: Page, text: string): Locator =>
  page.locator('[aria-live="polite"]').getByText(text, { exact: true });

const answer = (page: Page): Locator => page.getByRole('region', { name: words.typing.answer }).getByRole('status');
