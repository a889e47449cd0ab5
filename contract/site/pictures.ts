import { z } from 'zod';
import { PICTURE_MAX_BYTES } from '../../domain/kernel/limits.ts';
import { expected } from '../tournament/expectations.ts';

/** Base64 has four characters for three bytes. */
const PICTURE_MAX_LENGTH = Math.ceil(PICTURE_MAX_BYTES / 3) * 4;

/** A picture in base64. A longer one gets a refusal of its own. */
export const uploadPayload = z.object({
  data: z
    .string()
    .max(PICTURE_MAX_LENGTH + 4)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, expected('picture')),
});

/** The address of the uploaded picture, on this site. */
export const uploadAnswer = z.object({ address: z.string() });
