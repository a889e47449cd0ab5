import { expect, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { en } from '../../../i18n/en.ts';
import { no } from '../../../i18n/no.ts';
import { boardsOf, hallOf, pairNext, playRound } from '../../support/browser/hall.ts';
import { newVisitor } from '../../support/browser/people.ts';
import { callApi } from '../../support/browser/requests.ts';

test('a hall display follows results and the next round, without anybody logged in', async ({ browser, request }) => {
  const id = await hallOf(request, 9, 'Screen Open');
  const screen = await newVisitor(browser);
  await screen.goto(`/tournament/screen/${id}?show=pairings&language=no`);
  await screen.evaluate(() => document.body.setAttribute('data-never-reloaded', ''));
  const list = screen.getByRole('region', { name: no.screen.parts.pairings });
  await expect(list.getByRole('heading')).toContainText('Runde 1');
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await expect(screen.locator('header, footer').getByRole('link')).toHaveCount(0);

  const [first] = await boardsOf(request, id, 1);
  if (first === undefined) throw new Error('nobody is paired');
  await callApi(request, calls.setResult, { id, round: 1, white: first.white, black: first.black, result: '1' });
  await expect(list.getByRole('listitem').first()).toContainText('1–0');

  await playRound(request, id, 1);
  await callApi(request, calls.pairNextRound, { id, button: 'pairings' });
  await expect(list.getByRole('heading')).toContainText('Runde 2');
  await expect(list.getByRole('listitem').first()).not.toContainText('1–0');
  await expect(screen.locator('body')).toHaveAttribute('data-never-reloaded', '');
  await screen.context().close();
});

test('a hall display turns its pages by itself and by the keyboard, and shows everybody', async ({
  browser,
  request,
}) => {
  const id = await hallOf(request, 60);
  const screen = await newVisitor(browser, { viewport: { width: 1280, height: 720 } });
  await screen.clock.install();
  await screen.goto(`/tournament/screen/${id}?show=names&seconds=5&columns=1&rows=15`);
  const list = screen.getByRole('region', { name: en.screen.parts.names });
  const seen = new Set<string>();
  for (const part of [1, 2, 3, 4]) {
    await expect(list.getByRole('heading')).toContainText(`Part ${part} of 4`);
    for (const name of await list.getByRole('listitem').locator('bdi').allTextContents()) seen.add(name);
    await screen.clock.runFor(5_000);
  }
  expect(seen.size).toBe(60);
  await expect(list.getByRole('heading')).toContainText('Part 1 of 4');
  await screen.keyboard.press(' ');
  await expect(screen.getByRole('button', { name: en.screen.pause, pressed: true })).toBeVisible();
  await screen.keyboard.press('ArrowLeft');
  await expect(list.getByRole('heading')).toContainText('Part 4 of 4');
  await screen.context().close();
});

test('the rows of a hall display fill it, with whole names in letters of one size, and points before the round (F22, P17)', async ({
  browser,
  request,
}) => {
  const id = await hallOf(request, 16, 'Small Hall');
  await playRound(request, id, 1);
  await pairNext(request, id);
  const screen = await newVisitor(browser, { viewport: { width: 1920, height: 1080 } });
  await screen.goto(`/tournament/screen/${id}?show=pairings`);
  const list = screen.getByRole('region', { name: en.screen.parts.pairings });
  await expect(list.getByRole('listitem')).toHaveCount(8);
  await expect(list).toContainText(en.chess.white);

  await test.step('eight boards take the height of the display', async () => {
    const last = await list.getByRole('listitem').last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeGreaterThan(1080 * 0.88);
  });

  await test.step('every name is whole, and of the same size', async () => {
    const names = await list.locator('[data-name]').evaluateAll((all) =>
      all.map((name) => ({
        isWhole: name.scrollWidth <= name.clientWidth,
        size: getComputedStyle(name).fontSize,
      })),
    );
    expect(names).toHaveLength(16);
    expect(names.every(({ isWhole }) => isWhole)).toBe(true);
    expect(new Set(names.map(({ size }) => size)).size).toBe(1);
    expect(Number.parseFloat(names[0]?.size ?? '')).toBeGreaterThan(36);
  });

  await test.step('a result changes no points before the round is over', async () => {
    const row = list.getByRole('listitem').first();
    const before = (await row.textContent()) ?? '';
    const [first] = await boardsOf(request, id, 2);
    if (first === undefined) throw new Error('nobody is paired');
    await callApi(request, calls.setResult, { id, round: 2, white: first.white, black: first.black, result: '1' });
    await expect(row).toContainText('1–0');
    expect((await row.textContent())?.replace('1–0', '–')).toBe(before);
  });
  await screen.context().close();
});
