import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { ERRORS } from '../../../contract/http/errors.ts';
import { pathTo } from '../../../contract/http/request.ts';
import type { PageDelta } from '../../../contract/tournament/page-delta.ts';
import { en } from '../../../i18n/en.ts';
import { CLUBS, PASSWORD } from '../../../scripts/seed/people.ts';
import { openCard } from '../../support/browser/cards.ts';
import { enter, logIn, newVisitor, viewOf } from '../../support/browser/people.ts';
import { callApi } from '../../support/browser/requests.ts';

/** So many that there is always a legal pairing, however the colours are drawn. */
const NAMES = ['Aas', 'Berg', 'Dahl', 'Eide', 'Foss', 'Gran', 'Holm', 'Isaksen', 'Juul', 'Kvam'];
const ROUNDS = 4;
const START = '2031-05-10';
const [CLUB] = CLUBS;
const ORGANISER = CLUB?.manager.id ?? '';
const HOST = { organiser: CLUB?.id ?? '', organiserType: 'club' } as const;

/** A 001 line of a player who has not played: start number, name and points in their columns. */
const playerLine = (name: string, at: number): string =>
  `001 ${String(at + 1).padStart(4)}      ${`${name}, Anne`.padEnd(66)} 0.0`;

/** Four rounds over the board in some years; Kvam has asked for half a point in the last one. */
const FILE = [
  '012 Desk Open',
  `042 ${START.replaceAll('-', '/')}`,
  `142 ${ROUNDS}`,
  '152 W',
  ...NAMES.map(playerLine),
  `240 H   ${ROUNDS}   ${NAMES.length}`,
].join('\n');

test('an organiser mends a round at the desk, without loading the page anew', async ({ page }) => {
  const id = await begin(page.request);
  const deltas = await recordedDeltas(page);
  const { revision: first } = (await viewOf(page.request, id)).tournament;
  await logIn(page, ORGANISER, `/tournament/manage/${id}`);
  await page.evaluate(() => document.body.setAttribute('data-never-reloaded', ''));
  const waiting = page.getByRole('region', { name: en.manage.unpaired.title });
  const byes = page.getByRole('region', { name: /^Byes in round/ });

  await test.step('a bye that is booked for the last round does not pair it, nor hide the button', async () => {
    await expect(page.getByRole('tab', { name: String(ROUNDS) })).toBeVisible();
    await pairButton(page, 1).click();
    await expect(boards(page)).toHaveCount(5);
  });

  await test.step('the round has the announced start, and is not called live', async () => {
    await expect(page.getByText(/Starts 10 May 2031/)).toBeVisible();
    await expect(page.getByText('Round 1 of 4 paired')).toBeVisible();
    // At nine in Oslo, where the tournament is.
    expect((await viewOf(page.request, id)).rounds[0]?.startDate).toBe(`${START}T07:00:00.000Z`);
  });

  const [white = '', black = ''] = await namesOn(page, 1);
  await test.step('a deleted pairing leaves two who are listed and block the next round', async () => {
    await deletePairing(page, 1);
    await expect(waiting.getByRole('listitem')).toHaveText([new RegExp(white), new RegExp(black)].sort(bySource));
    for (const board of [2, 3, 4, 5]) await enterResult(page, board, '1');
    await expect(page.getByText('Results: 4 of 4')).toBeVisible();
    const reason = page.getByRole('region', { name: en.manage.missing.title }).getByRole('listitem');
    // The results stand there at once, the list when the server has taken them.
    await expect(reason).toHaveCount(1);
    await expect(reason).toHaveText(new RegExp(`2 players in round 1 have no opponent:.*${black}|${black}.*`));
    await expect(pairButton(page, 2)).toBeDisabled();
    const refused = await page.request.post(pathTo(calls.pairNextRound, { id, button: 'pairings' }));
    expect([refused.status(), (await refused.json()).message]).toEqual([ERRORS.playersUnpaired, 'playersUnpaired']);
  });

  await test.step('they are paired again with the keyboard, on the board that they had', async () => {
    const form = page.getByRole('region', { name: en.manage.pair.title });
    for (const [field, name] of [
      [en.manage.pair.white, black],
      [en.manage.pair.black, white],
    ] as const) {
      await form.getByRole('combobox', { name: field }).focus();
      await page.keyboard.type(name);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    await form.getByRole('button', { name: en.manage.pair.add }).press('Enter');
    await expect(waiting).toHaveCount(0);
    await expect.poll(() => namesOn(page, 1)).toEqual([black, white]);
    // Everybody has an opponent, and the focus goes to the first board without a result.
    await expect(row(page, 1)).toBeFocused();
  });

  await test.step('two boards exchange players', async () => {
    await clearResult(page, 2);
    const [onTwo = ''] = await namesOn(page, 2);
    await menuOf(page, 1).click();
    await page.getByRole('menuitem', { name: en.manage.results.swap }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: en.manage.swap.with }).click();
    await page.getByRole('option', { name: new RegExp(onTwo) }).click();
    await expect(dialog.getByRole('status')).toContainText(/Objections/);
    await dialog.getByRole('button', { name: en.manage.swap.action }).click();
    await expect(row(page, 1)).toContainText(onTwo);
    await expect(row(page, 2)).toContainText(black);
  });

  await test.step('without each other they get a bye, one by mouse and one by keyboard, worth a point', async () => {
    await deletePairing(page, 1);
    await expect(waiting.getByRole('listitem')).toHaveCount(2);
    await waiting.getByRole('button').first().click();
    await expect(waiting.getByRole('listitem')).toHaveCount(1);
    await waiting.getByRole('button').press('Enter');
    await expect(waiting).toHaveCount(0);
    await expect(byes.getByRole('listitem')).toHaveText([/bye, 1 point/, /bye, 1 point/]);
    await enterResult(page, 2, '1');
  });

  await test.step('and the next rounds are paired, up to the one with the booked bye', async () => {
    for (let round = 2; round <= ROUNDS; round += 1) {
      await expectAllResults(page.request, id);
      await pairButton(page, round).click();
      await expect(page.getByRole('tab', { name: String(round) })).toHaveAttribute('aria-selected', 'true');
      const count = round === ROUNDS ? 4 : 5;
      await expect(boards(page)).toHaveCount(count);
      for (let board = 1; board <= count; board += 1) await enterResult(page, board, '1');
    }
    await expect(byes.getByRole('listitem').filter({ hasText: 'Kvam' })).toHaveText(/half-point bye, ½ point/);
    await expect(page.getByText(en.manage.missing.finished)).toBeVisible();
  });

  await test.step('the check says which rounds stand as the program pairs them', async () => {
    const { title, check, same } = en.manage.verdict;
    const card = await openCard(page, title);
    await card.getByRole('button', { name: check }).click();
    await expect(card.getByRole('listitem')).toHaveText(
      [/Round 1differs; FIDE Dutch gives/, ...Array(3).fill(same)].map(asText),
    );
  });
  await expect(page.locator('body')).toHaveAttribute('data-never-reloaded', '');
  // Thirty changes, and the page would follow them by what it is told alone: nothing is missing between two events.
  const { revision: last } = (await viewOf(page.request, id)).tournament;
  await expect.poll(() => reached(first, deltas)).toBe(last);
});

/** The changes of a tournament as the stream of the page tells them. */
async function recordedDeltas(page: Page): Promise<readonly PageDelta[]> {
  const deltas: PageDelta[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Network.eventSourceMessageReceived', ({ eventName, data }) => {
    if (eventName === 'changed') deltas.push(JSON.parse(data));
  });
  await session.send('Network.enable');
  return deltas;
}

/** The revision to which a page of an earlier one is taken by these changes. */
const reached = (revision: number, changes: readonly PageDelta[]): number =>
  changes.reduce((now, { from, rev }) => (from <= now ? Math.max(now, rev) : now), revision);

test('a round is added at a time to come, and at one that has passed after a question (R-239)', async ({ page }) => {
  await logIn(page, ORGANISER, '/tournament/build');
  const { id } = await callApi(page.request, calls.buildTournament, {
    body: {
      name: 'Club Evening',
      kind: 7,
      startDate: '2026-01-01',
      endDate: '2031-01-01',
      firstPairingDate: '2026-01-01',
      firstPairingTime: '10:00',
      ...HOST,
    },
  });
  await page.goto(`/tournament/manage/${id}`);
  await page.getByRole('button', { name: 'Add round 1' }).click();
  await expect(page.getByRole('tab', { name: /1/ })).toBeVisible();
  const [first] = (await viewOf(page.request, id)).rounds;
  expect(Date.parse(first?.startDate ?? '')).toBeGreaterThan(Date.now());
  await test.step('the second is one that was played before', async () => {
    const form = page.getByRole('region', { name: 'Add round 2' });
    await form.getByRole('textbox', { name: en.manage.next.date }).fill('01.01.2026');
    await form.getByRole('button', { name: 'Add round 2' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText(en.manage.round.pastExplains);
    await question.getByRole('button', { name: en.common.cancel }).click();
    expect((await viewOf(page.request, id)).rounds).toHaveLength(1);
    await form.getByRole('button', { name: 'Add round 2' }).click();
    await question.getByRole('button', { name: 'Add round 2' }).click();
    await expect(page.getByRole('tab', { name: /2/ })).toBeVisible();
    expect((await viewOf(page.request, id)).rounds[1]?.startDate).toMatch(/^(2025-12-31|2026-01-01)T/);
  });
});

test('a round robin says when its next round begins, and keeps its rounds', { tag: '@long' }, async ({ page }) => {
  await page.request.post(pathTo(calls.logIn), { data: { id: ORGANISER, password: PASSWORD } });
  const first = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const { id } = await callApi(page.request, calls.buildTournament, {
    body: {
      name: 'Club Championship',
      kind: 8,
      meetings: 1,
      startDate: first.slice(0, 10),
      endDate: '2031-01-01',
      firstPairingDate: first.slice(0, 10),
      firstPairingTime: first.slice(11, 16),
      onlinePairingIntervalN: 1,
      onlinePairingIntervalT: 3,
      ...HOST,
    },
  });
  for (const lastName of NAMES.slice(0, 4)) {
    await callApi(page.request, calls.addGuest, { id, body: { firstName: 'Anne', lastName } });
  }
  await page.request.post(pathTo(calls.startTournament, { id }));

  await test.step('the countdown runs, and until the first round the tournament can be deleted', async () => {
    await page.goto(`/tournament/view/${id}`);
    await expect(page.getByRole('timer')).toContainText('2 d');
    await page.getByRole('button', { name: en.tournament.actions.more }).click();
    await expect(page.getByRole('menuitem', { name: en.tournament.actions.delete })).toBeVisible();
  });

  await test.step('rounds that are computed are not deleted', async () => {
    await page.goto(`/tournament/manage/${id}?round=3`);
    await expect(boards(page)).toHaveCount(2);
    await expect(page.getByRole('button', { name: /Delete round/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Add round/ })).toHaveCount(0);
  });

  await test.step('the card in the calendar shows its start, also when it has been started', async () => {
    await page.goto('/');
    await expect(page.getByRole('article').filter({ hasText: 'Club Championship' }).first()).toContainText(
      /4\splayers.*Round 1 of 3 paired/s,
    );
  });
});

test('a game that is not finished has a star for a result', async ({ page }) => {
  await page.goto('/tournament/view/fjord-championship?tab=pairings&round=2');
  await expect(
    page
      .getByRole('link', { name: /^Open / })
      .filter({ hasText: '*' })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('table').getByText('Watch')).toHaveCount(0);
});

test('an organiser keeps two apart, books a bye, and takes both back', async ({ page }) => {
  const id = await begin(page.request);
  await logIn(page, ORGANISER, `/tournament/manage/${id}`);
  const { bans, booked, acceleration } = en.manage;
  const banned = await openCard(page, bans.title);
  const byes = await openCard(page, booked.title);

  await test.step('Berg sits out the first round, and Aas and Gran do not meet', async () => {
    await choose(byes, booked.player, 'Berg');
    await byes.getByRole('button', { name: booked.add }).click();
    await expect(byes.getByRole('row', { name: /Berg/ }).getByRole('button', { name: /half-point bye/ })).toHaveText(
      /½/,
    );
    await choose(banned, bans.players, 'Aas');
    await choose(banned, bans.players, 'Gran');
    await banned.getByRole('button', { name: bans.add }).click();
    await expect(banned.getByRole('listitem')).toHaveText(/Aas.*and.*Gran.*from round 1/);
  });

  await test.step('the acceleration is chosen and left out again', async () => {
    const card = await openCard(page, acceleration.title);
    await card.getByRole('button', { name: acceleration.choose.baku }).click();
    await expect(card).toContainText(acceleration.about.baku);
    await expect(card.locator('summary')).toContainText(acceleration.is.baku);
    await card.getByRole('button', { name: acceleration.choose.none }).click();
    await expect(card).toContainText(acceleration.about.none);
  });

  await test.step('the first round is paired so', async () => {
    await pairButton(page, 1).click();
    await expect(boards(page)).toHaveCount(4);
    const given = page.getByRole('region', { name: /^Byes in round/ });
    await expect(given.getByRole('listitem').filter({ hasText: 'Berg' })).toHaveText(/half-point bye, ½ point/);
    for (const board of [1, 2, 3, 4]) expect((await namesOn(page, board)).sort()).not.toEqual(['Aas', 'Gran']);
  });

  await test.step('what is taken back does not bind the second', async () => {
    await choose(byes, booked.player, 'Dahl');
    await byes.getByRole('button', { name: booked.add }).click();
    await byes.getByRole('row', { name: /Dahl/ }).getByRole('button').click();
    await expect(byes.getByRole('row', { name: /Dahl/ })).toHaveCount(0);
    await banned.getByRole('button', { name: /Remove forbidden pairing/ }).click();
    await expect(banned.getByRole('listitem')).toHaveCount(0);
    for (const board of [1, 2, 3, 4]) await enterResult(page, board, '5');
    await expectAllResults(page.request, id);
    await pairButton(page, 2).click();
    await expect(boards(page)).toHaveCount(5);
  });
});

test('an organiser makes a category, and everybody reads its table', { tag: '@long' }, async ({ page }) => {
  const id = await begin(page.request);
  await logIn(page, ORGANISER, `/tournament/manage/${id}`);
  const { categories } = en.manage;
  const card = await openCard(page, categories.title);
  const name = card.getByRole('textbox', { name: categories.name });

  await test.step('limits the wrong way round are said beside their field', async () => {
    await name.fill('Hosts');
    await card.getByLabel(categories.ratingFrom).fill('1800');
    await card.getByLabel(categories.ratingTo).fill('1700');
    await card.getByRole('button', { name: categories.add }).click();
    await expect(card.getByLabel(categories.ratingTo)).toHaveAttribute('aria-invalid', 'true');
    await card.getByLabel(categories.ratingFrom).fill('');
    await card.getByLabel(categories.ratingTo).fill('');
  });

  await test.step('two are chosen for it, and it gets another name', async () => {
    await choose(card, categories.chosen, 'Berg');
    await choose(card, categories.chosen, 'Foss');
    await card.getByRole('button', { name: categories.add }).click();
    await expect(card.getByRole('listitem')).toHaveText(/Hosts.*2 players/);
    await expect(name).toHaveValue('');
    await card.getByRole('button', { name: 'Edit category Hosts' }).click();
    await expect(name).toHaveValue('Hosts');
    await name.fill('Our club');
    await card.getByRole('button', { name: categories.save }).click();
    await expect(card.getByRole('listitem')).toHaveText(/Our club.*2 players/);
  });

  await test.step('another is for a club, which an entry was mended to', async () => {
    await page.goto(`/tournament/players/${id}`);
    await page.getByRole('button', { name: /Edit the entry of .*Dahl/ }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: en.manage.players.club }).fill('SK Rokade');
    await page.getByRole('dialog').getByRole('button', { name: en.manage.players.save }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto(`/tournament/manage/${id}`);
    await openCard(page, categories.title);
    await name.fill('Rokade');
    await card.getByLabel(categories.club).fill('rok');
    await page.getByRole('option', { name: 'SK Rokade' }).click();
    await card.getByRole('button', { name: categories.add }).click();
    await expect(card.getByRole('listitem').nth(1)).toHaveText(/Rokade.*1 player · of SK Rokade/);
  });

  await test.step('its table has the two alone, and the address keeps it', async () => {
    await page.goto(`/tournament/view/${id}`);
    await page.getByRole('combobox', { name: en.tournament.standings.group }).selectOption('Our club');
    const rows = page.getByRole('table', { name: 'Standings: Our club' }).getByRole('row');
    await expect(rows).toHaveCount(3);
    await page.reload();
    await expect(rows).toHaveText([/./, /Berg/, /Foss/]);
  });
});

test('an organiser says which prizes there are, and sees who gets them', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const id = await begin(page.request);
  await logIn(page, ORGANISER, `/tournament/view/${id}?tab=prizes`);
  const words = en.prizes.form;
  const save = page.getByRole('button', { name: words.save });
  const amount = (number: number) => page.getByLabel(words.amountOf.replace('{{number}}', String(number)));

  await test.step('a prize of nothing is not taken', async () => {
    await page.getByRole('button', { name: words.add }).click();
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: en.ui.expected.prize })).toBeVisible();
  });

  await test.step('all are level before the first round, and share by Hort', async () => {
    await amount(1).fill('2000');
    await page.getByRole('combobox', { name: words.split }).click();
    await page.getByRole('option', { name: en.prizes.split.hort }).click();
    await save.click();
    const rows = page.getByRole('table', { name: en.prizes.caption }).getByRole('row');
    await expect(rows).toHaveCount(1 + NAMES.length);
    await expect(rows.nth(1)).toContainText(/NOK.200/);
  });

  await test.step('nobody else sees them before the end', async () => {
    const visitor = await newVisitor(browser);
    await visitor.goto(`/tournament/view/${id}`);
    await expect(visitor.getByRole('tab').first()).toBeVisible();
    await expect(visitor.getByRole('tab', { name: en.tournament.tabs.prizes })).toHaveCount(0);
    await visitor.context().close();
  });
});

test('a round is drafted, changed and published; until then nobody else sees it', async ({ page, browser }) => {
  const id = await begin(page.request);
  const { draft, next } = en.manage;
  const stranger = await newVisitor(browser);
  await logIn(page, ORGANISER, `/tournament/manage/${id}`);
  await page.getByRole('button', { name: en.manage.moreOfRounds }).click();
  await page.getByRole('menuitem', { name: draft.make.replace('{{round}}', '1') }).click();
  const card = page.getByRole('region', { name: draft.title.replace('{{round}}', '1') });
  const first = card.locator('tr[data-drafted="1"]').getByRole('button');
  await expect(first).toHaveCount(2);
  const [white = '', black = ''] = await first.allTextContents();
  await expect(pairButton(page, 1)).toHaveCount(0);

  await test.step('two opponents change colours, by keyboard, and the desk says what is against it', async () => {
    await first.first().press('Enter');
    await first.last().press('Enter');
    await card.getByRole('button', { name: draft.swap }).press('Enter');
    await expect(first).toHaveText([black, white]);
    await expect(card.locator('tr[data-drafted="1"]')).toContainText(draft.faults.colorsSwitched);
    expect((await viewOf(stranger.request, id)).pairings.filter(({ round }) => round === 1)).toEqual([]);
  });

  await test.step('it is published, and the first board is the one that a key is for', async () => {
    await card.getByRole('button', { name: draft.publish.replace('{{round}}', '1') }).click();
    await expect(page.getByText(next.done.replace('{{round}}', '1'))).toBeVisible();
    await expect(card).toHaveCount(0);
    await expect(row(page, 1)).toBeFocused();
    const [board] = (await viewOf(stranger.request, id)).pairings;
    expect(black).toContain(board?.whiteName.split(' ').at(-1));
  });
});

test('a withdrawn player is taken back on the page, and a late entry that is not sent is not lost unasked', async ({
  page,
}) => {
  const id = await begin(page.request);
  await logIn(page, ORGANISER, `/tournament/players/${id}`);
  const anne = page.getByRole('row', { name: /Aas/ });
  await anne.getByRole('button', { name: /Withdraw/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.manage.players.withdraw }).click();
  await expect(anne).toContainText(en.tournament.standings.withdrawn);
  await anne.getByRole('button', { name: /Reinstate/ }).click();
  await expect(anne).not.toContainText(en.tournament.standings.withdrawn);

  const late = page.getByRole('region', { name: en.manage.players.lateGuestTitle });
  const typed = late.getByRole('textbox', { name: en.manage.players.firstName });
  const toDesk = page.getByRole('link', { name: en.tournament.actions.manage, exact: true });
  const question = page.getByRole('dialog', { name: en.ui.unsaved.question });
  await typed.fill('Sent');
  await toDesk.click();
  await question.getByRole('button', { name: en.common.cancel }).click();
  await expect(typed).toHaveValue('Sent');
  await toDesk.click();
  await question.getByRole('button', { name: en.ui.unsaved.leave }).click();
  await expect(page).toHaveURL(`/tournament/manage/${id}`);
});

test('a player who has withdrawn can rejoin, but not one whom the arbiter has withdrawn', async ({ page, browser }) => {
  const { actions } = en.tournament;
  await enter(page.request, ORGANISER);
  const first = { firstPairingDate: START, firstPairingTime: '10:00' };
  const { id } = await callApi(page.request, calls.buildTournament, {
    body: {
      name: 'Open Door',
      kind: 1,
      rounds: 3,
      selfJoinable: true,
      startDate: START,
      endDate: START,
      ...first,
      ...HOST,
    },
  });
  for (const lastName of NAMES) {
    await callApi(page.request, calls.addGuest, { id, body: { firstName: 'Anne', lastName } });
  }
  await callApi(page.request, calls.addParticipant, { id, account: 'hedda' });
  await callApi(page.request, calls.startTournament, { id });

  const player = await newVisitor(browser);
  await enter(player.request, 'hedda');
  await player.goto(`/tournament/view/${id}`);
  const comeBack = player.getByRole('button', { name: actions.return });
  const withdraw = player.getByRole('button', { name: actions.withdraw });
  await withdraw.click();
  const question = player.getByRole('dialog', { name: actions.withdrawQuestion });
  await expect(question).toContainText('until you rejoin');
  await question.getByRole('button', { name: actions.withdraw }).click();
  await comeBack.click();
  await expect(withdraw).toBeVisible();
  await expect(comeBack).toHaveCount(0);

  await callApi(page.request, calls.removeParticipant, { id, account: 'hedda' });
  await expect(withdraw).toHaveCount(0);
  await player.reload();
  await expect(player.getByRole('rowheader', { name: /Hedda/ })).toContainText(en.tournament.standings.withdrawn);
  await expect(comeBack).toHaveCount(0);
});

/** Imports the file as the organiser and starts the tournament; answers its id. */
async function begin(request: APIRequestContext): Promise<string> {
  await request.post(pathTo(calls.logIn), { data: { id: ORGANISER, password: PASSWORD } });
  const { id } = await callApi(request, calls.importTournament, { body: { trf: `${FILE}\n`, ...HOST } });
  await callApi(request, calls.startTournament, { id });
  return id;
}

/** Until the server has what was typed. */
const expectAllResults = (request: APIRequestContext, id: string): Promise<void> =>
  expect.poll(async () => (await viewOf(request, id)).pairings.filter(({ result }) => result === null).length).toBe(0);

/** Chooses somebody in a field of a part of the page. */
async function choose(part: Locator, field: string, name: string): Promise<void> {
  await part.getByRole('combobox', { name: field, exact: true }).fill(name);
  await part
    .page()
    .getByRole('option', { name: new RegExp(name) })
    .click();
}

const pairButton = (page: Page, round: number): Locator =>
  page.getByRole('button', { name: en.manage.next.pairings.replace('{{round}}', String(round)) });

const boards = (page: Page): Locator => page.locator('tr[data-board]');
const row = (page: Page, board: number): Locator => page.locator(`tr[data-board="${board}"]`);
const menuOf = (page: Page, board: number): Locator =>
  page.getByRole('button', { name: en.manage.results.more.replace('{{board}}', String(board)), exact: true });

/** The last names on a board, White first. */
async function namesOn(page: Page, board: number): Promise<string[]> {
  const text = (await row(page, board).textContent()) ?? '';
  return NAMES.filter((name) => text.includes(name)).sort((one, other) => text.indexOf(one) - text.indexOf(other));
}

async function deletePairing(page: Page, board: number): Promise<void> {
  const before = await boards(page).count();
  await menuOf(page, board).click();
  await page.getByRole('menuitem', { name: en.manage.results.deletePairing }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.manage.results.deletePairing }).click();
  await expect(boards(page)).toHaveCount(before - 1);
}

async function enterResult(page: Page, board: number, key: string): Promise<void> {
  await row(page, board).focus();
  await page.keyboard.press(key);
  await expect(row(page, board).getByRole('button', { pressed: true })).toHaveCount(1);
}

async function clearResult(page: Page, board: number): Promise<void> {
  await row(page, board).focus();
  await page.keyboard.press('Delete');
  await expect(row(page, board).getByRole('button', { pressed: true })).toHaveCount(0);
}

const asText = (wanted: string | RegExp): RegExp => (typeof wanted === 'string' ? new RegExp(wanted) : wanted);
const bySource = (one: RegExp, other: RegExp): number => (one.source < other.source ? -1 : 1);
