import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import type { MatchView, TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { en } from '../../../i18n/en.ts';
import { TEAM_LEAGUE } from '../../../scripts/seed/formats.ts';
import { CHIEF, CLUBS } from '../../../scripts/seed/people.ts';
import { enter, newVisitor, viewOf } from '../../support/browser/people.ts';
import { callApi } from '../../support/browser/requests.ts';

const words = en.match;

test('in a team league captains report, confirm, dispute and move matches, and the organiser decides', {
  tag: '@long',
}, async ({ browser, page }) => {
  await enter(page.request, CHIEF.id);
  const event = await viewOf(page.request, TEAM_LEAGUE);
  const [reported, postponed] = matchesOf(event, 2);
  const toPlay = matchesOf(event, 3).find(({ report }) => report === 'none');
  if (reported === undefined || postponed === undefined || toPlay === undefined)
    throw new Error('the demo has no league');
  const asCaptain = (match: MatchView, side: 'white' | 'black') => captainAt(browser, page.request, event, match, side);

  await test.step('a captain agrees to the day that the other one has asked for', async () => {
    const captain = await asCaptain(postponed, 'black');
    const card = captain.getByRole('region', { name: words.postponement.title });
    await card.getByRole('button', { name: words.postponement.agree }).click();
    await expect(card.getByText(/^Both captains agreed/)).toBeVisible();
    await expect(captain.getByText(words.moved)).toBeVisible();
  });

  await test.step('a captain confirms what the other one has reported, and it counts', async () => {
    const captain = await asCaptain(reported, 'black');
    await captain.getByRole('button', { name: words.answer.confirm }).click();
    await expect(captain.getByText(words.states.confirmed)).toBeVisible();
    expect(matchesOf(await viewOf(page.request, TEAM_LEAGUE), 2)[0]?.result).not.toBeNull();
  });

  await test.step('a captain fills in the sheet of a match that has begun', async () => {
    const address = { id: TEAM_LEAGUE, round: toPlay.round, team: asId<never>(toPlay.white) };
    const body = { home: null, place: 'The library', startDate: new Date().toISOString() };
    await callApi(page.request, calls.arrangeMatch, { ...address, body });
    const captain = await asCaptain(toPlay, 'white');
    await expect(captain.getByText('The library')).toBeVisible();
    await expect(captain.getByText(words.report.unfinished)).toBeVisible();
    for (const board of ['1', '2']) {
      await captain.getByLabel(`Result of board ${board}`).selectOption('whiteWins');
    }
    await captain.getByRole('button', { name: words.report.send }).click();
    await expect(captain.getByText(words.states.waiting)).toBeVisible();
  });

  await test.step('the other one says what is wrong with it, and nothing counts', async () => {
    const captain = await asCaptain(toPlay, 'black');
    await captain.getByLabel(words.answer.words).fill('Board 2 was drawn.');
    await captain.getByRole('button', { name: words.answer.dispute }).click();
    await expect(captain.getByText(words.states.disputed)).toBeVisible();
  });

  await test.step('the organiser reads it and enters the match as it was', async () => {
    await page.goto(sheetOf(toPlay, toPlay.white));
    await expect(page.getByText('Board 2 was drawn.')).toBeVisible();
    await page.getByLabel('Result of board 2').selectOption('draw');
    await page.getByRole('button', { name: words.report.enter }).click();
    await expect(page.getByText(words.states.decided)).toBeVisible();
    const decided = matchesOf(await viewOf(page.request, TEAM_LEAGUE), 3).find(({ white }) => white === toPlay.white);
    expect(decided).toMatchObject({ whitePoints: 1.5, blackPoints: 0.5, report: 'decided' });
  });

  await test.step('everybody finds it in the list of fixtures', async () => {
    const visitor = await newVisitor(browser);
    await visitor.goto(`/tournament/view/${TEAM_LEAGUE}?tab=fixtures`);
    const row = visitor.getByRole('row').filter({ hasText: 'The library' });
    await expect(row).toContainText('1½–½');
  });
});

const matchesOf = ({ matches = [] }: TournamentPage, round: number): readonly MatchView[] =>
  matches.filter((match) => match.round === round);

const sheetOf = ({ round }: MatchView, team: string): string => `/tournament/match/${TEAM_LEAGUE}/${round}/${team}`;

/** A captain of one side of a match, with its sheet open. */
async function captainAt(
  browser: Browser,
  chief: APIRequestContext,
  { participants }: TournamentPage,
  match: MatchView,
  side: 'white' | 'black',
): Promise<Page> {
  const team = match[side];
  const account = participants.find((one) => one.team === team)?.account ?? '';
  const club = CLUBS.find(({ players }) => players.some(({ id }) => id === account))?.id;
  const data = { powers: [`team:captain:${team}`], id: club };
  expect((await chief.post(pathTo(calls.grantClubRole, { account }), { data })).status()).toBe(200);
  const captain = await newVisitor(browser);
  await enter(captain.request, account);
  await captain.goto(sheetOf(match, team));
  return captain;
}
