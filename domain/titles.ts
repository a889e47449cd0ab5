/** The titles of FIDE, in the order in which they stand in a starting list of equal ratings (C.04.2). */
export const TITLES = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM'] as const;
export type Title = (typeof TITLES)[number];

/** Where a title stands among equal ratings, from 0; whoever has none stands behind all titles. */
export function titleRank(title: string | null): number {
  const place = (TITLES as readonly (string | null)[]).indexOf(title);
  return place < 0 ? TITLES.length : place;
}
