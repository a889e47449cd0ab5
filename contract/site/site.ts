import { z } from 'zod';

/** GET /s/contact: the operator's settings; null if not set. */
export const contactView = z.object({
  /** The person or body responsible for the stored data. */
  operator: z.string().nullable(),
  email: z.string().nullable(),
  /** The URL of a community chat. */
  community: z.string().nullable(),
});
