import { z } from 'zod';
import type { PaymentMode } from '../../../domain/payment/provider.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { askProvider } from '../provider-request.ts';
import type { VippsSecrets } from '../secrets.ts';
import { accessToken, registeredWebhook, tokenHeaders, WEBHOOK_EVENTS } from './formats.ts';

const APIS: Readonly<Record<PaymentMode, string>> = {
  live: 'https://api.vipps.no',
  test: 'https://apitest.vipps.no',
};

/** The system headers that Vipps asks integrations for. */
const SYSTEM = { 'vipps-system-name': 'rokade', 'vipps-system-version': '0.1.0' } as const;

interface VippsRequest<Answer> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly key?: string;
  readonly answer: z.ZodType<Answer>;
}

export type AskVipps = <Answer>(request: VippsRequest<Answer>) => Promise<Answer>;

/** Sends requests to Vipps by the keys of a sales unit. An access token is fetched for the first of them. */
export function vippsRequests(
  deps: Pick<PaymentDeps, 'fetch'>,
  secrets: VippsSecrets,
  mode: PaymentMode,
  timeoutMs: number,
): AskVipps {
  const common = { provider: 'vipps', timeoutMs } as const;
  const keys = {
    'ocp-apim-subscription-key': secrets.subscriptionKey,
    'merchant-serial-number': secrets.merchantSerialNumber,
    ...SYSTEM,
  };
  let token: Promise<{ readonly accessToken: string }> | null = null;
  const fetchToken = () =>
    askProvider(deps, {
      ...common,
      method: 'POST',
      url: `${APIS[mode]}/accesstoken/get`,
      headers: { ...keys, ...tokenHeaders(secrets) },
      body: '',
      answer: accessToken,
    });
  return async ({ method, path, body, key, answer }) => {
    token ??= fetchToken();
    const { accessToken: bearer } = await token;
    return askProvider(deps, {
      ...common,
      method,
      url: `${APIS[mode]}${path}`,
      headers: {
        ...keys,
        authorization: `Bearer ${bearer}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      answer,
    });
  };
}

/** Has the events of the sales unit's payments sent to an address; the answer has the secret of their signatures. */
export const registerWebhook = (ask: AskVipps, url: string): Promise<z.output<typeof registeredWebhook>> =>
  ask({
    method: 'POST',
    path: '/webhooks/v1/webhooks',
    body: { url, events: WEBHOOK_EVENTS },
    answer: registeredWebhook,
  });

export async function removeWebhook(ask: AskVipps, id: string): Promise<void> {
  await ask({ method: 'DELETE', path: `/webhooks/v1/webhooks/${encodeURIComponent(id)}`, answer: z.unknown() });
}
