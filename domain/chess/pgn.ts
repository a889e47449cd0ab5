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
}

/** PGN of one game in export format: the seven tags, then the others, then the moves in lines of at most 80 characters. */
export function gamePgn(game: PgnGame): Result<string, 'unreadableMoves' | 'illegalMove'> {
  const played = replay(game.variant, game.record);
  return played.ok ? ok(playedPgn(game, played.value)) : played;
}

/** The same of a game that has been played through already. */
export function playedPgn(game: Omit<PgnGame, 'record'>, played: readonly PlayedMove[]): string {
  const tags = tagsOf(game).map(([name, value]) => `[${name} "${escapeTag(value)}"]`);
  return `${tags.join('\n')}\n\n${wrap([...moveTokens(played), resultText(game.result)])}\n`;
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

/** Move numbers and moves; a draw offer is a comment, as every reader of PGN lets comments pass. */
function moveTokens(moves: readonly PlayedMove[]): readonly string[] {
  return moves.flatMap(({ san, drawOffers }, ply) => {
    const afterComment = ply > 0 && (moves[ply - 1]?.drawOffers.length ?? 0) > 0;
    const number = ply % 2 === 0 ? [`${ply / 2 + 1}.`] : afterComment ? [`${(ply + 1) / 2}...`] : [];
    return [...number, san, ...drawOffers.map(() => '{(=)}')];
  });
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
