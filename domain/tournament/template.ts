/**
 * What an organiser keeps of a tournament to build others like it: its settings, without the days, and the
 * parts of its table. They are kept as they were wished: a setting that comes into the world later has its usual value in
 * a template that is older.
 */
import { type Category, type KeptCategory, keptCategory } from './categories.ts';
import { NO_PRIZES, type PrizePlan } from './prizes.ts';
import { type NecessarySettings, SETTING_NAMES, type SettingName, type Settings, settingsFrom } from './settings.ts';

const DAYS = ['startDate', 'endDate', 'firstPairingAt'] as const satisfies readonly SettingName[];

type Day = (typeof DAYS)[number];

export type TemplateSettings = Omit<Settings, Day>;

/** The settings of a template as they are stored, by this or by an older Rokade. */
export type KeptSettings = Partial<TemplateSettings> & Pick<TemplateSettings, Exclude<keyof NecessarySettings, Day>>;

export const TEMPLATE_NAMES = SETTING_NAMES.filter(isKept);

/** What is kept of the settings of a tournament. */
export const templateOf = (settings: Settings): TemplateSettings => withoutDays(settings);

/** What was kept, completed by the usual values. */
export const fromTemplate = (kept: KeptSettings): TemplateSettings =>
  withoutDays(settingsFrom({ ...kept, ...ANY_DAY }));

/** The categories of the table and the prizes, as a new tournament has them: nobody is chosen for them yet (CAT-7). */
export interface TableParts {
  readonly categories: readonly Category[];
  readonly prizes: PrizePlan;
}

export const NO_PARTS: TableParts = { categories: [], prizes: NO_PRIZES };

/** The parts of a template as they are stored, by this or by an older Rokade, which kept none. */
export type KeptParts = { readonly categories: readonly KeptCategory[]; readonly prizes: PrizePlan } | null;

export const fromKeptParts = (kept: KeptParts): TableParts =>
  kept === null ? NO_PARTS : { ...kept, categories: kept.categories.map(keptCategory) };

/** The days are left out of what comes back. */
const ANY_DAY = { startDate: '', endDate: '', firstPairingAt: 0 as Settings['firstPairingAt'] };

function withoutDays({ startDate: _, endDate: __, firstPairingAt: ___, ...kept }: Settings): TemplateSettings {
  return kept;
}

function isKept(name: SettingName): name is keyof TemplateSettings {
  return !(DAYS as readonly SettingName[]).includes(name);
}
