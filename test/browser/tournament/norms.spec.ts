import { type APIRequestContext, expect, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { en } from '../../../i18n/en.ts';
import { CLUBS } from '../../../scripts/seed/people.ts';
import { expectForEverybody } from '../../support/browser/access.ts';
import { ORGANISER } from '../../support/browser/hall.ts';
import { enter, logIn, viewOf } from '../../support/browser/people.ts';
import { callApi } from '../../support/browser/requests.ts';
import { KARI, NORM_GUESTS, NORM_SETTINGS, normResults } from '../../support/norm-event.ts';

const ROUNDS = 9;
const WON = 6;
const DATES = {
  startDate: '2031-05-01',
  endDate: '2031-05-10',
  firstPairingDate: '2031-05-01',
  firstPairingTime: '08:00',
};

/** A round robin of nine rounds, all played, in which Kari Nordmann has reached norms. */
async function eventWithNorms(request: APIRequestContext): Promise<string> {
  await enter(request, ORGANISER);
  const host = { organiser: CLUBS[0]?.id ?? '', organiserType: 'club' } as const;
  const { id } = await callApi(request, calls.buildTournament, {
    body: { ...NORM_SETTINGS, ...DATES, ...host, id: '', tb1: 1 },
  });
  await callApi(request, calls.addEntrants, { id, body: { guests: [...NORM_GUESTS] } });
  await callApi(request, calls.startTournament, { id });
  const { participants, pairings } = await viewOf(request, id);
  const kari = participants.find(({ lastName }) => lastName === KARI)?.account ?? '';
  for (let round = 1; round <= ROUNDS; round += 1) {
    const boards = pairings.filter((pairing) => pairing.round === round);
    await callApi(request, calls.setResults, { id, round, body: { results: normResults(round, boards, kari, WON) } });
  }
  return id;
}

test('an organiser finds a norm from the desk, declares what is missing, and prints the certificate', {
  tag: '@long',
}, async ({ page, request }) => {
  const id = await eventWithNorms(request);
  await logIn(page, ORGANISER, `/tournament/manage/${id}`);
  await page.getByRole('link', { name: en.norms.open }).click();
  await expect(page.getByRole('heading', { level: 1, name: en.norms.title })).toBeVisible();
  const norm = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Kari Nordmann, IM norm' }) });
  await expect(norm).toContainText('Possible norm: 6 from 9, performance 2545.');
  await norm.locator('summary').click();
  await expect(norm.getByRole('row', { name: /^Titled opponents/ })).toContainText('1.4.5a');
  await expectForEverybody(page);

  await page.getByRole('region', { name: en.norms.declared.title, exact: true }).locator('summary').click();
  await page.getByRole('checkbox', { name: en.norms.declared.rated }).check();
  await page.reload();
  const certificate = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Certificate (IT1) of Kari Nordmann, IM' }).click();
  const form = await certificate;
  await expect(form.getByRole('heading', { level: 1 })).toHaveText(en.normForms.certificate.title);
  await expect(form.locator('.title')).toHaveText('IT1 · Kari NORDMANN · International Master norm');
  await expect(form.locator('tbody tr')).toHaveCount(ROUNDS);
  await expect(form.getByText(en.normForms.remarks.notRated)).toHaveCount(0);
  const sheet = await form.pdf({ preferCSSPageSize: true });
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});
