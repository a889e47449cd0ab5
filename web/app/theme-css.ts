import { BOARD_NAMES, boards, dark, light } from './colour-tokens.ts';
import { fallbackFontsCss, TEXT_FALLBACK, TITLE_FALLBACK } from './fallback-fonts.ts';

/** Both schemes share these. */
const shared = {
  'board-last-move': 'rgb(226 181 60 / 45%)',
  'board-selected': 'rgb(31 122 77 / 55%)',
  // On no board may a mark look like an unmarked square.
  'board-premove': 'rgb(122 40 118 / 60%)',
  'board-premove-number': '#6A2166',
  'board-cursor': '#1E4E79',
  'board-arrow': '#1E4E79',
  'board-text': '#1B1F23',
  'piece-white': '#FFFFFF',
  'piece-black': '#000000',
  'on-alarm': '#FFFFFF',
  // Behind the initials of clubs and people without a picture, which are white.
  'crest-0': '#1E4E79',
  'crest-1': '#3D6045',
  'crest-2': '#8A3F2E',
  'crest-3': '#5C4A7D',
  'crest-4': '#6B5A1E',
  'crest-5': '#2A6570',
  header: '56px',
  content: '1200px',
  reading: '720px',
  target: '40px',
  row: '36px',
  /** Rows of tables, and controls inside them, where a mouse points. */
  'row-dense': '32px',
  'target-dense': '28px',
  /** A row of moves. */
  'move-row': '28px',
  radius: '6px',
  dot: '8px',
  'card-min': '320px',
  'group-title': '128px',
  'fact-min': '136px',
  /** The height of a form field. */
  field: '42px',
  side: '300px',
  'board-min': '240px',
  'field-min': '272px',
  'text-font': `'Inter Variable', ${TEXT_FALLBACK}`,
  'title-font': `'Source Serif 4 Variable', ${TITLE_FALLBACK}`,
  'text-fallback': TEXT_FALLBACK,
  'title-fallback': TITLE_FALLBACK,
};

const boardCss = BOARD_NAMES.map((name) => {
  const { light, dark } = boards[name];
  return `:root${name === 'fjord' ? '' : `[data-board=${name}]`}{--rk-board-light:${light};--rk-board-dark:${dark}}`;
});

const variables = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--rk-${name}:${value}`)
    .join(';');

/** The variables of both schemes, for the head of the page. */
export const themeCss = [
  fallbackFontsCss,
  `:root{${variables(shared)};${variables({ ...light })};color-scheme:light}`,
  `:root[data-mantine-color-scheme=dark]{${variables({ ...dark })};color-scheme:dark}`,
  ...boardCss,
  // Prints black on white, whatever the screen shows.
  `@media print{:root:root{${variables({ ...light, paper: '#FFFFFF', tint: '#FFFFFF', own: '#FFFFFF', ink: '#000000', soft: '#000000', line: '#999999' })};color-scheme:light}}`,
  'html{background:var(--rk-paper);color:var(--rk-ink)}',
].join('');
