import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { snakeKeys } from '../../../contract/codec/case.ts';
import { pathTo } from '../../../contract/http/request.ts';
import type { PairingView } from '../../../contract/tournament/tournaments.ts';
import { en } from '../../../i18n/en.ts';
import { CLUBS } from '../../../scripts/seed/people.ts';
import { enter, logIn, newVisitor, viewOf } from '../../support/browser/people.ts';

const [CLUB] = CLUBS;
const TEACHER = CLUB?.manager.id ?? '';
/** Pupils with an account play on the screen now and then; the others are known in this tournament only. */
const ON_SCREEN = ['henrik', 'lars', 'yusuf', 'astrid'];
const CLASSES = ['5A', '5B', '5C', '5D', '5E', '5F'];
const PUPILS = 10;
const ROUNDS = 4;
/** How many pupils the first classes have; the others do not say so, and count as 40. */
const SIZES = [20, 8, 50];

test('sixty pupils of six classes play four rounds of challenges, on boards and on the screen', {
  tag: '@long',
}, async ({ browser, page }) => {
  test.setTimeout(400_000);
  await enter(page.request, TEACHER);
  const { id, teams } = await test.step('the teacher builds it and enters the classes', () => begin(page.request));
  await logIn(page, TEACHER, `/tournament/view/${id}?tab=teams`);
  for (const [index, size] of SIZES.entries()) await writeSize(page, CLASSES[index] ?? '', size);

  await page.goto(`/tournament/manage/${id}`);
  const here = page.getByRole('region', { name: en.manage.attendance.title });
  const away = here.getByRole('group', { name: /^5F/ }).getByRole('checkbox').first();
  await test.step('one pupil is away', async () => {
    await expect(here.getByRole('status')).toHaveText('60 of 60 present. 60 are free to play.');
    await away.click();
    await expect(here.getByRole('status')).toHaveText('59 of 60 present. 59 are free to play.');
  });

  await test.step('the first challenges: every result by one key', async () => {
    await challengesOf(page, 1).click();
    await expect(boardRows(page)).toHaveCount(29);
    await expect(page.getByRole('region', { name: /^Byes in round/ }).getByRole('listitem')).toHaveCount(2);
    await boardRows(page).first().click();
    for (let board = 1; board <= 29; board += 1) await page.keyboard.press(board % 3 === 0 ? '=' : String(board % 2));
    await expect(challengesOf(page, 2)).toBeEnabled();
    await expect.poll(() => openBoards(page.request, id, 1)).toEqual([]);
  });

  await test.step('the pupil comes back; one game is played on the screen, the others in the hall', async () => {
    await away.click();
    await expect(here.getByRole('status')).toHaveText('60 of 60 present. 60 are free to play.');
    await challengesOf(page, 2).click();
    await expect(boardRows(page)).toHaveCount(30);
    const boards = await openBoards(page.request, id, 2);
    const onScreen = boards.find(({ white, black }) => ON_SCREEN.includes(white) || ON_SCREEN.includes(black));
    if (onScreen === undefined) throw new Error('everybody was to have an opponent');
    for (const board of boards) if (board !== onScreen) await enterResult(page.request, id, board, 0);
    await playOnScreen(browser, page, id, onScreen);
  });

  for (let round = 3; round <= ROUNDS; round += 1) {
    await challengesOf(page, round).click();
    // The round before has as many boards.
    await expect.poll(async () => (await openBoards(page.request, id, round)).length).toBe(30);
    for (const board of await openBoards(page.request, id, round)) await enterResult(page.request, id, board, 1);
  }
  await expect(page.getByText(en.manage.missing.finished)).toBeVisible();

  await test.step('the table of the classes weighs what their pupils have made', async () => {
    const view = await viewOf(page.request, id);
    const teamOf = new Map(view.participants.map(({ account, team }) => [account, team]));
    for (const { round, white, black } of view.pairings.filter((pairing) => pairing.black !== 'bye')) {
      expect(teamOf.get(white), `round ${round}: ${white} and ${black}`).not.toBe(teamOf.get(black));
    }
    const expected = teams.map((team, index) => {
      const points = view.participants
        .filter((one) => one.team === team)
        .reduce((sum, { score }) => sum + (score ?? 0), 0);
      return [CLASSES[index] ?? '', Math.floor((40 * points) / Math.max(10, SIZES[index] ?? 40) + 0.5)] as const;
    });
    const inOrder = [...expected].sort(([, one], [, other]) => other - one);
    await page.goto(`/tournament/view/${id}?tab=teams`);
    const table = page.getByRole('table', { name: en.tournament.tabs.teams });
    for (const [name, weighted] of expected) {
      await expect(
        table
          .getByRole('row', { name: new RegExp(name) })
          .getByRole('cell')
          .last(),
      ).toHaveText(String(weighted));
    }
    await expect(table.getByRole('rowheader').first()).toHaveText(inOrder[0]?.[0] ?? '');
  });
});

/** A tournament over the board of six new classes, one pupil with an account in each of the first four. */
async function begin(teacher: APIRequestContext): Promise<{ id: string; teams: readonly string[] }> {
  const { id } = await posted<{ id: string }>(teacher, pathTo(calls.buildTournament), {
    name: 'Sjakk5ern',
    kind: 4,
    rounds: ROUNDS,
    winPoints: 3,
    drawPoints: 2,
    lossPoints: 1,
    startDate: '2026-01-01',
    endDate: '2031-01-01',
    firstPairingDate: '2026-01-01',
    firstPairingTime: '10:00',
    organiser: CLUB?.id,
    organiserType: 'club',
  });
  const teams: string[] = [];
  for (const [index, name] of CLASSES.entries()) {
    const team = await posted<{ id: string }>(teacher, pathTo(calls.addTeam, { id: CLUB?.id ?? '' }), { name });
    teams.push(team.id);
    await posted(teacher, pathTo(calls.addTournamentTeam, { id, team: team.id }), {});
    const account = ON_SCREEN[index];
    if (account !== undefined) {
      await posted(teacher, `${pathTo(calls.addParticipant, { id, account })}?team=${team.id}`, {});
    }
    for (let pupil = account === undefined ? 1 : 2; pupil <= PUPILS; pupil += 1) {
      const guest = { firstName: `Elev ${pupil}`, lastName: name, team: team.id };
      await posted(teacher, pathTo(calls.addGuest, { id }), guest);
    }
  }
  await posted(teacher, pathTo(calls.startTournament, { id }), {});
  return { id, teams };
}

async function writeSize(page: Page, name: string, size: number): Promise<void> {
  const field = page.getByRole('textbox', { name: en.tournament.teams.size.replace('{{name}}', name) });
  await field.fill(String(size));
  await field.press('Enter');
  await expect(page.getByText(`${name} counts as ${size} pupils.`)).toBeVisible();
}

/** The board goes to the screen; the pupil who has an account resigns there. */
async function playOnScreen(browser: Browser, page: Page, id: string, board: PairingView): Promise<void> {
  const { round, white, black } = board;
  const guest = ON_SCREEN.includes(white) ? black : white;
  const player = guest === white ? black : white;
  await posted(page.request, pathTo(calls.setOnline, { id, round, white, black, online: 'true' }), {});
  const pupil = await newVisitor(browser);
  await enter(pupil.request, player);
  const [game] = (await viewOf(page.request, id)).games[`${round}_${white}_${black}`] ?? [];
  if (game === undefined) throw new Error('the board was to have a game');
  await expect(async () => {
    const path = `${pathTo(calls.move, { id: game.id, from: 'resign', to: 'resign' })}?variant=Chess`;
    expect((await pupil.request.post(path, { data: {} })).status()).toBe(200);
  }).toPass();
  await expect(challengesOf(page, round + 1)).toBeEnabled();
}

async function posted<Answer>(request: APIRequestContext, path: string, data: object): Promise<Answer> {
  const answer = await request.post(path, { data: snakeKeys(data) });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return answer.json();
}

const enterResult = (request: APIRequestContext, id: string, { round, white, black }: PairingView, result: 0 | 1) =>
  posted(request, pathTo(calls.setResult, { id, round, white, black, result }), {});

async function openBoards(request: APIRequestContext, id: string, round: number): Promise<readonly PairingView[]> {
  const { pairings } = await viewOf(request, id);
  return pairings.filter((pairing) => pairing.round === round && pairing.black !== 'bye' && pairing.result === null);
}

const challengesOf = (page: Page, round: number) =>
  page.getByRole('button', { name: en.manage.next.challenges.replace('{{round}}', String(round)) });

const boardRows = (page: Page) => page.locator('tr[data-board]');
