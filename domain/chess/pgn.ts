import type { GameResult } from '../tournament/value/game-result.ts';
import type { PlayedMove } from './replay.ts';
import type { Variant } from './rules.ts';

export interface PgnSide {
  readonly name: string;
  readonly title?: string;
  readonly rating?: number;
  /** Three-letter FIDE code. */
  readonly federation?: string;
  readonly fideId?: number;
  readonly team?: string;
}

export interface PgnOpening {
  readonly eco: string;
  readonly name: string;
}

/** PGN tags, written as they are; a missing text becomes a question mark. */
export interface PgnGame {
  readonly event: string;
  readonly site?: string;
  /** Local start day, yyyy-mm-dd. */
  readonly date?: string;
  /** Start in UTC, yyyy-mm-dd and hh:mm:ss. */
  readonly utc?: { readonly date: string; readonly time: string };
  readonly round?: number;
  readonly board?: string;
  readonly white: PgnSide;
  readonly black: PgnSide;
  /** Null while the game is running. */
  readonly result: GameResult | null;
  readonly variant: Variant;
  /** Seconds. */
  readonly timeControl?: { readonly initial: number; readonly increment: number };
  readonly termination?: string;
  readonly opening?: PgnOpening;
  readonly record: string;
  /** Seconds left for the mover after each half-move; written as `%clk` if known for every move. */
  readonly clocks?: readonly number[];
}

/**
 * A replayed game in PGN export format: the seven tag roster, other tags, then moves in lines of at most 80 characters.
 */
export function playedPgn(game: Omit<PgnGame, 'record'>, played: readonly PlayedMove[]): string {
  const tags = tagsOf(game).map(([name, value]) => `[${name} "${escapeTag(value)}"]`);
  return `${tags.join('\n')}\n\n${wrap([...moveTokens(played, game.clocks ?? []), resultText(game.result)])}\n`;
}

const RESULT_TEXTS: Readonly<Partial<Record<GameResult, string>>> = {
  whiteWins: '1-0',
  whiteWinsByForfeit: '1-0',
  draw: '1/2-1/2',
  blackWins: '0-1',
  blackWinsByForfeit: '0-1',
};

/** PGN has no result for a double loss or a one-sided draw; such a game is written as unfinished. */
const resultText = (result: GameResult | null): string => (result === null ? '*' : (RESULT_TEXTS[result] ?? '*'));

const VARIANT_TAGS: Readonly<Record<Variant, string | undefined>> = {
  Chess: undefined,
  Antichess: 'Antichess',
  PawnVsPawn: 'Pawn vs Pawn',
};

function tagsOf(game: Omit<PgnGame, 'record'>): (readonly [string, string])[] {
  const { timeControl } = game;
  const tags: readonly Tag[] = [
    ['Event', game.event],
    ['Site', game.site ?? '?'],
    ['Date', game.date?.replaceAll('-', '.') ?? '????.??.??'],
    ['Round', game.round === undefined ? '?' : String(game.round)],
    ['White', game.white.name],
    ['Black', game.black.name],
    ['Result', resultText(game.result)],
    ['Board', game.board],
    ['UTCDate', game.utc?.date.replaceAll('-', '.')],
    ['UTCTime', game.utc?.time],
    ...bothSides('Title', game, ({ title }) => title),
    ...bothSides('Elo', game, ({ rating }) => rating?.toString()),
    ...bothSides('FideId', game, ({ fideId }) => fideId?.toString()),
    ...bothSides('Federation', game, ({ federation }) => federation),
    ...bothSides('Team', game, ({ team }) => team),
    ['Variant', VARIANT_TAGS[game.variant]],
    ['ECO', game.opening?.eco],
    ['Opening', game.opening?.name],
    ['TimeControl', timeControl && `${timeControl.initial}+${timeControl.increment}`],
    ['Termination', game.termination],
  ];
  return tags.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}

type Tag = readonly [name: string, value: string | undefined];

const bothSides = (
  name: string,
  { white, black }: Pick<PgnGame, 'white' | 'black'>,
  read: (side: PgnSide) => string | undefined,
): readonly Tag[] => [
  [`White${name}`, read(white)],
  [`Black${name}`, read(black)],
];

/** Escapes quotes and backslashes; a line break would end the tag. */
const escapeTag = (text: string): string => text.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, '\\$&');

/** Clocks and draw offers become comments, which every PGN reader accepts. */
function moveTokens(moves: readonly PlayedMove[], clocks: readonly number[]): readonly string[] {
  const isTimed = clocks.length === moves.length;
  const comments = moves.map(({ drawOffers }, ply) => [
    ...drawOffers.map(() => '{(=)}'),
    ...(isTimed ? [`{[%clk ${clockText(clocks[ply] ?? 0)}]}`] : []),
  ]);
  return moves.flatMap(({ san }, ply) => {
    const afterComment = ply > 0 && (comments[ply - 1]?.length ?? 0) > 0;
    const number = ply % 2 === 0 ? [`${ply / 2 + 1}.`] : afterComment ? [`${(ply + 1) / 2}...`] : [];
    return [...number, san, ...(comments[ply] ?? [])];
  });
}

/** PGN clock (`1:02:03`), with tenths unless they are 0. */
function clockText(seconds: number): string {
  const tenths = Math.floor(Math.max(0, seconds) * 10);
  const whole = Math.floor(tenths / 10);
  const two = (value: number): string => String(value).padStart(2, '0');
  const text = `${Math.floor(whole / 3600)}:${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
  return tenths % 10 === 0 ? text : `${text}.${tenths % 10}`;
}

function wrap(tokens: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const token of tokens) {
    if (line !== '' && line.length + 1 + token.length > 80) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? token : `${line} ${token}`;
  }
  return [...lines, line].join('\n');
}
