import type { IconShape } from './icon.tsx';

/** The icons that only some pages need. */
export const MORE_ICONS = {
  grip: { d: 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01', kind: 'dots' },
  tick: { d: 'M5 12.5l4.5 4.5L19 7.5' },
  cross: { d: 'M6 6l12 12M18 6L6 18' },
  calendar: { d: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4' },
  back: { d: 'M20 12H4M10 6l-6 6 6 6' },
  /** A board alone. */
  zen: { d: 'M8 8h8v8H8zM4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4' },
  flag: { d: 'M5 21V4h13l-3 4.5 3 4.5H5' },
  rise: { d: 'M12 6l8 12H4z', kind: 'filled' },
  fall: { d: 'M12 18L4 6h16z', kind: 'filled' },
} as const satisfies Readonly<Record<string, IconShape>>;
