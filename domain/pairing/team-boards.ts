/** Line-up, colours and vacant boards of a team match (formats sheet, section 1). */

/** Null is a vacant side, which loses by forfeit; never null on both sides. */
export interface Board<Player> {
  readonly board: number;
  readonly white: Player | null;
  readonly black: Player | null;
}

/** The first available players of the list in board order; missing players leave the last boards vacant. */
export const lineUp = <Player>(
  players: readonly Player[],
  boards: number,
  isAvailable: (player: Player) => boolean,
): readonly Player[] => players.filter(isAvailable).slice(0, boards);

/** The first-named team has White on odd boards. Boards without any player are left out. */
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
