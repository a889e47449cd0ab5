import type { z } from 'zod';
import type { PaymentProvider } from '../../domain/payment/provider.ts';
import { clock } from '../platform/clock.ts';
import type { PaymentDeps } from './payment-deps.ts';

/**
 * Why a provider did not do what it was asked for: it does not accept the keys; it refuses the request; or there is no
 * answer yet, so that a repeated request may succeed.
 */
export type FailureKind = 'keys' | 'refused' | 'unanswered';

/** It carries no text of the provider, which may quote keys and names. */
export class ProviderFailure extends Error {
  readonly kind: FailureKind;
  readonly provider: PaymentProvider;
  readonly status: number | null;

  constructor(kind: FailureKind, provider: PaymentProvider, status: number | null) {
    super(`${provider}: ${kind} ${status ?? ''}`);
    this.name = 'ProviderFailure';
    this.kind = kind;
    this.provider = provider;
    this.status = status;
  }
}

/** Keys are sent to these only (PY-6). */
const HOSTS: readonly string[] = ['api.stripe.com', 'api.vipps.no', 'apitest.vipps.no'];

interface ProviderRequest<Answer> {
  readonly provider: PaymentProvider;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs: number;
  readonly answer: z.ZodType<Answer>;
}

/** Sends a request and reads the answer by its schema. An answer of another shape counts as refused. */
export async function askProvider<Answer>(
  { fetch }: Pick<PaymentDeps, 'fetch'>,
  { provider, method, url, headers, body, timeoutMs, answer }: ProviderRequest<Answer>,
): Promise<Answer> {
  if (!HOSTS.includes(new URL(url).host)) throw new Error(`${new URL(url).host} is no host of a payment provider`);
  const timeout = new AbortController();
  const stop = clock.timer(timeoutMs, () => timeout.abort());
  try {
    // No redirects, which would carry keys to other hosts.
    const init = {
      method,
      headers,
      redirect: 'manual',
      signal: timeout.signal,
      ...(body !== undefined && { body }),
    } as const;
    const response = await fetch(url, init).catch(() => null);
    if (response === null) throw new ProviderFailure('unanswered', provider, null);
    return await answerOf(response, provider, answer);
  } finally {
    stop();
  }
}

async function answerOf<Answer>(
  response: Response,
  provider: PaymentProvider,
  answer: z.ZodType<Answer>,
): Promise<Answer> {
  if (!response.ok) {
    // The text of a refusal is not read, so that it cannot get into a log.
    await response.body?.cancel();
    throw new ProviderFailure(failureOf(response.status), provider, response.status);
  }
  const parsed = answer.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) throw new ProviderFailure('refused', provider, response.status);
  return parsed.data;
}

/** 409 is the answer while a request with the same key is being worked on. */
function failureOf(status: number): FailureKind {
  if (status === 401) return 'keys';
  return status === 409 || status === 429 ? 'unanswered' : 'refused';
}
