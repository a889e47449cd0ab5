import { ok, type Result } from '../result.ts';
import type { GameResult } from '../tournament/game-result.ts';
import { type PlayedMove, replay } from './replay.ts';
import type { Variant } from './rules.ts';

/** What the tags of a game say. Texts are written as they are; a missing one becomes a question mark. */
export interface PgnGame {
  readonly event: string;
  readonly site?: string;
  /** The day the game began, yyyy-mm-dd, UTC. */
  readonly date?: string;
  readonly round?: number;
  /** Counted from 1 in the round, or in its match. */
  readonly board?: string;
  readonly white: string;
  readonly black: string;
  readonly whiteElo?: number;
  readonly blackElo?: number;
  readonly whiteTitle?: string;
  readonly blackTitle?: string;
  /** Null while the game goes on. */
  readonly result: GameResult | null;
  readonly variant: Variant;
  /** Seconds. */
  readonly timeControl?: { readonly initial: number; readonly increment: number };
  /** Why the game ended, in words. */
  readonly termination?: string;
  readonly record: string;
  /** What the mover had left after each half-move, in seconds; written as `%clk` where they are known of all of them. */
  readonly clocks?: readonly number[];
}

/** PGN of one game in export format: the seven tags, then the others, then the moves in lines of at most 80 characters. */
export function gamePgn(game: PgnGame): Result<string, 'unreadableMoves' | 'illegalMove'> {
  const played = replay(game.variant, game.record);
  return played.ok ? ok(playedPgn(game, played.value)) : played;
}

/** The same of a game that has been played through already. */
export function playedPgn(game: Omit<PgnGame, 'record'>, played: readonly PlayedMove[]): string {
  const tags = tagsOf(game).map(([name, value]) => `[${name} "${escapeTag(value)}"]`);
  return `${tags.join('\n')}\n\n${wrap([...moveTokens(played, game.clocks ?? []), resultText(game.result)])}\n`;
}

/** PGN of a whole tournament: its games in the order given, without those that cannot be replayed. */
export const tournamentPgn = (games: readonly PgnGame[]): string =>
  games
    .map(gamePgn)
    .flatMap((pgn) => (pgn.ok ? [pgn.value] : []))
    .join('\n');

const RESULT_TEXTS: Readonly<Partial<Record<GameResult, string>>> = {
  whiteWins: '1-0',
  whiteWinsByForfeit: '1-0',
  draw: '1/2-1/2',
  blackWins: '0-1',
  blackWinsByForfeit: '0-1',
};

/** PGN knows no result in which both sides lose, or only one draws: such a game is told as unfinished. */
const resultText = (result: GameResult | null): string => (result === null ? '*' : (RESULT_TEXTS[result] ?? '*'));

const VARIANT_TAGS: Readonly<Record<Variant, string | undefined>> = {
  Chess: undefined,
  Antichess: 'Antichess',
  PawnVsPawn: 'Pawn vs Pawn',
};

function tagsOf(game: Omit<PgnGame, 'record'>): (readonly [string, string])[] {
  const { timeControl } = game;
  const tags: (readonly [string, string | undefined])[] = [
    ['Event', game.event],
    ['Site', game.site ?? '?'],
    ['Date', game.date?.replaceAll('-', '.') ?? '????.??.??'],
    ['Round', game.round === undefined ? '?' : String(game.round)],
    ['White', game.white],
    ['Black', game.black],
    ['Result', resultText(game.result)],
    ['Board', game.board],
    ['WhiteTitle', game.whiteTitle],
    ['BlackTitle', game.blackTitle],
    ['WhiteElo', game.whiteElo?.toString()],
    ['BlackElo', game.blackElo?.toString()],
    ['Variant', VARIANT_TAGS[game.variant]],
    ['TimeControl', timeControl && `${timeControl.initial}+${timeControl.increment}`],
    ['Termination', game.termination],
  ];
  return tags.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}

/** A quote or backslash inside a tag is escaped; a line break would end the tag. */
const escapeTag = (text: string): string => text.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, '\\$&');

/** Move numbers and moves; clocks and draw offers are comments, as every reader of PGN lets comments pass. */
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

/** A clock as PGN has it (`1:02:03`), with tenths where they are not 0. */
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
