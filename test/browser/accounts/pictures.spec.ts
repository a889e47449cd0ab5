import { expect, type Page, test } from '@playwright/test';
import { en } from '../../../i18n/en.ts';
import { logIn } from '../../support/browser/people.ts';
import { A_PICTURE } from '../../support/pictures.ts';

const { about } = en.build;
const UPLOADED = /\/s\/picture\/[0-9a-f]{64}\.webp$/;

async function choose(page: Page, button: string, bytes: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).click();
  await (await chooser).setFiles({ name: 'picture.png', mimeType: 'image/png', buffer: bytes });
}

test('a player uploads a profile picture, which their profile shows, and removes it again', async ({ page }) => {
  await logIn(page, 'eirik', '/account/settings');
  await choose(page, about.choosePicture, Buffer.from(A_PICTURE, 'base64'));
  await expect(page.getByRole('img', { name: about.picturePreview })).toHaveAttribute('src', UPLOADED);
  const card = page.getByRole('region', { name: en.settings.picture.title });
  await card.getByRole('button', { name: en.settings.picture.save }).click();
  await expect(page.getByText(en.settings.picture.saved)).toBeVisible();
  await page.goto('/profile/eirik');
  const picture = page.locator('main img').first();
  await expect(picture).toHaveAttribute('src', UPLOADED);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await page.goto('/account/settings');
  await card.getByRole('button', { name: about.removePicture }).click();
  await card.getByRole('button', { name: en.settings.picture.save }).click();
  await expect(page.getByText(en.settings.picture.saved)).toBeVisible();
  await expect(card.getByRole('textbox', { name: about.profilePicture })).toHaveValue('');
});

test('a banner of a tournament is uploaded, and a file that is no picture is refused with a reason', async ({
  page,
}) => {
  await logIn(page, 'magnhild', '/tournament/edit/winter-open');
  await choose(page, about.chooseBanner, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/>'));
  await expect(page.getByRole('alert').filter({ hasText: about.notAPicture })).toBeVisible();
  await choose(page, about.chooseBanner, Buffer.from(A_PICTURE, 'base64'));
  await expect(page.getByRole('img', { name: about.picturePreview })).toHaveAttribute('src', UPLOADED);
  await page.getByRole('button', { name: en.build.edit.save, exact: true }).click();
  await expect(page).toHaveURL(/\/tournament\/view\/winter-open/);
  await expect(page.locator('main img').first()).toHaveAttribute('src', UPLOADED);
});
