/**
 * What every answer says to the browser, be it a page, a file or a call: scripts of this site only, no frames around it,
 * no guessing of types. Beside this site a page asks Lichess only, whether a name is known there. The server sends it with what it answers itself; the build writes it down for the static files.
 */
export const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' https: data:; font-src 'self'; connect-src 'self' ws: wss: https://lichess.org; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/**
 * What a part of a tournament says that another site shows in its page: it may stand in a frame, and do nothing there but be
 * read. No script, no form, nobody's log-in.
 */
export const EMBED_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/**
 * What the worker of the chess engine may do: compile what it fetches from here, and nothing else. A worker goes by the
 * policy of its own script, so no page has to allow it.
 */
const ENGINE_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** For a year, only over TLS. Browsers take it over TLS only. */
export const TRANSPORT_SECURITY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/**
 * The `_headers` file that Cloudflare applies to static files. Those with a hash in their name never change; a flag does
 * once in a generation, and a name of an opening hardly more often.
 */
export function headersFile(): string {
  const lines = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  const everywhere = lines({ ...PAGE_HEADERS, ...TRANSPORT_SECURITY });
  const hashed = lines({ 'cache-control': 'public, max-age=31536000, immutable' });
  const seldom = lines({ 'cache-control': 'public, max-age=2592000' });
  // Two policies would both hold: the common one is taken away first.
  const engine = ['  ! content-security-policy\n', ...lines({ 'content-security-policy': ENGINE_POLICY }), ...hashed];
  const parts = {
    '/*': everywhere,
    '/assets/*': hashed,
    '/flags/*': seldom,
    '/openings/*': seldom,
    '/engine/*': engine,
  };
  return Object.entries(parts)
    .map(([path, said]) => `${path}\n${said.join('')}`)
    .join('\n');
}
