import type { Request, Response } from 'miniflare';
import { publishLists } from './published-lists.ts';
import { isOfPushService, servePush } from './push-service.ts';

/** Stands where the Worker would meet the network. */
export const network = (request: Request): Promise<Response> =>
  isOfPushService(request) ? servePush(request) : publishLists(request);
