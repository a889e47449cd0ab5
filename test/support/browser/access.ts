import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rows of a long table are alike; the rules that read every cell take their time. */
const FURTHER_ROWS = 'tbody tr:nth-child(n + 9)';

/** What keeps somebody out of a page, by rule and place. In the dark, only what depends on colours is looked at again. */
export async function barriers(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  // Without frames there is nothing to gather in a page of its own, which costs more than the look itself.
  const axe = new AxeBuilder({ page }).setLegacyMode().exclude(FURTHER_ROWS);
  const { violations } = await (scheme === 'light'
    ? axe
    : axe.withRules(['color-contrast', 'link-in-text-block'])
  ).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** The page as it stands has no barrier, in either colour, on a screen and on a phone. */
export async function expectForEverybody(page: Page): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await barriers(page, colorScheme), `${width} ${colorScheme}`).toEqual([]);
    }
  }
}
