import { countingNumber, oneOf, type RawSearch } from './search.ts';

/** What a hall screen shows; kept in its address, so that whoever starts the projector has nothing to choose. */

export const SCREEN_PARTS = ['pairings', 'names', 'standings', 'categories', 'boards', 'clocks'] as const;
export type ScreenPart = (typeof SCREEN_PARTS)[number];

/** What a screen shows of which nothing else is said. */
export const USUAL_PARTS: readonly ScreenPart[] = ['pairings', 'standings', 'boards'];

/** How long one view stays, in seconds. */
export const SCREEN_SECONDS = { min: 5, max: 120, usual: 15 } as const;
export const SCREEN_COLUMNS_MAX = 4;
const ROWS = { min: 4, max: 40 } as const;

export const SCREEN_THEMES = ['light', 'dark'] as const;

export interface ScreenSearch {
  /** Parts in the order in which they are shown, with commas between them. */
  readonly show?: string;
  readonly seconds?: number;
  readonly columns?: number;
  /** Rows of a column. */
  readonly rows?: number;
  /** The round of the pairings; without it the one that is played. */
  readonly round?: number;
  readonly theme?: (typeof SCREEN_THEMES)[number];
  /** Read before the page is (`reader-language.ts`), and kept here. */
  readonly language?: string;
}

export function screenSearch(raw: RawSearch): ScreenSearch {
  const parts = typeof raw.show === 'string' ? partsIn(raw.show) : [];
  const seconds = within(raw.seconds, SCREEN_SECONDS.min, SCREEN_SECONDS.max);
  const columns = within(raw.columns, 1, SCREEN_COLUMNS_MAX);
  const rows = within(raw.rows, ROWS.min, ROWS.max);
  const round = countingNumber(raw.round);
  const theme = oneOf(SCREEN_THEMES, raw.theme);
  return {
    ...(parts.length === 0 ? {} : { show: parts.join(',') }),
    ...(seconds === undefined ? {} : { seconds }),
    ...(columns === undefined ? {} : { columns }),
    ...(rows === undefined ? {} : { rows }),
    ...(round === undefined ? {} : { round }),
    ...(theme === undefined ? {} : { theme }),
    ...(typeof raw.language === 'string' ? { language: raw.language } : {}),
  };
}

/** The parts that an address names, each once. */
export function partsIn(show: string | undefined): readonly ScreenPart[] {
  const named = (show ?? '').split(',').flatMap((word) => oneOf(SCREEN_PARTS, word) ?? []);
  return [...new Set(named)];
}

function within(raw: unknown, min: number, max: number): number | undefined {
  const value = countingNumber(raw);
  return value === undefined ? undefined : Math.min(max, Math.max(min, value));
}
