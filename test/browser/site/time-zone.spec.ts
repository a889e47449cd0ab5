import { expect, test } from '@playwright/test';
import { en } from '../../../i18n/en.ts';
import { fillClock } from '../../support/browser/clock-field.ts';
import { logIn, newVisitor, viewOf } from '../../support/browser/people.ts';

const ID = 'evenings-in-oslo';

test('an organiser in New York builds a tournament for Oslo, and everybody sees when it is', { tag: '@long' }, async ({
  browser,
  request,
}) => {
  const { about, time, create, format } = en.build;
  const organiser = await newVisitor(browser, { timezoneId: 'America/New_York' });
  const fill = (name: string, text: string) => organiser.getByRole('textbox', { name, exact: true }).fill(text);

  await test.step('the form begins with the zone of the browser, and takes another one', async () => {
    await logIn(organiser, 'ragnhild', '/tournament/build?mode=custom');
    await fill(about.name, 'Evenings in Oslo');
    await fill(about.id, ID);
    await fill(format.rounds, '3');
    await fill(time.startDate, '2027-03-22');
    await fill(time.firstPairingDate, '2027-03-22');
    await fillClock(organiser, time.firstPairingTime, '18:00');
    await expect(organiser.getByText(time.inZone.replace('{{zone}}', 'America/New York'))).toBeVisible();
    await organiser.getByRole('button', { name: time.editZone }).click();
    const zone = organiser.getByRole('combobox', { name: time.zone });
    await zone.fill('oslo');
    await organiser.getByRole('option', { name: 'Europe/Oslo' }).click();
    await organiser.getByRole('button', { name: create }).click();
    await expect(organiser).toHaveURL(`/tournament/view/${ID}`);
    const { tournament } = await viewOf(request, ID);
    expect(tournament).toMatchObject({ timeZone: 'Europe/Oslo', firstPairingTime: '17:00' });
  });

  await test.step('the page has the time of Oslo, and the own one beside it where the clocks differ', async () => {
    await expect(organiser.getByText('22 Mar 2027, 18:00 (Oslo) · 13:00 your time')).toBeVisible();
    for (const timezoneId of ['Europe/Oslo', 'Europe/Berlin']) {
      const visitor = await newVisitor(browser, { timezoneId });
      await visitor.goto(`/tournament/view/${ID}`);
      await expect(visitor.getByText('22 Mar 2027, 18:00 CET')).toBeVisible();
      await expect(visitor.getByText('your time')).toHaveCount(0);
      await visitor.context().close();
    }
    const far = await newVisitor(browser, { timezoneId: 'Asia/Tokyo' });
    await far.goto(`/tournament/view/${ID}`);
    await expect(far.getByText('22 Mar 2027, 18:00 (Oslo) · Tue 23 Mar, 02:00 your time')).toBeVisible();
    await far.context().close();
  });

  await test.step('the form of what is built has the time of Oslo again', async () => {
    await organiser.goto(`/tournament/edit/${ID}`);
    await expect(organiser.getByText(time.inZone.replace('{{zone}}', 'Europe/Oslo'))).toBeVisible();
    const hours = en.ui.clock.hours.replace('{{field}}', time.firstPairingTime);
    await expect(organiser.getByRole('spinbutton', { name: hours })).toHaveValue('18');
  });
  await organiser.context().close();
});
