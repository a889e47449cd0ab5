/** What a stand-in has been sent, for tests that hold requests against the published formats. */
export interface SentRequest {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A webhook as the provider would send it. */
export interface SignedWebhook {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export async function sentRequest(request: Request): Promise<SentRequest> {
  const { host, pathname, search } = new URL(request.url);
  const body = new TextDecoder().decode(await request.arrayBuffer());
  return { method: request.method, host, path: pathname + search, headers: Object.fromEntries(request.headers), body };
}

interface StandIn {
  fetch(request: Request): Promise<Response>;
}

/** Sends requests to a stand-in as `fetch` would to the network: a request that is aborted fails. */
export const sentTo =
  (standIn: (url: URL) => StandIn) =>
  async (url: string, init: RequestInit): Promise<Response> => {
    const { signal, ...sent } = init;
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([standIn(new URL(url)).fetch(new Request(url, sent)), aborted]);
  };

export async function hmac(secret: string, text: string): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', utf8(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(text)));
}

export const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

export const base64Hash = async (text: string): Promise<string> =>
  base64(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text))));

const utf8 = (text: string) => Uint8Array.from(new TextEncoder().encode(text));
