import { expect, test } from '@playwright/test';
import { buildTournament } from '../../contract/calls.ts';
import { pathTo } from '../../contract/request.ts';
import { en } from '../../i18n/en.ts';
import { enter, viewOf } from './people.ts';

const { list } = en.manage;

test('forty entrants are pasted at once; one line with a fault keeps all of them out', async ({ page }) => {
  await enter(page.request, 'ragnhild');
  const built = await page.request.post(pathTo(buildTournament), {
    data: {
      name: 'Pasted Open',
      kind: 1,
      rounds: 5,
      start_date: '2031-01-01',
      first_pairing_date: '2031-01-01',
      first_pairing_time: '10:00',
      organiser: 'fjellsiden',
      organiser_type: 'club',
    },
  });
  const { id } = await built.json();
  await page.goto(`/tournament/players/${id}`);
  await page.getByRole('button', { name: list.open }).click();
  const lines = Array.from({ length: 40 }, (_, at) => `Etternavn${at}, Fornavn; ${1200 + at}; Klubb; ; ; 2010`);
  const box = page.getByRole('textbox', { name: list.text });
  await box.fill([...lines.slice(0, 39), 'Etternavn39, Fornavn; sterk'].join('\n'));
  const faults = page.getByRole('region', { name: list.preview }).getByRole('row', { name: /sterk/ });
  await expect(faults).toContainText('40');
  await expect(faults).toContainText(list.faults.rating);
  await expect(page.getByRole('button', { name: 'Enter 40 entrants' })).toBeDisabled();
  await box.fill(lines.join('\n'));
  await expect(page.getByRole('row', { name: 'Fornavn Etternavn7' })).toContainText('Klubb');
  await page.getByRole('button', { name: 'Enter 40 entrants' }).click();
  await expect(page.getByText('40 entrants are added.')).toBeVisible();
  expect((await viewOf(page.request, id)).participants).toHaveLength(40);
});
