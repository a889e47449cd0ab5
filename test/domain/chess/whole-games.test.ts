import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { encodeMoves } from '../../../domain/chess/moves.ts';
import { boardEnd, playMove, startPosition } from '../../../domain/chess/position.ts';
import { replay } from '../../../domain/chess/replay.ts';
import type { Variant } from '../../../domain/chess/rules.ts';
import { type Move, parseUci } from '../../../domain/chess/square.ts';
import { gamePgn } from '../../support/domain/game-pgn.ts';

interface ReferenceGame {
  readonly id: string;
  readonly uci: readonly string[];
  readonly san: readonly string[] | null;
  readonly result: string;
  readonly ended_by_position: string | null;
  readonly final_fen: string;
}

const SETS = [
  { variant: 'Chess', file: '../shared/vectors/pgn/standard.json' },
  { variant: 'Antichess', file: '../shared/vectors/pgn/antichess.json' },
  { variant: 'PawnVsPawn', file: '../shared/vectors/pgn/pawnvspawn.json' },
] as const satisfies { variant: Variant; file: string }[];

const REASONS: Readonly<Record<string, string>> = {
  checkmate: 'checkmate',
  stalemate: 'stalemate',
  insufficient_material: 'deadPosition',
  lost_all_pieces: 'lostAllPieces',
  no_legal_move: 'noLegalMove',
  last_rank: 'lastRank',
  all_captured: 'allCaptured',
  blocked: 'blocked',
};
const WINNERS: Readonly<Record<string, string | null>> = { '1-0': 'white', '0-1': 'black', '1/2-1/2': null };

const moveOf = (uci: string): Move => {
  const move = parseUci(uci);
  if (move === undefined) throw new Error(`no move: ${uci}`);
  return move;
};

/** A table of tests must not be empty, even when they are skipped. */
const orNone = (games: readonly ReferenceGame[]): readonly ReferenceGame[] =>
  games.length > 0
    ? games
    : [{ id: 'no game', uci: [], san: null, result: '*', ended_by_position: null, final_fen: '' }];

describe.each(SETS)('published games of $variant', ({ variant, file }) => {
  const isPresent = existsSync(file);
  const games = isPresent ? (JSON.parse(readFileSync(file, 'utf8')) as { games: ReferenceGame[] }).games : [];

  it.skipIf(!isPresent).each(orNone(games))(
    'the published game $id replays to the end that its position proves',
    (game) => {
      let position = startPosition(variant);
      game.uci.forEach((uci, index) => {
        expect(boardEnd(position), `before move ${index}`).toSatisfy(
          (end: ReturnType<typeof boardEnd>) => end === null || end.reason === 'fivefoldRepetition',
        );
        const played = playMove(position, moveOf(uci));
        if (!played.ok) throw new Error(`${uci} refused: ${played.key}`);
        position = played.value;
      });
      expect(position.fen).toBe(game.final_fen);
      if (game.ended_by_position === null) return;
      expect(boardEnd(position)).toEqual({
        winner: WINNERS[game.result],
        reason: REASONS[game.ended_by_position],
      });
    },
  );

  it.skipIf(!isPresent || variant === 'PawnVsPawn').each(orNone(games))(
    'the published game $id has the notation that was published',
    (game) => {
      const played = replay(variant, encodeMoves(game.uci.map(moveOf)));
      if (!played.ok) throw new Error(played.key);
      expect(played.value.map((move) => move.san)).toEqual(game.san);
    },
  );

  const published = file.replace(/json$/, 'pgn');
  it.skipIf(!existsSync(published))('published games have the same PGN as in their source', () => {
    const written = games.map(({ uci }) =>
      movesOf(gamePgn({ ...NOBODY, variant, record: encodeMoves(uci.map(moveOf)) })),
    );
    const texts = readFileSync(published, 'utf8').split(/\n\n(?=\[Event )/);
    expect(written).toEqual(texts.map(movesOf));
  });
});

const NOBODY = { event: '', white: { name: '' }, black: { name: '' }, result: null } as const;

/** The moves of one game in PGN, without their numbers, the tags, and the result. */
const movesOf = (pgn: string): readonly string[] =>
  pgn
    .replaceAll(/^\[.*\]$/gm, '')
    .split(/\s+/)
    .filter((token) => token !== '' && !/^(\d+\.+|1-0|0-1|1\/2-1\/2|\*)$/.test(token));
