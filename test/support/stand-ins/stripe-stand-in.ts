import { hmac, type SentRequest, type SignedWebhook, sentRequest } from './stand-in.ts';

/** A Checkout Session with the published fields that matter here, in their published notation. */
interface Session {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly amount_subtotal: number;
  readonly amount_total: number;
  readonly currency: string;
  readonly client_reference_id: string | null;
  readonly expires_at: number;
  readonly livemode: boolean;
  readonly mode: 'payment';
  readonly payment_intent: string | null;
  readonly payment_status: 'paid' | 'unpaid';
  readonly status: 'open' | 'complete' | 'expired';
  readonly url: string | null;
}

interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly status: 'pending' | 'succeeded' | 'failed';
}

interface Kept {
  readonly form: string;
  readonly status: number;
  readonly body: object;
}

/** Ids are unique among all accounts. */
let made = 0;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Stripe's least amount for NOK. */
const LEAST = 300;

/**
 * Stands in for the API of Stripe at this place of the network, with no money and no network of its own. It answers in
 * the published formats of Checkout Sessions, Refunds and errors, keeps idempotent answers, and signs webhooks.
 */
export class StripeStandIn {
  readonly requests: SentRequest[] = [];
  /** Whether a key is accepted; others get 401. */
  accepts: (key: string) => boolean = () => true;
  /** The next answers, in place of what would be answered: to be down, or to lose the answer. */
  readonly faults: ((answer: Response) => Response | Promise<Response>)[] = [];
  /** Refunds are confirmed at once, or stay pending. */
  refundStatus: Refund['status'] = 'succeeded';
  readonly #sessions = new Map<string, Session>();
  readonly #refunds: Refund[] = [];
  readonly #kept = new Map<string, Kept>();
  readonly #now: () => number;

  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  async fetch(request: Request): Promise<Response> {
    const sent = await sentRequest(request);
    this.requests.push(sent);
    const { status, body } = this.#idempotent(sent);
    const answer = Response.json(body, { status });
    const fault = this.faults.shift();
    return fault === undefined ? answer : fault(answer);
  }

  session(id: string): Session {
    const session = this.#sessions.get(id);
    if (session === undefined) throw new Error(`no session ${id}`);
    return session;
  }

  /** The payer pays, by a method that transfers at once. */
  pay(id: string, changes: Partial<Session> = {}): void {
    this.#change(id, { status: 'complete', payment_status: 'paid', ...this.#transfer(), url: null, ...changes });
  }

  /** The payer completes the checkout; the transfer takes days. */
  payLater(id: string): void {
    this.#change(id, { status: 'complete', ...this.#transfer(), url: null });
  }

  expire(id: string): void {
    this.#change(id, { status: 'expired', url: null });
  }

  /** A refund that the host makes in Stripe's own dashboard. */
  refund(transfer: string, amount: number): Refund {
    const refund = this.#refundOf(transfer, amount);
    this.#refunds.push(refund);
    return refund;
  }

  /** Confirms the refunds that are pending. */
  confirmRefunds(): void {
    for (const [at, refund] of this.#refunds.entries()) this.#refunds[at] = { ...refund, status: 'succeeded' };
  }

  /** An event, signed at a time in milliseconds. */
  async webhook(
    type: string,
    object: object,
    { secret, at = this.#now(), id = this.#id('evt') }: { secret: string; at?: number; id?: string },
  ): Promise<SignedWebhook> {
    const created = Math.floor(at / 1000);
    const body = JSON.stringify({ id, object: 'event', type, created, livemode: false, data: { object } });
    const digest = await hmac(secret, `${created}.${body}`);
    const signature = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${created},v1=${signature},v0=${'0'.repeat(64)}`,
    };
    return { headers, body };
  }

  #idempotent(sent: SentRequest): Omit<Kept, 'form'> {
    const key = sent.headers['idempotency-key'];
    const kept = key === undefined ? undefined : this.#kept.get(key);
    if (kept === undefined) {
      const answer = this.#answer(sent);
      // Stripe keeps what was executed, not what did not pass the validation of its parameters.
      if (key !== undefined && answer.status === 200) this.#kept.set(key, { form: sent.body, ...answer });
      return answer;
    }
    return kept.form === sent.body
      ? kept
      : failure(
          400,
          'idempotency_error',
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        );
  }

  #answer({ method, path, headers, body }: SentRequest): Omit<Kept, 'form'> {
    const key = (headers.authorization ?? '').replace(/^Bearer /, '');
    if (!this.accepts(key)) return failure(401, 'invalid_request_error', `Invalid API Key provided: ${key}`);
    if (method === 'POST' && headers['content-type'] !== 'application/x-www-form-urlencoded')
      return failure(400, 'invalid_request_error', 'Invalid request body');
    const form = new URLSearchParams(body);
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
    if (id !== '') return action === undefined ? this.#read(id) : this.#expired(id);
    if (method === 'POST' && path === '/v1/checkout/sessions') return this.#created(form);
    if (method === 'POST' && path === '/v1/refunds') return this.#refunded(form);
    if (method === 'GET' && path.startsWith('/v1/refunds?'))
      return this.#listed(new URLSearchParams(path.split('?')[1]));
    return failure(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path}).`);
  }

  #created(form: URLSearchParams): Omit<Kept, 'form'> {
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
    const expires = Number(form.get('expires_at')) - this.#now() / 1000;
    const currency = form.get('line_items[0][price_data][currency]') ?? '';
    if (form.get('mode') !== 'payment' || form.get('line_items[0][quantity]') !== '1' || !form.has('success_url'))
      return failure(400, 'invalid_request_error', 'Missing required param.');
    if (!/^[a-z]{3}$/.test(currency) || !form.has('line_items[0][price_data][product_data][name]'))
      return failure(400, 'invalid_request_error', 'Missing required param: line_items[0][price_data].');
    if (!(amount >= LEAST)) return failure(400, 'invalid_request_error', 'amount_too_small');
    if (expires < 30 * MINUTE || expires > 24 * HOUR)
      return failure(
        400,
        'invalid_request_error',
        'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      );
    const id = this.#id('cs_test');
    const session: Session = {
      id,
      object: 'checkout.session',
      amount_subtotal: amount,
      amount_total: amount,
      currency,
      client_reference_id: form.get('client_reference_id'),
      expires_at: Number(form.get('expires_at')),
      livemode: false,
      mode: 'payment',
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      url: `https://checkout.stripe.com/c/pay/${id}`,
    };
    this.#sessions.set(id, session);
    return { status: 200, body: session };
  }

  #read(id: string): Omit<Kept, 'form'> {
    const session = this.#sessions.get(id);
    return session === undefined
      ? failure(404, 'invalid_request_error', `No such checkout.session: ${id}`)
      : { status: 200, body: session };
  }

  #expired(id: string): Omit<Kept, 'form'> {
    if (this.#sessions.get(id)?.status !== 'open')
      return failure(400, 'invalid_request_error', 'Only Checkout Sessions with a status in ["open"] can be expired.');
    this.expire(id);
    return this.#read(id);
  }

  #refunded(form: URLSearchParams): Omit<Kept, 'form'> {
    const transfer = form.get('payment_intent') ?? '';
    const amount = Number(form.get('amount'));
    const session = [...this.#sessions.values()].find(({ payment_intent }) => payment_intent === transfer);
    const before = this.#refunds.reduce((sum, one) => sum + (one.payment_intent === transfer ? one.amount : 0), 0);
    if (session === undefined) return failure(404, 'invalid_request_error', `No such payment_intent: ${transfer}`);
    if (session.payment_status !== 'paid' || before + amount > session.amount_total)
      return failure(400, 'invalid_request_error', 'Refund amount is greater than unrefunded amount on charge');
    return { status: 200, body: this.refund(transfer, amount) };
  }

  #listed(query: URLSearchParams): Omit<Kept, 'form'> {
    const transfer = query.get('payment_intent');
    const data = this.#refunds.filter(({ payment_intent }) => payment_intent === transfer);
    return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/refunds' } };
  }

  #refundOf(transfer: string, amount: number): Refund {
    const status = this.refundStatus;
    return { id: this.#id('re'), object: 'refund', amount, currency: 'nok', payment_intent: transfer, status };
  }

  #transfer = () => ({ payment_intent: this.#id('pi') });

  #change(id: string, changes: Partial<Session>): void {
    this.#sessions.set(id, { ...this.session(id), ...changes });
  }

  #id(prefix: string): string {
    made += 1;
    return `${prefix}_${String(made).padStart(14, '0')}`;
  }
}

const failure = (status: number, type: string, message: string): Omit<Kept, 'form'> => ({
  status,
  body: { error: { type, message } },
});
