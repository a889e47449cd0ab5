import type { ButtonProps, CSSVariablesResolver, MantineColorsTuple, MantineThemeOverride } from '@mantine/core';
import { selectHighlighted } from '../ui/hooks/select-highlighted.ts';
import { dark, light } from './colour-tokens.ts';

/**
 * The design tokens: with `colour-tokens.ts` and `theme-css.ts` the only place with colours, fonts and sizes. The build
 * inlines `themeCss` in the page's head, so that the first paint has the right colours; `theme` passes the same tokens
 * to Mantine.
 */

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

/** The widest screen of the compact layout is 900 px, so the wide one begins at 901. */
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
