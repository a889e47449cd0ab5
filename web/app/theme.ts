import type { ButtonProps, CSSVariablesResolver, MantineColorsTuple, MantineThemeOverride } from '@mantine/core';
import { selectHighlighted } from '../ui/hooks/select-highlighted.ts';
import { fallbackFontsCss, TEXT_FALLBACK, TITLE_FALLBACK } from './fallback-fonts.ts';

/**
 * The design tokens: the only place with colours, fonts and sizes. The build inlines `themeCss` in the page's head, so
 * that the first paint has the right colours; `theme` passes the same tokens to Mantine.
 */

interface Scheme {
  readonly paper: string;
  readonly raised: string;
  /** Hovered rows, skeletons, the user's own row. */
  readonly tint: string;
  readonly own: string;
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  /** Borders of inputs, with a contrast of 3:1 against the paper. */
  readonly edge: string;
  readonly accent: string;
  /** Text on the accent and on the colour of a loss. */
  readonly 'on-accent': string;
  readonly win: string;
  readonly draw: string;
  readonly loss: string;
  readonly live: string;
  /** Background of the error banner; its text is white. */
  readonly alarm: string;
  readonly notice: string;
  readonly shadow: string;
}

const light: Scheme = {
  paper: '#FAF8F4',
  raised: '#FFFFFF',
  tint: '#F3F0E9',
  own: '#E9F0F7',
  ink: '#1B1F23',
  soft: '#5B6168',
  line: '#E3DED4',
  edge: '#8C8A83',
  accent: '#1E4E79',
  'on-accent': '#FFFFFF',
  win: '#1F7A4D',
  draw: '#5F6672',
  loss: '#B3402F',
  live: '#D6453D',
  alarm: '#7E1F16',
  notice: '#FFF4D6',
  shadow: '0 1px 2px rgb(27 31 35 / 8%), 0 4px 12px rgb(27 31 35 / 6%)',
};

const dark: Scheme = {
  paper: '#14171A',
  raised: '#1C2024',
  tint: '#23282D',
  own: '#1F2D3A',
  ink: '#ECEAE5',
  soft: '#9BA2A9',
  line: '#2C3238',
  edge: '#6D757D',
  accent: '#7FB2E0',
  'on-accent': '#14171A',
  win: '#63C492',
  draw: '#A5ADB8',
  loss: '#EC9080',
  live: '#D6453D',
  alarm: '#7E1F16',
  notice: '#3A3116',
  shadow: '0 1px 2px rgb(0 0 0 / 40%), 0 4px 12px rgb(0 0 0 / 30%)',
};

/** Both schemes share these. */
const shared = {
  'board-last-move': 'rgb(226 181 60 / 45%)',
  'board-selected': 'rgb(31 122 77 / 55%)',
  // On no board may a mark look like an unmarked square.
  'board-premove': 'rgb(122 40 118 / 60%)',
  'board-premove-number': '#6A2166',
  'board-cursor': '#1E4E79',
  'board-text': '#1B1F23',
  'piece-white': '#FFFFFF',
  'piece-black': '#000000',
  'on-alarm': '#FFFFFF',
  header: '56px',
  content: '1200px',
  reading: '720px',
  target: '40px',
  row: '36px',
  radius: '6px',
  dot: '8px',
  'card-min': '320px',
  'group-title': '128px',
  'fact-min': '136px',
  /** The height of a form field. */
  field: '42px',
  side: '288px',
  'board-min': '240px',
  'field-min': '272px',
  'text-font': `'Inter Variable', ${TEXT_FALLBACK}`,
  'title-font': `'Source Serif 4 Variable', ${TITLE_FALLBACK}`,
  'text-fallback': TEXT_FALLBACK,
  'title-fallback': TITLE_FALLBACK,
};

/** The board colours to choose from: light and dark squares. The first is the default. */
const boards = {
  fjord: { light: '#EDE3D0', dark: '#8A9BA8' },
  wood: { light: '#F0D9B5', dark: '#B58863' },
  forest: { light: '#EEEED2', dark: '#86A666' },
  sea: { light: '#E4EEF4', dark: '#7FA3BF' },
  paper: { light: '#FFFFFF', dark: '#BDBDBD' },
} as const;
export type BoardName = keyof typeof boards;
export const BOARD_NAMES = Object.keys(boards) as readonly BoardName[];

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

const fjord: MantineColorsTuple = [
  '#EEF4FA',
  '#DCE8F3',
  '#B9D1E7',
  '#9BC1E3',
  dark.accent,
  '#5A93C6',
  '#35709F',
  light.accent,
  '#183F62',
  '#12304B',
];

const brick: MantineColorsTuple = [
  '#FBEFED',
  '#F5DCD8',
  '#EDB9B0',
  '#EBA193',
  dark.loss,
  '#D86A57',
  '#C85140',
  light.loss,
  '#943426',
  '#75291E',
];

const gray: MantineColorsTuple = [
  light.paper,
  light.tint,
  '#EAE6DC',
  light.line,
  '#CFC9BC',
  '#A8A69E',
  '#7B7F84',
  light.soft,
  '#3B4046',
  light.ink,
];

const night: MantineColorsTuple = [
  dark.ink,
  '#C9CBCB',
  dark.soft,
  dark.edge,
  dark.line,
  dark.line,
  dark.raised,
  dark.paper,
  '#101315',
  '#0B0D0F',
];

/** The widest screen of the compact layout is 900 px (R-455), so the wide one begins at 901. */
const WIDE = '56.3125em';

/** The list opens on a click or on typing, not on focus alone, so that it does not cover the page. */
const FIELD_WITH_LIST = { size: 'md', openOnFocus: false, onKeyDownCapture: selectHighlighted };

export const theme: MantineThemeOverride = {
  primaryColor: 'fjord',
  primaryShade: { light: 7, dark: 4 },
  colors: { fjord, brick, gray, dark: night },
  black: light.ink,
  fontFamily: 'var(--rk-text-font)',
  headings: { fontFamily: 'var(--rk-title-font)', fontWeight: '600' },
  defaultRadius: 'md',
  radius: { md: 'var(--rk-radius)' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  breakpoints: { md: WIDE },
  shadows: { sm: 'var(--rk-shadow)', md: 'var(--rk-shadow)', lg: 'var(--rk-shadow)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Autocomplete: { defaultProps: FIELD_WITH_LIST },
    ActionIcon: { defaultProps: { size: 40, variant: 'subtle', color: 'gray' } },
    Button: {
      defaultProps: { size: 'md', fz: 'sm' },
      vars: (_theme: unknown, { variant = 'filled' }: ButtonProps) => ({
        root: variant === 'filled' ? { '--button-color': 'var(--rk-on-accent)' } : {},
      }),
    },
    // The page has its banner landmark already, so the header of a dialog must not be one.
    Drawer: { defaultProps: { attributes: { header: { role: 'none' } } } },
    // Screen readers would list the placeholder among the entries; the first entry takes focus without it.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Modal: { defaultProps: { attributes: { header: { role: 'none' } } } },
    Checkbox: { defaultProps: { size: 'md' } },
    DateInput: { defaultProps: { size: 'md' } },
    FileInput: { defaultProps: { size: 'md' } },
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    MultiSelect: { defaultProps: FIELD_WITH_LIST },
    NumberInput: { defaultProps: { size: 'md' } },
    // Popovers stay inside the content landmark for screen readers.
    Popover: { defaultProps: { portalProps: { target: '#content' } } },
    PasswordInput: { defaultProps: { size: 'md' } },
    SegmentedControl: { defaultProps: { size: 'md' } },
    Select: { defaultProps: FIELD_WITH_LIST },
    Switch: { defaultProps: { size: 'md' } },
    Tabs: { vars: () => ({ root: { '--tabs-text-color': 'var(--rk-on-accent)' } }) },
    Textarea: { defaultProps: { size: 'md' } },
    TimePicker: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
  },
};

const mantineVariables = {
  '--mantine-color-body': 'var(--rk-paper)',
  '--mantine-color-text': 'var(--rk-ink)',
  '--mantine-color-dimmed': 'var(--rk-soft)',
  '--mantine-color-placeholder': 'var(--rk-soft)',
  '--mantine-color-anchor': 'var(--rk-accent)',
  '--mantine-color-default': 'var(--rk-raised)',
  '--mantine-color-default-hover': 'var(--rk-tint)',
  '--mantine-color-default-border': 'var(--rk-line)',
  '--mantine-color-default-color': 'var(--rk-ink)',
  '--mantine-color-error': 'var(--rk-loss)',
  // Text of light buttons.
  '--mantine-color-fjord-light-color': 'var(--rk-accent)',
  '--mantine-color-brick-light-color': 'var(--rk-loss)',
};

/** Maps Mantine's variables to the tokens; set per scheme, as Mantine's defaults are. */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: mantineVariables,
  dark: mantineVariables,
});
