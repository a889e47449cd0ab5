import { type Request as NetworkRequest, Response as NetworkResponse } from 'miniflare';
import { StripeStandIn } from '../stand-ins/stripe-stand-in.ts';
import { VippsStandIn } from '../stand-ins/vipps-stand-in.ts';

/** The stand-ins at the places of the providers in the network; they refuse keys that say so. */
const stripe = new StripeStandIn();
stripe.accepts = (key) => !key.includes('refused');
const vipps = new VippsStandIn();

const AT: Readonly<Record<string, Pick<StripeStandIn, 'fetch'>>> = {
  'api.stripe.com': stripe,
  'api.vipps.no': vipps,
  'apitest.vipps.no': vipps,
};

const standInFor = (request: NetworkRequest) => AT[new URL(request.url).hostname];

export const isOfPaymentProvider = (request: NetworkRequest): boolean => standInFor(request) !== undefined;

export async function servePayments(request: NetworkRequest): Promise<NetworkResponse> {
  const { method, url, headers } = request;
  const body = method === 'GET' ? undefined : await request.text();
  const sent = new Request(url, { method, headers: [...headers], ...(body !== undefined && { body }) });
  const answer = await standInFor(request)?.fetch(sent);
  const text = await answer?.text();
  return new NetworkResponse(text === '' ? null : text, {
    status: answer?.status ?? 502,
    headers: { 'content-type': 'application/json' },
  });
}
