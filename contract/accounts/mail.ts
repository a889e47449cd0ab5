import { z } from 'zod';
import type { CamelKeys } from '../codec/case.ts';

/** An e-mail, also in the format for the outbox of a developer's machine. */
export const mail = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() });
export type Mail = CamelKeys<z.output<typeof mail>>;
