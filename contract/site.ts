import { z } from 'zod';

/** GET /s/contact: what the operator has set, null where nothing is set. */
export const contactView = z.object({
  /** The person or body that is responsible for what is kept here. */
  operator: z.string().nullable(),
  email: z.string().nullable(),
  /** The web address of a chat of the community. */
  community: z.string().nullable(),
});
