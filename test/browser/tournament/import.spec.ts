import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { ERRORS, type ErrorKey } from '../../../contract/http/errors.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { en } from '../../../i18n/en.ts';
import { root } from '../../../scripts/environment.ts';
import { enter, logIn } from '../../support/browser/people.ts';

const CUP = join(root, 'test/fixtures/demo/autumn-cup.trf');
const REAL = join(root, '../shared/vectors/trf');

test('an imported file has its players at the ranks that the file gives them', async ({ page }) => {
  await chooseFile(page, { name: 'autumn-cup.trf', text: readFileSync(CUP, 'utf8') });
  await expect(page).toHaveURL(/\/tournament\/view\//);
  await page.goto(`${page.url()}?size=50`);
  const rows = page.getByRole('table').locator('tbody tr');
  const expected = playersOf(readFileSync(CUP, 'utf8')).sort((one, other) => one.rank - other.rank);
  await expect(rows).toHaveCount(expected.length);
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => ({
      rank: Number.parseInt(row.querySelector('td')?.textContent ?? '', 10),
      name: row.querySelector('th')?.textContent ?? '',
      points: row.querySelector('strong')?.textContent,
    })),
  );
  for (const [index, { rank, last, points }] of expected.entries()) {
    expect(shown[index]).toEqual({ rank, name: expect.stringContaining(last), points });
  }
});

test('a broken file is refused with line and column, and nothing of it is stored', async ({ page, request }) => {
  const lines = readFileSync(CUP, 'utf8').replace('012 Autumn Cup 2026', '012 Never Kept').split('\n');
  const broken = lines.findIndex((line) => line.startsWith('001   12'));
  lines[broken] = lines[broken]?.replace('24 b =', '24 x =') ?? '';
  const column = (lines[broken] ?? '').indexOf('24 x =') + 4;
  await chooseFile(page, { name: 'broken.trf', text: lines.join('\n') });
  const where = `Line ${broken + 1}, column ${column}`;
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText(`${where}: "x" is not a colour`);
  expect((await alert.textContent())?.split(where)).toHaveLength(2);
  await expect(page).toHaveURL('/tournament/build');
  expect(await (await request.get(pathTo(calls.listTournaments))).text()).not.toContain('Never Kept');
});

test('the archive of a tournament that exists already makes no second one', async ({ page, request }) => {
  await enter(request, 'ragnhild');
  const file = await request.get(pathTo(calls.tournamentArchive, { id: 'autumn-cup' }));
  await chooseFile(page, { name: 'autumn-cup.json', text: await file.text() });
  await expect(page).toHaveURL('/tournament/view/autumn-cup');
  await expect(page.getByText(en.build.import.was.same)).toBeVisible();
});

test.describe('report files of other programs', () => {
  test.skip(!existsSync(REAL), 'the collection of real files is not here');
  const files = existsSync(REAL) ? readdirSync(REAL).filter((name) => name.endsWith('.trf')) : [];
  for (const name of files) {
    test(`${name} is imported, or refused with a reason`, async ({ request }) => {
      await request.post(pathTo(calls.logIn), { data: { id: 'ragnhild', password: 'rokade-demo' } });
      const trf = readFileSync(join(REAL, name), 'latin1');
      const answer = await request.post(pathTo(calls.importTournament), {
        data: { trf, organiser: 'fjellsiden', organiser_type: 'club' },
      });
      const body = await answer.json();
      if (answer.ok()) {
        const view = await request.get(pathTo(calls.viewTournament, { id: body.id }));
        expect((await view.json()).participants).toHaveLength(playersOf(trf).length);
      } else {
        expect(answer.status()).toBe(400);
        expect(Object.keys(ERRORS)).toContain(body.message);
        expect({ ...en.errors, ...en.fileErrors }[body.message as ErrorKey]).toBeTruthy();
      }
    });
  }
});

async function chooseFile(page: Page, { name, text }: { name: string; text: string }): Promise<void> {
  await logIn(page, 'ragnhild', '/tournament/build');
  await page.getByRole('button', { name: en.build.import.open }).click();
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByLabel(en.build.import.file).click();
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await dialog.getByRole('button', { name: en.build.import.do }).click();
}

/** The players of a report by the columns of the format: name, points and rank. */
const playersOf = (trf: string) =>
  trf
    .split(/\r?\n/)
    .filter((line) => line.startsWith('001'))
    .map((line) => ({
      last: line.slice(14, 47).split(',')[0]?.trim() ?? '',
      points: line.slice(80, 84).trim().replace('.0', '').replace('.5', '½'),
      rank: Number(line.slice(85, 89)),
    }));
