import { z } from 'zod';

/** Parts of a tournament that other sites can embed. */
export const EMBED_VIEWS = ['standings', 'pairings'] as const;
export type EmbedView = (typeof EMBED_VIEWS)[number];

export const embedView = z.enum(EMBED_VIEWS);

/** The appearance of an embedded game. */
export const gameEmbedQuery = z.object({
  language: z.enum(['en', 'no']).default('en'),
  /** The device's setting by default. */
  theme: z.enum(['light', 'dark']).optional(),
});

export const embedQuery = gameEmbedQuery.extend({
  /** The round of the pairings; the current one by default. */
  round: z.coerce.number().int().min(1).max(1_000).optional(),
  /** The maximum number of rows in the table. */
  rows: z.coerce.number().int().min(1).max(1_000).optional(),
});
