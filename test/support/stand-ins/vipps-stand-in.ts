import { base64, base64Hash, hmac, type SentRequest, type SignedWebhook, sentRequest } from './stand-in.ts';

interface Amount {
  readonly currency: string;
  readonly value: number;
}

/** A payment with its published fields. */
interface Payment {
  readonly reference: string;
  readonly pspReference: string;
  readonly state: 'CREATED' | 'ABORTED' | 'EXPIRED' | 'AUTHORIZED' | 'TERMINATED';
  readonly amount: Amount;
  readonly paymentMethod: { readonly type: 'WALLET' };
  readonly profile: Readonly<Record<string, never>>;
  readonly aggregate: {
    readonly authorizedAmount: Amount;
    readonly cancelledAmount: Amount;
    readonly capturedAmount: Amount;
    readonly refundedAmount: Amount;
  };
}

interface Answer {
  readonly status: number;
  readonly body: object | null;
}

type Sums = { readonly [Sum in keyof Payment['aggregate']]?: number };

const TOKEN = 'a.test.token';
const MSN = '123456';

/**
 * Stands in for the APIs of Vipps MobilePay at this place of the network: access tokens, ePayment and webhooks, in their
 * published formats, with no money. It keeps idempotent answers and signs webhooks.
 */
export class VippsStandIn {
  readonly requests: SentRequest[] = [];
  /** Whether these keys are accepted; others get 401. */
  accepts: (headers: SentRequest['headers']) => boolean = () => true;
  readonly faults: ((answer: Response) => Response | Promise<Response>)[] = [];
  /** The registered webhooks by their ids. */
  readonly webhooks = new Map<
    string,
    { readonly url: string; readonly secret: string; readonly events: readonly string[] }
  >();
  readonly #payments = new Map<string, Payment>();
  readonly #kept = new Map<string, { readonly body: string; readonly answer: Answer }>();
  readonly #now: () => number;
  #count = 0;

  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  async fetch(request: Request): Promise<Response> {
    const sent = await sentRequest(request);
    this.requests.push(sent);
    const { status, body } = this.#answer(sent);
    const answer = body === null ? new Response(null, { status }) : Response.json(body, { status });
    const fault = this.faults.shift();
    return fault === undefined ? answer : fault(answer);
  }

  payment(reference: string): Payment {
    const payment = this.#payments.get(reference);
    if (payment === undefined) throw new Error(`no payment ${reference}`);
    return payment;
  }

  /** The payer approves the payment in the app. */
  approve(reference: string, value = this.payment(reference).amount.value): void {
    this.#change(reference, 'AUTHORIZED', { authorizedAmount: value });
  }

  abort = (reference: string): void => this.#change(reference, 'ABORTED');

  expire = (reference: string): void => this.#change(reference, 'EXPIRED');

  /** What the host does in the portal of Vipps. */
  inPortal = (reference: string, sums: Sums): void => this.#change(reference, this.payment(reference).state, sums);

  /** What a payment would be with another amount. */
  falsify(reference: string, amount: Amount): void {
    this.#payments.set(reference, { ...this.payment(reference), amount });
  }

  /** An event of a payment, as it is sent to a registered webhook. */
  async webhook(
    name: string,
    reference: string,
    { url, secret }: { url: string; secret: string },
  ): Promise<SignedWebhook> {
    const { pspReference, amount } = this.payment(reference);
    const timestamp = new Date(this.#now()).toISOString();
    const body = JSON.stringify({ msn: MSN, reference, pspReference, name, amount, timestamp, success: true });
    return this.signed(body, { url, secret });
  }

  async signed(body: string, { url, secret }: { url: string; secret: string }): Promise<SignedWebhook> {
    const { host, pathname, search } = new URL(url);
    const date = new Date(this.#now()).toUTCString();
    const hash = await base64Hash(body);
    const signature = base64(await hmac(secret, `POST\n${pathname}${search}\n${date};${host};${hash}`));
    const authorization = `HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=${signature}`;
    const headers = {
      'content-type': 'application/json',
      'x-ms-date': date,
      'x-ms-content-sha256': hash,
      authorization,
    };
    return { headers, body };
  }

  #answer(sent: SentRequest): Answer {
    const { method, path, headers } = sent;
    if (!this.accepts(headers)) return problem(401, 'Unauthorized');
    if (headers['ocp-apim-subscription-key'] === undefined || headers['merchant-serial-number'] === undefined)
      return problem(401, 'Access denied due to missing subscription key.');
    if (method === 'POST' && path === '/accesstoken/get') return this.#token(headers);
    if (headers.authorization !== `Bearer ${TOKEN}`) return problem(401, 'Unauthorized');
    if (path.startsWith('/webhooks/v1/webhooks')) return this.#registered(sent);
    const [, reference, action] = /^\/epayment\/v1\/payments(?:\/([^/]+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (method === 'GET' && reference !== undefined) return this.#read(reference);
    return this.#idempotent(sent, () =>
      reference === undefined ? this.#created(sent.body) : this.#changed(reference, action ?? '', sent.body),
    );
  }

  #token({ client_id, client_secret }: SentRequest['headers']): Answer {
    if (client_id === undefined || client_secret === undefined) return problem(400, 'Bad Request');
    const expires_on = String(Math.floor(this.#now() / 1000) + 3599);
    const body = { token_type: 'Bearer', expires_in: '3599', ext_expires_in: '3599', expires_on, access_token: TOKEN };
    return { status: 200, body };
  }

  #idempotent({ headers, path, body }: SentRequest, answer: () => Answer): Answer {
    const key = headers['idempotency-key'];
    if (key === undefined || key.length > 50) return problem(400, 'Idempotency-Key');
    const kept = this.#kept.get(`${path} ${key}`);
    if (kept !== undefined) return kept.body === body ? kept.answer : problem(409, 'Idempotency-Key in use');
    const made = answer();
    if (made.status < 300) this.#kept.set(`${path} ${key}`, { body, answer: made });
    return made;
  }

  #created(text: string): Answer {
    const { amount, reference, userFlow, paymentMethod, returnUrl, paymentDescription } = JSON.parse(text);
    const isValid =
      ['NOK', 'DKK', 'EUR'].includes(amount?.currency) &&
      Number.isInteger(amount.value) &&
      amount.value >= 100 &&
      /^[a-zA-Z0-9-]{8,50}$/.test(reference) &&
      userFlow === 'WEB_REDIRECT' &&
      paymentMethod?.type === 'WALLET' &&
      /^https:/.test(returnUrl) &&
      paymentDescription.length >= 3 &&
      paymentDescription.length <= 100;
    if (!isValid) return problem(400, 'Bad Request');
    if (this.#payments.has(reference)) return problem(409, 'Reference is in use');
    this.#count += 1;
    const pspReference = `psp-${this.#count}`;
    const none = { ...amount, value: 0 };
    this.#payments.set(reference, {
      reference,
      pspReference,
      state: 'CREATED',
      amount,
      paymentMethod: { type: 'WALLET' },
      profile: {},
      aggregate: { authorizedAmount: none, cancelledAmount: none, capturedAmount: none, refundedAmount: none },
    });
    return { status: 201, body: { redirectUrl: `https://landing.vipps.no?token=${reference}`, reference } };
  }

  #read(reference: string): Answer {
    const body = this.#payments.get(reference);
    return body === undefined ? problem(404, 'Not Found') : { status: 200, body };
  }

  #changed(reference: string, action: string, text: string): Answer {
    const payment = this.#payments.get(reference);
    if (payment === undefined) return problem(404, 'Not Found');
    const { authorizedAmount, cancelledAmount, capturedAmount, refundedAmount } = payment.aggregate;
    const left = authorizedAmount.value - cancelledAmount.value - capturedAmount.value;
    const value: number = text === '' ? 0 : JSON.parse(text).modificationAmount.value;
    switch (action) {
      case 'cancel':
        if (payment.state === 'CREATED')
          return this.#adjusted(reference, 'TERMINATED', { cancelledAmount: payment.amount.value });
        if (left <= 0) return problem(400, 'Nothing to cancel');
        return this.#adjusted(reference, payment.state, { cancelledAmount: cancelledAmount.value + left });
      case 'capture':
        if (value > left) return problem(400, 'Capture exceeds the authorized amount');
        return this.#adjusted(reference, payment.state, { capturedAmount: capturedAmount.value + value });
      case 'refund':
        if (value > capturedAmount.value - refundedAmount.value)
          return problem(400, 'Refund exceeds the captured amount');
        return this.#adjusted(reference, payment.state, { refundedAmount: refundedAmount.value + value });
      default:
        return problem(404, 'Not Found');
    }
  }

  #adjusted(reference: string, state: Payment['state'], sums: Sums): Answer {
    this.#change(reference, state, sums);
    const { amount, aggregate, pspReference } = this.payment(reference);
    return { status: 200, body: { amount, state, aggregate, pspReference, reference } };
  }

  #registered({ method, path, body }: SentRequest): Answer {
    if (method === 'DELETE') {
      const isKnown = this.webhooks.delete(path.slice(path.lastIndexOf('/') + 1));
      return isKnown ? { status: 204, body: null } : problem(404, 'Not Found');
    }
    const { url, events } = JSON.parse(body);
    if (!/^https:/.test(url) || events.some((event: string) => !/^epayments\.payment\.\w+\.v1$/.test(event)))
      return problem(400, 'Bad Request');
    this.#count += 1;
    const id = `00000000-0000-0000-0000-${String(this.#count).padStart(12, '0')}`;
    const secret = `${'s'.repeat(60)}planted${this.#count}==`;
    this.webhooks.set(id, { url, secret, events });
    return { status: 201, body: { id, secret } };
  }

  #change(reference: string, state: Payment['state'], sums: Sums = {}): void {
    const payment = this.payment(reference);
    const { currency } = payment.amount;
    const changed = Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, { currency, value }]));
    this.#payments.set(reference, { ...payment, state, aggregate: { ...payment.aggregate, ...changed } });
  }
}

const problem = (status: number, title: string): Answer => ({
  status,
  body: { type: 'https://developer.vippsmobilepay.com/docs/knowledge-base/errors', title, status, traceId: 'trace-1' },
});
