import { z } from 'zod';
import type { CamelKeys } from '../codec/case.ts';

const fairPlayRow = z.object({
  game: z.string(),
  board: z.string(),
  account: z.string(),
  name: z.string(),
  opponent: z.string(),
  color: z.enum(['white', 'black']),
  moves: z.number(),
  /** The median time of the moves after the opening, and the percentage close to it; null if there are too few. */
  median_ms: z.number().nullable(),
  even_percent: z.number().nullable(),
  longest_ms: z.number(),
  forgiven_ms: z.number(),
  returns: z.number(),
  refused_moves: z.number(),
});
export type FairPlayRow = CamelKeys<z.output<typeof fairPlayRow>>;

/** The zero-based index of the first game. */
export const fairPlayQuery = z.object({ from: z.coerce.number().int().min(0).max(100_000).optional() });

/** GET /s/tournament/fair-play/{id}/{round}: in board order, White first. `next` is the next page's index, or null. */
export const fairPlayAnswer = z.object({ rows: z.array(fairPlayRow), next: z.number().nullable() });
export type FairPlayPart = CamelKeys<z.output<typeof fairPlayAnswer>>;
