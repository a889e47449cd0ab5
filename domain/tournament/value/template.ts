/** A template as entered; settings added in later versions get their defaults. */

import { type Category, type KeptCategory, keptCategory } from './categories.ts';
import { withoutDate } from './postponement-plan.ts';
import { NO_PRIZES, type PrizePlan } from './prize-plan.ts';
import { type NecessarySettings, SETTING_NAMES, type SettingName, type Settings, settingsFrom } from './settings.ts';

const DAYS = ['startDate', 'endDate', 'firstPairingAt', 'roundPlan'] as const satisfies readonly SettingName[];

type Day = (typeof DAYS)[number];

export type TemplateSettings = Omit<Settings, Day>;

/** Stored settings, possibly from an older version of Rokade. */
export type KeptSettings = Partial<TemplateSettings> & Pick<TemplateSettings, Exclude<keyof NecessarySettings, Day>>;

export const TEMPLATE_NAMES = SETTING_NAMES.filter(isKept);

/** The month of the rating list, and a last day for postponed games, are days too. */
export const templateOf = ({ seedingList, postponement, ...settings }: Settings): TemplateSettings =>
  withoutDays({
    ...settings,
    postponement: withoutDate(postponement),
    seedingList: { ...seedingList, month: null },
  });

/** Adds defaults to the stored settings. */
export const fromTemplate = (kept: KeptSettings): TemplateSettings =>
  withoutDays(settingsFrom({ ...kept, ...ANY_DAY }));

/** Categories and prizes; nobody is manually chosen yet (CAT-7). */
export interface TableParts {
  readonly categories: readonly Category[];
  readonly prizes: PrizePlan;
}

export const NO_PARTS: TableParts = { categories: [], prizes: NO_PRIZES };

/** Stored parts; older versions of Rokade have none. */
export type KeptParts = { readonly categories: readonly KeptCategory[]; readonly prizes: PrizePlan } | null;

export const fromKeptParts = (kept: KeptParts): TableParts =>
  kept === null ? NO_PARTS : { ...kept, categories: kept.categories.map(keptCategory) };

const ANY_DAY = { startDate: '', endDate: '', firstPairingAt: 0 as Settings['firstPairingAt'] };

function withoutDays({
  startDate: _,
  endDate: __,
  firstPairingAt: ___,
  roundPlan: ____,
  ...kept
}: Settings): TemplateSettings {
  return kept;
}

function isKept(name: SettingName): name is keyof TemplateSettings {
  return !(DAYS as readonly SettingName[]).includes(name);
}
