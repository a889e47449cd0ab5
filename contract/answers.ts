import { z } from 'zod';

/** What is answered to a write that has no more to say than that it is done. */
export const nothing = z.object({});

/** What this server can be asked, by the OpenAPI specification 3.1. */
export const openApiDocument = z.looseObject({ openapi: z.literal('3.1.1') });
