import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { followOwn, watchGame } from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { app } from '../../../worker/app.ts';
import { type Browser, ORIGIN } from './browser.ts';

/** A request as a page of this site sends it. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** What came back: of a stream the first event, of a socket nothing. */
export interface ReceivedResponse {
  readonly status: number;
  readonly text: string;
  readonly headers: string;
}

/** Sends a request with this browser's cookie, which stays as it is; sockets are asked for as browsers do. */
export async function send(
  browser: Pick<Browser, 'cookie'>,
  { method, path, body }: SentRequest,
): Promise<ReceivedResponse> {
  const context = createExecutionContext();
  const leave = new AbortController();
  const request = new Request(ORIGIN + path, {
    method,
    signal: leave.signal,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(method !== 'GET' && method !== 'HEAD' && { origin: ORIGIN }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(browser.cookie !== undefined && { cookie: browser.cookie }),
      ...(isSocket(method, path) && { upgrade: 'websocket' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await app.fetch(request, env, context);
  const headers = JSON.stringify([...response.headers]);
  const text = await textOf(response);
  leave.abort();
  await waitOnExecutionContext(context);
  return { status: response.status, text, headers };
}

const isSocket = (method: string, path: string): boolean =>
  method === 'GET' && SOCKETS.some((start) => path.startsWith(start));

const SOCKETS = [pathTo(watchGame, { id: '' }), pathTo(followOwn)];

async function textOf(response: Response): Promise<string> {
  if (response.webSocket) return firstMessage(response.webSocket);
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text();
  const reader = (response.body ?? new Response('').body)?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
}

/** What a socket tells whoever opens it. */
function firstMessage(socket: WebSocket): Promise<string> {
  return new Promise((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      resolve(String(data));
      socket.close(1000);
    });
    socket.addEventListener('close', () => resolve(''));
    socket.accept();
  });
}

/** Status and key of a refusal, as the tables of the tests write it; null of a call that worked. */
export function refusalOf({ status, text }: ReceivedResponse): string | null {
  if (status < 400) return null;
  return `${status} ${/"message":"(\w+)"/.exec(text)?.[1] ?? text.slice(0, 60)}`.trim();
}
