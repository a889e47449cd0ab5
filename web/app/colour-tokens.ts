/** The colours of both schemes. */

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

export const light: Scheme = {
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

export const dark: Scheme = {
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

/** The board colours to choose from: light and dark squares. The first is the default. */
export const boards = {
  fjord: { light: '#EDE3D0', dark: '#8A9BA8' },
  wood: { light: '#F0D9B5', dark: '#B58863' },
  forest: { light: '#EEEED2', dark: '#86A666' },
  sea: { light: '#E4EEF4', dark: '#7FA3BF' },
  paper: { light: '#FFFFFF', dark: '#BDBDBD' },
} as const;
export type BoardName = keyof typeof boards;
export const BOARD_NAMES = Object.keys(boards) as readonly BoardName[];
