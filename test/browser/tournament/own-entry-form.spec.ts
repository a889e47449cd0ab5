import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { buildTournament } from '../../../contract/calls.ts';
import { FORMAT_CODES } from '../../../contract/http/codes.ts';
import { DAY } from '../../../domain/kernel/time.ts';
import { en } from '../../../i18n/en.ts';
import { enter, newVisitor, viewOf } from '../../support/browser/people.ts';
import { callApi } from '../../support/browser/requests.ts';

const { tournament: words, eventDesk: desk, signUp, eventPage } = en;
const dayIn = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

test('a tournament takes entries by a form without groups, and somebody enters it with an account', async ({
  browser,
  page,
}) => {
  const name = `Autumn Swiss ${randomUUID().slice(0, 8)}`;
  await enter(page.request, 'ragnhild');
  const { id } = await callApi(page.request, buildTournament, {
    body: {
      name,
      kind: FORMAT_CODES.SwissDutch,
      rounds: 5,
      startDate: dayIn(20),
      endDate: dayIn(21),
      firstPairingDate: dayIn(20),
      firstPairingTime: '10:00',
      organiser: 'fjellsiden',
      organiserType: 'club',
      defaultGameLocation: 0,
      initialTime: 15,
    },
  });

  await test.step('the menu of the tournament leads to the form, which knows the tournament', async () => {
    await page.goto(`/tournament/view/${id}`);
    await page.getByRole('button', { name: words.actions.more, exact: true }).click();
    await page.getByRole('menuitem', { name: words.actions.openEntries }).click();
    await expect(page.getByRole('textbox', { name: desk.about.name, exact: true })).toHaveValue(name);
    const steps = page.getByRole('navigation', { name: desk.build.steps }).getByRole('button');
    await expect(steps).toHaveText([/Event$/, /Entries$/, /Fees$/]);
    await page.getByRole('button', { name: desk.build.next }).click();
    await page.getByRole('button', { name: desk.build.next }).click();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: desk.build.create }).click();
    await expect(page).toHaveURL(/\/event\/manage\/autumn-swiss-/);
  });

  await test.step('the tournament shows the way to the form, and an account fills it in', async () => {
    const player = await newVisitor(browser);
    await enter(player.request, 'teodor');
    await player.goto(`/tournament/view/${id}`);
    await player.getByRole('link', { name: words.actions.signUp, exact: true }).click();
    await player.getByRole('link', { name: eventPage.signUp }).click();
    await player.getByRole('button', { name: /^Enter as Teodor/ }).click();
    await player.getByRole('button', { name: signUp.next }).click();
    await player.getByRole('button', { name: signUp.summary.send_one }).click();
    await expect(player).toHaveURL(/\/e\/[\w-]+$/);
    await expect
      .poll(async () => (await viewOf(page.request, id)).participants.map(({ account }) => account))
      .toEqual(['teodor']);
    await player.context().close();
  });
});
