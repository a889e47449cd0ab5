import { z } from 'zod';

/** GET /s/health: the sums of the last hour, and what waits now. */
export const healthAnswer = z.object({
  hour: z.object({
    requests: z.number(),
    /** Responses with a status below 400, from 400 to 499, and from 500. */
    succeeded: z.number(),
    refused: z.number(),
    failed: z.number(),
    /** Refusals by a rate limit. */
    limited: z.number(),
    statements: z.number(),
  }),
  parked_messages: z.number(),
  /** E-mails to entrants that have not been sent. */
  waiting_mails: z.number(),
  database_bytes: z.number(),
});
