import { given } from '../../domain/kernel/given.ts';
import { countingNumber, oneOf, type RawSearch } from '../app/search.ts';

/** The settings of a hall display; kept in its address, so that nothing has to be configured at the projector. */

export const SCREEN_PARTS = ['pairings', 'names', 'standings', 'categories', 'boards', 'clocks'] as const;
export type ScreenPart = (typeof SCREEN_PARTS)[number];

/** The default parts of a display. */
export const USUAL_PARTS: readonly ScreenPart[] = ['pairings', 'standings', 'boards'];

/** Duration of one view, in seconds. */
export const SCREEN_SECONDS = { min: 5, max: 120, usual: 15 } as const;
export const SCREEN_COLUMNS_MAX = 4;

export const SCREEN_THEMES = ['light', 'dark'] as const;

export interface ScreenSearch {
  /** Parts in order of display, separated by commas. */
  readonly show?: string;
  readonly seconds?: number;
  readonly columns?: number;
  readonly rows?: number;
  /** The round of the pairings; by default the current one. */
  readonly round?: number;
  readonly theme?: (typeof SCREEN_THEMES)[number];
  /** Parsed before the page loads (`user-language.ts`), and kept here. */
  readonly language?: string;
}

/** The parts that an address names, each once. */
export function partsIn(show: string | undefined): readonly ScreenPart[] {
  const named = (show ?? '').split(',').flatMap((word) => oneOf(SCREEN_PARTS, word) ?? []);
  return [...new Set(named)];
}

const ROWS = { min: 4, max: 40 } as const;

/** The settings in an address. */
export function screenSettings(raw: RawSearch): ScreenSearch {
  const parts = typeof raw.show === 'string' ? partsIn(raw.show) : [];
  return given({
    show: parts.length === 0 ? undefined : parts.join(','),
    seconds: within(raw.seconds, SCREEN_SECONDS.min, SCREEN_SECONDS.max),
    columns: within(raw.columns, 1, SCREEN_COLUMNS_MAX),
    rows: within(raw.rows, ROWS.min, ROWS.max),
    round: countingNumber(raw.round),
    theme: oneOf(SCREEN_THEMES, raw.theme),
    language: typeof raw.language === 'string' ? raw.language : undefined,
  });
}

function within(raw: unknown, min: number, max: number): number | undefined {
  const value = countingNumber(raw);
  return value === undefined ? undefined : Math.min(max, Math.max(min, value));
}
