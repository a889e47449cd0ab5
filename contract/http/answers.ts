import { z } from 'zod';

/** The response to a write without further data. */
export const nothing = z.object({});

/** The response to every tournament command: the revision that contains its change. */
export const changed = z.object({ revision: z.number() });

/** The description of this API as OpenAPI 3.1. */
export const openApiDocument = z.looseObject({ openapi: z.literal('3.1.1') });
