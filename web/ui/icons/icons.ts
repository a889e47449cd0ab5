import type { IconShape } from './icon.tsx';

/** The icons that every page or the review of a game needs. */
export const ICONS = {
  open: { d: 'M6 9l6 6 6-6' },
  more: { d: 'M5 12h.01M12 12h.01M19 12h.01', kind: 'dots' },
  first: { d: 'M12 5l-7 7 7 7M19 5l-7 7 7 7' },
  previous: { d: 'M15 5l-7 7 7 7' },
  next: { d: 'M9 5l7 7-7 7' },
  end: { d: 'M5 5l7 7-7 7M12 5l7 7-7 7' },
  turn: { d: 'M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4' },
  light: { d: 'M12 8a4 4 0 100 8 4 4 0 100-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M5 19l1-1M18 6l1-1' },
  dark: { d: 'M20 14.5A8.5 8.5 0 019.5 4 8.5 8.5 0 1020 14.5z' },
  /** A half-filled disc. */
  auto: { d: 'M12 3a9 9 0 100 18 9 9 0 000-18v18M15 4.5v15M18 6.5v11' },
} as const satisfies Readonly<Record<string, IconShape>>;
