import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Chess } from 'chessops/chess';
import { makeFen } from 'chessops/fen';
import { parseSan } from 'chessops/san';
import type { Plugin } from 'vite';
import { OPENINGS_FILE, openingKey } from '../../contract/game/openings.ts';
import { root } from '../environment.ts';

interface NamedLine {
  readonly eco: string;
  readonly name: string;
  /** In standard algebraic notation. */
  readonly moves: readonly string[];
}

/** The named openings with their moves. The file states their source. */
export const namedLines = (): readonly NamedLine[] =>
  readFileSync(join(root, 'scripts/web-build/openings.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [eco = '', name = '', moves = ''] = line.split('\t');
      return { eco, name, moves: moves.split(' ') };
    });

/** The opening names by position: one line per position, with code and name. The first name of a position counts. */
export function openingsFile(lines: readonly NamedLine[]): string {
  const named = new Map<string, string>();
  for (const { eco, name, moves } of lines) {
    const key = keyAfter(moves);
    if (!named.has(key)) named.set(key, `${key}\t${eco} ${name}`);
  }
  return [...named.values()].join('\n');
}

function keyAfter(moves: readonly string[]): string {
  const position = Chess.default();
  for (const san of moves) {
    const move = parseSan(position, san);
    if (move === undefined) throw new Error(`openings.tsv: ${san} is no move of ${moves.join(' ')}`);
    position.play(move);
  }
  return openingKey(makeFen(position.toSetup()));
}

/** Adds the opening names to the build, for pages of finished games. */
export const openings: Plugin = {
  name: 'rokade-openings',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: OPENINGS_FILE.slice(1), source: openingsFile(namedLines()) });
  },
};
