/** FIDE titles in the order of a starting list with equal ratings (C.04.2). */
export const TITLES = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM'] as const;
export type Title = (typeof TITLES)[number];

/** Order among equal ratings, from 0; untitled players come last. */
export function titleRank(title: string | null): number {
  const place = (TITLES as readonly (string | null)[]).indexOf(title);
  return place < 0 ? TITLES.length : place;
}

/** Abbreviations in older files and lists. */
const SHORT: Readonly<Record<string, Title>> = {
  g: 'GM',
  m: 'IM',
  f: 'FM',
  c: 'CM',
  wg: 'WGM',
  wm: 'WIM',
  wf: 'WFM',
  wc: 'WCM',
};

/** Accepts any case, and lower-case abbreviations. */
export const titleNamed = (text: string): Title | null =>
  TITLES.find((title) => title === text.toUpperCase()) ?? SHORT[text] ?? null;
