/** Where file and rank names are shown: in the edge squares, beside the board, or nowhere. */
export const COORDINATES = ['inside', 'outside', 'none'] as const;
export type Coordinates = (typeof COORDINATES)[number];
