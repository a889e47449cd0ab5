import { createMiddleware } from 'hono/factory';
import { countsOfResponse } from '../../domain/lib/health-counts.ts';
import { noteCounts } from '../../durable-objects/health/instance-counts.ts';
import type { AppEnv } from '../context.ts';

/** Counts the request for the operator's page, with the status of its response. */
export const counted = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  noteCounts(countsOfResponse(context.res.status));
});
