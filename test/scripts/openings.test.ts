import { describe, expect, it } from 'vitest';
import { openingAt, readOpenings } from '../../contract/game/openings.ts';
import { encodeMoves } from '../../domain/chess/moves.ts';
import { replay } from '../../domain/chess/replay.ts';
import { type Move, parseUci } from '../../domain/chess/square.ts';
import { namedLines, openingsFile } from '../../scripts/web-build/openings.ts';

const names = readOpenings(openingsFile(namedLines()));

function openingOf(text: string): string | null {
  const moves: Move[] = text.split(' ').flatMap((uci) => parseUci(uci) ?? []);
  const played = replay('Chess', encodeMoves(moves));
  if (!played.ok) throw new Error(played.key);
  return openingAt(names, played.value, played.value.length);
}

describe('the names of openings', () => {
  it('the list of openings has 2014 lines, and each name that is read begins with an ECO code', () => {
    expect(namedLines()).toHaveLength(2_014);
    expect(names.size).toBeGreaterThan(1_900);
    expect([...names.values()].every((name) => /^[A-E]\d\d .+/.test(name))).toBe(true);
  });

  it.each([
    ['e2e4 e7e5 g1f3 d7d6', 'C41 Philidor'],
    ['e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 a7a6', 'B90 Sicilian: Najdorf'],
    ['e2e4 e7e6 d2d4 d7d5 e4e5', 'C02 French: advance'],
    ['e2e4 d7d5 e4d5', 'B01 Scandinavian'],
  ])('the opening after %s is named %s', (moves, name) => {
    expect(openingOf(moves)).toContain(name);
  });

  it('the name of an opening is found by position, in any move order, and stays after the last known move', () => {
    const queens = openingOf('d2d4 d7d5 c2c4 e7e6 b1c3 g8f6');
    expect(openingOf('c2c4 e7e6 b1c3 d7d5 d2d4 g8f6')).toBe(queens);
    expect(openingOf('d2d4 d7d5 c2c4 e7e6 b1c3 g8f6 h2h4 a7a5')).toBe(queens);
    expect(openingOf('')).toBeNull();
  });
});
