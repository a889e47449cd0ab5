import { placementOf } from '../../../domain/chess/placement.ts';
import type { PlayedMove } from '../../../domain/chess/replay.ts';
import { type ByColor, ROLES, type Role } from '../../../domain/chess/square.ts';
import { type Color, opposite } from '../../../domain/tournament/value/field.ts';

/** Pieces that a side has captured, and how much more its own are worth (0 if not more). */
interface Material {
  readonly taken: readonly Role[];
  readonly ahead: number;
}

/** Captures of each side, the most valuable last, and who is ahead after the last move. */
export function materialOf(startFen: string, moves: readonly PlayedMove[]): ByColor<Material> {
  const taken: Record<Color, Role[]> = { white: [], black: [] };
  let before = countsOf(startFen);
  for (const [index, { fen }] of moves.entries()) {
    const mover: Color = index % 2 === 0 ? 'white' : 'black';
    const after = countsOf(fen);
    const victim = opposite(mover);
    const lost = ROLES.find((role) => after[victim][role] < before[victim][role]);
    if (lost !== undefined) taken[mover].push(lost);
    before = after;
  }
  const lead = worthOf(before.white) - worthOf(before.black);
  const inOrder = (roles: readonly Role[]) =>
    [...roles].sort((one, other) => ROLES.indexOf(one) - ROLES.indexOf(other));
  return {
    white: { taken: inOrder(taken.white), ahead: Math.max(0, lead) },
    black: { taken: inOrder(taken.black), ahead: Math.max(0, -lead) },
  };
}

type Counts = Readonly<Record<Role, number>>;

const WORTH: Counts = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9, king: 0 };

function countsOf(fen: string): ByColor<Counts> {
  const none = () => ({ pawn: 0, knight: 0, bishop: 0, rook: 0, queen: 0, king: 0 });
  const counts = { white: none(), black: none() };
  for (const { color, role } of placementOf(fen).values()) counts[color][role] += 1;
  return counts;
}

const worthOf = (counts: Counts): number => ROLES.reduce((sum, role) => sum + WORTH[role] * counts[role], 0);
