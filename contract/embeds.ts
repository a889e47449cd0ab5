import { z } from 'zod';

/** Parts of a tournament that a club shows in a page of its own. */
export const EMBED_VIEWS = ['standings', 'pairings'] as const;
export type EmbedView = (typeof EMBED_VIEWS)[number];

export const embedView = z.enum(EMBED_VIEWS);

/** How a game looks in the page of another site. */
export const gameEmbedQuery = z.object({
  language: z.enum(['en', 'no']).default('en'),
  /** As the reader's machine has it, where the address does not say. */
  theme: z.enum(['light', 'dark']).optional(),
});

export const embedQuery = gameEmbedQuery.extend({
  /** The round of the pairings; without it the one that is played. */
  round: z.coerce.number().int().min(1).max(1_000).optional(),
  /** Rows of the table at most. */
  rows: z.coerce.number().int().min(1).max(1_000).optional(),
});
