import { type Request, Response } from 'miniflare';

/** A message as it came, the body in base64. */
export interface HandedPush {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const HOST = 'fcm.googleapis.com';

/** What has come for each address, by its path. */
const handed = new Map<string, HandedPush[]>();

export const isOfPushService = (request: Request): boolean => new URL(request.url).hostname === HOST;

/**
 * Takes the place of the push service of a browser. An address is /status/name: a message is answered with the status, and
 * only with the first of them, where there are several (503,201), the first time. What has come is read by GET.
 */
export async function servePush(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const come = handed.get(pathname) ?? [];
  if (request.method === 'GET') return Response.json(come);
  const bytes = Buffer.from(await request.arrayBuffer());
  handed.set(pathname, [...come, { headers: Object.fromEntries(request.headers), body: bytes.toString('base64') }]);
  const statuses = pathname.split('/')[1]?.split(',') ?? [];
  return new Response(null, { status: Number(statuses[come.length] ?? statuses.at(-1)) });
}
