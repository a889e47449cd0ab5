import { expect, test } from '@playwright/test';
import { buildTournament } from '../../../contract/calls.ts';
import { en } from '../../../i18n/en.ts';
import { enter, viewOf } from '../../support/browser/people.ts';
import { callApi } from '../../support/browser/requests.ts';

const { list } = en.manage;

/** A family name for each number: there are no digits in names. */
const lastName = (at: number): string => `Etternavn${'abcdefghij'[Math.floor(at / 10)]}${'abcdefghij'[at % 10]}`;

test('forty entrants are pasted at once; one line with a fault keeps all of them out', async ({ page }) => {
  await enter(page.request, 'ragnhild');
  const { id } = await callApi(page.request, buildTournament, {
    body: {
      name: 'Pasted Open',
      kind: 1,
      rounds: 5,
      startDate: '2031-01-01',
      firstPairingDate: '2031-01-01',
      firstPairingTime: '10:00',
      organiser: 'fjellsiden',
      organiserType: 'club',
    },
  });
  await page.goto(`/tournament/players/${id}`);
  await page.getByRole('button', { name: list.open }).click();
  const lines = Array.from({ length: 40 }, (_, at) => `${lastName(at)}, Fornavn; ${1200 + at}; Klubb; ; ; 2010`);
  const box = page.getByRole('textbox', { name: list.text });
  await box.fill([...lines.slice(0, 39), `${lastName(39)}, Fornavn; sterk`].join('\n'));
  const faults = page.getByRole('region', { name: list.preview }).getByRole('row', { name: /sterk/ });
  await expect(faults).toContainText('40');
  await expect(faults).toContainText(list.faults.rating);
  await expect(page.getByRole('button', { name: 'Add 40 players' })).toBeDisabled();
  await box.fill(lines.join('\n'));
  await expect(page.getByRole('row', { name: `Fornavn ${lastName(7)}` })).toContainText('Klubb');
  await page.getByRole('button', { name: 'Add 40 players' }).click();
  await expect(page.getByText('40 players added.')).toBeVisible();
  expect((await viewOf(page.request, id)).participants).toHaveLength(40);
});

test('a list with commas and without a head line asks which column is what, and guesses nothing', async ({ page }) => {
  await enter(page.request, 'ragnhild');
  const { id } = await callApi(page.request, buildTournament, {
    body: {
      name: 'Comma Open',
      kind: 1,
      rounds: 3,
      startDate: '2031-01-01',
      firstPairingDate: '2031-01-01',
      firstPairingTime: '10:00',
      organiser: 'fjellsiden',
      organiserType: 'club',
    },
  });
  await page.goto(`/tournament/players/${id}`);
  await page.getByRole('button', { name: list.open }).click();
  await page.getByRole('textbox', { name: list.text }).fill('Hansen,Ole,1500\nBerg,Kari,1420');
  const submit = page.getByRole('button', { name: 'Add 2 players' });
  await expect(page.getByText(list.columnsQuestion)).toBeVisible();
  await expect(submit).toBeDisabled();
  await page.getByRole('button', { name: list.useColumns }).click();
  await expect(page.getByRole('row', { name: 'Ole Hansen' })).toContainText('1500');
  await submit.click();
  await expect(page.getByText('2 players added.')).toBeVisible();
  const { participants } = await viewOf(page.request, id);
  expect(participants.map(({ firstName, lastName, fideRating }) => [firstName, lastName, fideRating])).toEqual([
    ['Ole', 'Hansen', 1500],
    ['Kari', 'Berg', 1420],
  ]);
});
