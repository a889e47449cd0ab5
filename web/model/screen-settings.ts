import { oneOf } from '../app/search.ts';

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
