/**
 * Fallback fonts with the metrics of ours, so that the layout does not shift when ours arrive. The figures are our
 * metrics divided by those of the local font (ascent, descent, mean width).
 */

interface Fallback {
  readonly family: string;
  /** Names of the local font on Windows and Apple systems, on Linux and on Android. */
  readonly local: readonly string[];
  readonly ascent: number;
  readonly descent: number;
  readonly size: number;
}

const TEXT: readonly Fallback[] = [
  {
    family: 'Inter as Arial',
    local: ['Arial', 'ArialMT', 'Liberation Sans'],
    ascent: 90.44,
    descent: 22.52,
    size: 107.12,
  },
  { family: 'Inter as Roboto', local: ['Roboto', 'Roboto Regular'], ascent: 90.24, descent: 22.47, size: 107.35 },
  { family: 'Inter as DejaVu', local: ['DejaVu Sans'], ascent: 103, descent: 25.68, size: 94.05 },
];

const TITLES: readonly Fallback[] = [
  { family: 'Source Serif as Georgia', local: ['Georgia'], ascent: 96.42, descent: 31.18, size: 107.45 },
  {
    family: 'Source Serif as Times',
    local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
    ascent: 87.87,
    descent: 28.41,
    size: 117.91,
  },
  {
    family: 'Source Serif as Noto',
    local: ['Noto Serif', 'Noto Serif Regular'],
    ascent: 104.03,
    descent: 33.64,
    size: 99.58,
  },
  { family: 'Source Serif as DejaVu', local: ['DejaVu Serif'], ascent: 111.18, descent: 35.95, size: 93.18 },
];

const names = (fonts: readonly Fallback[], last: string): string =>
  [...fonts.map(({ family }) => `'${family}'`), last].join(', ');

export const TEXT_FALLBACK = names(TEXT, 'system-ui, sans-serif');
export const TITLE_FALLBACK = names(TITLES, 'Georgia, serif');

export const fallbackFontsCss = [...TEXT, ...TITLES]
  .map(
    ({ family, local, ascent, descent, size }) =>
      `@font-face{font-family:'${family}';src:${local.map((name) => `local('${name}')`).join(',')};` +
      `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;size-adjust:${size}%}`,
  )
  .join('');
