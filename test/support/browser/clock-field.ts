import type { Page } from '@playwright/test';
import { en } from '../../../i18n/en.ts';

/** Types a time of day, hh:mm, into the field of this name. */
export async function fillClock(page: Page, field: string, clock: string): Promise<void> {
  const [hour = '', minute = ''] = clock.split(':');
  const fill = (name: string, text: string) =>
    page.getByRole('spinbutton', { name: name.replace('{{field}}', field) }).fill(text);
  await fill(en.ui.clock.hours, hour);
  await fill(en.ui.clock.minutes, minute);
}
