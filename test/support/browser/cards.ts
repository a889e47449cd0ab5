import type { Locator, Page } from '@playwright/test';

/** A part of a page that is folded away until it is wanted, opened. */
export async function openCard(page: Page, title: string): Promise<Locator> {
  const card = page.getByRole('region', { name: title, exact: true });
  await card.locator('summary').click();
  return card;
}
