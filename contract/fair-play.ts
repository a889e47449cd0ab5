import { z } from 'zod';

/** One player's part of one game. */
const fairPlayRow = z.object({
  game: z.string(),
  board: z.string(),
  account: z.string(),
  name: z.string(),
  opponent: z.string(),
  color: z.enum(['white', 'black']),
  moves: z.number(),
  /** What the moves after the opening took in the middle, and how many of a hundred were near it; null of too few. */
  median_ms: z.number().nullable(),
  even_percent: z.number().nullable(),
  longest_ms: z.number(),
  forgiven_ms: z.number(),
  returns: z.number(),
  refused_moves: z.number(),
});
export type FairPlayRow = z.output<typeof fairPlayRow>;

/** From which game of the round on, counted from 0. */
export const fairPlayQuery = z.object({ from: z.coerce.number().int().min(0).max(100_000).optional() });

/**
 * GET /s/tournament/fair-play/{id}/{round}: in the order of the boards, White first. `next` is the game to ask on from;
 * null where these were the last.
 */
export const fairPlayAnswer = z.object({ rows: z.array(fairPlayRow), next: z.number().nullable() });
export type FairPlayPart = z.output<typeof fairPlayAnswer>;
