import { expect, type Page } from '@playwright/test';
import type { FormatName } from '../../../domain/tournament/value/formats.ts';
import { en } from '../../../i18n/en.ts';
import { fillClock } from './clock-field.ts';

export interface FormatForm {
  readonly kind: FormatName;
  /** What is typed into the form beside the name, by label. */
  readonly fields: Readonly<Record<string, number>>;
  /** What is switched on before, by label. */
  readonly switches?: readonly string[];
}

/** The form with all settings on one page. */
export const BUILD_PATH = '/tournament/build?mode=custom';

interface Wanted extends FormatForm {
  readonly name: string;
  /** Online its first round is paired then (ISO 8601); over the board nobody waits for a time. */
  readonly firstPairing?: string;
}

/** Builds a tournament in the form; the address of what was built. */
export async function buildInForm(
  page: Page,
  { name, kind, fields, switches = [], firstPairing }: Wanted,
): Promise<string> {
  const { about, create, format, time } = en.build;
  await page.getByRole('textbox', { name: about.name, exact: true }).fill(name);
  await page.getByRole('combobox', { name: format.kind }).click();
  await page.getByRole('option', { name: en.chess.kinds[kind], exact: true }).click();
  const where = firstPairing === undefined ? en.chess.overTheBoard : en.chess.online;
  await page.getByText(where, { exact: true }).first().click();
  if (firstPairing !== undefined) {
    const [year, month, day] = firstPairing.slice(0, 10).split('-');
    await page.getByRole('textbox', { name: time.startDate, exact: true }).fill(`${day}.${month}.${year}`);
    await fillClock(page, time.firstPairingTime, firstPairing.slice(11, 16));
  }
  // Over the board the time has to be chosen.
  if (firstPairing === undefined) await page.getByRole('button', { name: '90 min + 30 s', exact: true }).click();
  for (const label of switches) await page.getByRole('switch', { name: label }).check({ force: true });
  for (const [label, value] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(String(value));
  }
  await page.getByRole('button', { name: create, exact: true }).click();
  await expect(page).toHaveURL(/\/tournament\/view\//);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
