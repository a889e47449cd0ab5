import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { snakeKeys } from '../../../contract/codec/case.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { en } from '../../../i18n/en.ts';
import { CLUBS } from '../../../scripts/seed/people.ts';
import { enter, viewOf } from '../../support/browser/people.ts';

const [CLUB] = CLUBS;
const CHIEF = CLUB?.manager.id ?? '';
const LEAGUE = 'nattserien';
const DIVISIONS = ['First', 'Second', 'Third'] as const;
/** Who plays in which division at first, the stronger one first. */
const PEOPLE = { First: ['eirik', 'henrik'], Second: ['lars', 'yusuf'], Third: ['astrid', 'nora'] } as const;

const words = en.leagueDesk;
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

test('a league of three divisions is built, played over two seasons, and its players go up and down', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(180_000);
  await enter(page.request, CHIEF);

  await test.step('the league, its first season and its divisions', async () => {
    await page.goto('/league/build');
    await page.getByLabel(en.build.about.name).fill('Nattserien');
    await page.getByRole('textbox', { name: en.build.about.id, exact: true }).fill(LEAGUE);
    await page.getByRole('button', { name: words.build.create }).click();
    await expect(page).toHaveURL(`/league/view/${LEAGUE}`);
    await page.getByRole('link', { name: en.league.manage }).click();
    await page.getByRole('button', { name: words.seasons.new }).click();
    await fillPart(page, 'Autumn', 'autumn', words.seasons.id);
    await page.getByRole('button', { name: words.seasons.create }).click();
    await page.getByRole('tab', { name: words.tabs.categories }).click();
    for (const name of ['Second', 'First', 'Third']) {
      await page.getByRole('button', { name: words.categories.new }).click();
      await fillPart(page, name, name.toLowerCase(), words.categories.id);
      await page.getByRole('button', { name: words.categories.create }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });

  await test.step('two divisions change places, and the last is dragged up and down by the keyboard', async () => {
    await page.getByRole('button', { name: filled(words.categories.moreOf, { name: 'Second' }) }).click();
    await page.getByRole('menuitem', { name: filled(words.categories.swapWith, { name: 'First' }) }).click();
    await expect(divisions(page)).toHaveText([/First/, /Second/, /Third/]);
    await moveByKeys(page, 'Third', 3, 2);
    await expect(divisions(page)).toHaveText([/First/, /Third/, /Second/]);
    await moveByKeys(page, 'Third', 2, 3);
    await expect(divisions(page)).toHaveText([/First/, /Second/, /Third/]);
  });

  await test.step('a tournament by the wizard, in the season and the division that are chosen', async () => {
    await page.getByRole('tab', { name: words.tabs.tournaments }).click();
    await page.getByRole('button', { name: words.tournaments.build }).click();
    const wizard = page.getByRole('dialog');
    await wizard.getByRole('combobox', { name: en.build.league.category }).click();
    await page.getByRole('option', { name: 'Second' }).click();
    await wizard.getByRole('button', { name: en.build.wizard.reviewAll }).click();
    await wizard.getByRole('textbox', { name: en.build.about.name, exact: true }).fill('Closing night');
    await wizard.getByRole('button', { name: en.build.create }).click();
    await expect(wizard).toBeHidden();
    const heading = filled(words.tournaments.heading, { season: 'Autumn', category: 'Second' });
    await expect(
      page.getByRole('region', { name: heading }).getByRole('link', { name: 'Closing night', exact: true }),
    ).toBeVisible();
  });

  await test.step('the tournament is removed from the league, and added to it again in another division', async () => {
    await page.getByRole('button', { name: filled(words.tournaments.removeOf, { name: 'Closing night' }) }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.tournaments.remove }).click();
    await expect(page.getByText(words.tournaments.noneHint)).toBeVisible();
    await page.getByRole('button', { name: words.tournaments.add }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: words.tournaments.which }).fill('Closing night');
    await page.getByRole('option', { name: /Closing night/ }).click();
    await dialog.getByRole('combobox', { name: words.tournaments.category }).click();
    await page.getByRole('option', { name: 'Second' }).click();
    await dialog.getByRole('button', { name: words.tournaments.addIt }).click();
    await expect(dialog).toBeHidden();
    const heading = filled(words.tournaments.heading, { season: 'Autumn', category: 'Second' });
    await expect(page.getByRole('region', { name: heading }).getByText('Closing night')).toBeVisible();
  });

  for (const division of DIVISIONS) await play(page.request, 'autumn', division, PEOPLE[division]);

  await test.step('the end of the season, left in the middle and gone on with', async () => {
    await page.goto(`/league/manage/${LEAGUE}`);
    await page.getByRole('link', { name: filled(words.seasons.endOf, { name: 'Autumn' }) }).click();
    await expect(nextOf(page, 'henrik')).toHaveValue('second');
    await nextOf(page, 'eirik').selectOption(words.end.stays);
    await confirm(page);
    await expect(page.getByRole('tab', { name: 'Second', selected: true })).toBeVisible();
    await page.goto(`/league/manage/${LEAGUE}?end=autumn`);
    await expect(page.getByRole('tab', { name: 'Second', selected: true })).toBeVisible();
    await expect(nextOf(page, 'lars')).toHaveValue('first');
    await expect(nextOf(page, 'yusuf')).toHaveValue('third');
    await confirm(page);
    await expect(nextOf(page, 'astrid')).toHaveValue('second');
    await confirm(page);
    const yusuf = nameOf('yusuf');
    await page.getByRole('button', { name: filled(words.end.takeBackOf, { name: yusuf }) }).click();
    await expect(page.getByRole('listitem').filter({ hasText: yusuf })).toBeHidden();
    await end(page);
  });

  await test.step('the next season, where everybody begins where they belong', async () => {
    await fillPart(page, 'Spring', 'spring', words.seasons.id);
    await page.getByRole('button', { name: words.seasons.start }).click();
    await expect(page.getByRole('link', { name: filled(words.seasons.endOf, { name: 'Spring' }) })).toBeVisible();
    const members = [];
    for (const category of ['first', 'second', 'third'])
      members.push(await membersOf(page.request, 'spring', category));
    expect(members).toEqual([['eirik', 'lars'], ['astrid', 'henrik', 'yusuf'], ['nora']]);
  });

  await play(page.request, 'spring', 'First', ['lars', 'eirik']);
  await play(page.request, 'spring', 'Second', ['astrid', 'henrik']);

  await test.step('the second end', async () => {
    await page.goto(`/league/manage/${LEAGUE}?end=spring`);
    for (const division of DIVISIONS) {
      await expect(page.getByRole('tab', { name: division, selected: true })).toBeVisible();
      await confirm(page);
    }
    await end(page);
  });

  await test.step('everybody reads where each one goes, and the way over the years', async () => {
    const astrid = nameOf('astrid');
    await page.context().clearCookies();
    await page.goto(`/league/view/${LEAGUE}?season=spring`);
    const table = page.getByRole('table', { name: filled(en.league.players, { category: 'Second' }) });
    await expect(table.getByRole('row', { name: astrid })).toContainText(filled(en.league.up, { category: 'First' }));
    await table.getByRole('button', { name: filled(en.league.way.of, { name: astrid }) }).click();
    const years = page.getByRole('dialog').getByRole('table', { name: en.league.way.years });
    await expect(years.getByRole('row').nth(1)).toContainText(/Autumn.*Third.*1 of 2.*Promoted to Second/);
    await expect(years.getByRole('row').nth(2)).toContainText(/Spring.*Second.*1 of 2.*Promoted to First/);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Autumn' }).click();
    await page.getByRole('button', { name: filled(en.league.crossTableOf, { name: 'Autumn, Third' }) }).click();
    await expect(page.getByRole('dialog').getByRole('rowheader', { name: astrid })).toBeVisible();
  });
});

/** Name, id and description of a season or a division. */
async function fillPart(page: Page, name: string, id: string, idLabel: string): Promise<void> {
  await page.getByLabel(words.fields.name).fill(name);
  await page.getByRole('textbox', { name: idLabel, exact: true }).fill(id);
  await page.getByRole('textbox', { name: en.build.about.description }).fill(`About ${name}.`);
}

const divisions = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');

/** Takes a division by its handle, and puts it down a place further on; each step is told to screen readers. */
async function moveByKeys(page: Page, name: string, from: number, to: number): Promise<void> {
  const isAt = (place: number) => expect(page.getByText(new RegExp(`^${name}.* place ${place} of 3`))).toBeAttached();
  await page.getByRole('button', { name: filled(words.categories.move, { name }) }).focus();
  await page.keyboard.press('Space');
  await isAt(from);
  await page.keyboard.press(to < from ? 'ArrowUp' : 'ArrowDown');
  await isAt(to);
  await page.keyboard.press('Space');
}

const nextOf = (page: Page, account: string) => page.getByLabel(filled(words.end.nextOf, { name: nameOf(account) }));

const confirm = (page: Page) => page.getByRole('button', { name: words.end.confirm }).click();

async function end(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.end.end }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.end.end }).click();
  await expect(page.getByText(words.end.endedLead)).toBeVisible();
}

/** Each against each in a division; the one who is named first wins. */
async function play(request: APIRequestContext, season: string, division: string, people: readonly string[]) {
  const { id } = await posted<{ id: string }>(request, pathTo(calls.buildTournament), {
    name: `${season === 'autumn' ? 'Autumn' : 'Spring'}, ${division}`,
    kind: 'RoundRobin',
    meetings: 1,
    organiser: CLUB?.id,
    organiserType: 'club',
    league: LEAGUE,
    season,
    category: division.toLowerCase(),
    startDate: '2026-01-01',
    firstPairingDate: '2026-01-01',
    firstPairingTime: '10:00',
  });
  for (const account of people) await posted(request, pathTo(calls.addParticipant, { id, account }), {});
  await posted(request, pathTo(calls.startTournament, { id }), {});
  for (const { round, white, black } of (await viewOf(request, id)).pairings) {
    await posted(
      request,
      pathTo(calls.setResult, { id, round, white, black, result: white === people[0] ? '1' : '-1' }),
      {},
    );
  }
}

async function membersOf(request: APIRequestContext, season: string, category: string): Promise<readonly string[]> {
  const answer = await request.get(pathTo(calls.categoryPlayers, { id: LEAGUE, season, category }));
  const players: readonly { account: string }[] = await answer.json();
  return players.map(({ account }) => account).sort();
}

function nameOf(account: string): string {
  const known = CLUBS.flatMap(({ players }) => players).find(({ id }) => id === account);
  if (known === undefined) throw new Error(`${account} is nobody of the demo`);
  return `${known.first} ${known.last}`;
}

async function posted<Answer>(request: APIRequestContext, path: string, data: object): Promise<Answer> {
  const answer = await request.post(path, { data: snakeKeys(data) });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return answer.json();
}
