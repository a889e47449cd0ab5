/** From a match of two teams to its boards (formats sheet, section 1): line-up, colours, empty chairs. */

/** One board of a match; null for a side that nobody plays for, which loses by forfeit. Never null on both sides. */
export interface Board<Player> {
  readonly board: number;
  readonly white: Player | null;
  readonly black: Player | null;
}

/**
 * Who plays for a team: the first available players of its list, in order of their seed within the team. Who is
 * missing leaves the lowest boards empty.
 */
export const lineUp = <Player>(
  players: readonly Player[],
  boards: number,
  isAvailable: (player: Player) => boolean,
): readonly Player[] => players.filter(isAvailable).slice(0, boards);

/**
 * The boards of a match. The first-named team has White on the odd boards; in the second leg of a knockout the teams
 * are named the other way round. A board that neither side can fill is left out.
 */
export function matchBoards<Player>(
  first: readonly Player[],
  second: readonly Player[],
  boards: number,
): readonly Board<Player>[] {
  return Array.from({ length: boards }, (_, i) => {
    const [home, away] = [first[i] ?? null, second[i] ?? null];
    const [white, black] = i % 2 === 0 ? [home, away] : [away, home];
    return { board: i + 1, white, black };
  }).filter((board) => board.white !== null || board.black !== null);
}
