import { z } from 'zod';

/** A letter as it goes to somebody; so the Worker gives it to the outbox of a developer's machine. */
export const mail = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() });
export type Mail = z.output<typeof mail>;
