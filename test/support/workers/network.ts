import type { Request, Response } from 'miniflare';
import { isOfPaymentProvider, servePayments } from './payment-providers.ts';
import { publishLists } from './published-lists.ts';
import { isOfPushService, servePush } from './push-service.ts';

/** Stands where the Worker would meet the network. */
export function network(request: Request): Promise<Response> {
  if (isOfPushService(request)) return servePush(request);
  return isOfPaymentProvider(request) ? servePayments(request) : publishLists(request);
}
