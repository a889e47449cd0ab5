/** Where the names of files and ranks stand: in the squares at the edge, beside the board, or nowhere. */
export const COORDINATES = ['inside', 'outside', 'none'] as const;
export type Coordinates = (typeof COORDINATES)[number];
