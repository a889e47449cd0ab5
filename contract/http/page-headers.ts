/**
 * Security headers of every response: scripts from this site only, no framing, no MIME sniffing. The only other site
 * that pages call is Lichess, to check a name. The server adds the headers to its own responses; the build writes them
 * for static files.
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

/** The policy of embeds: they may be framed and display content, without scripts, forms and sessions. */
export const EMBED_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/**
 * The policy of the engine's worker: it may only compile what it fetches from this site. A worker uses the policy of
 * its own script, so pages need not allow it.
 */
const ENGINE_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** One year. Browsers only accept it over TLS. */
export const TRANSPORT_SECURITY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/**
 * The `_headers` file for Cloudflare's static files. Files with a hash never change; flags and opening names rarely.
 */
export function headersFile(): string {
  const lines = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  const everywhere = lines({ ...PAGE_HEADERS, ...TRANSPORT_SECURITY });
  const hashed = lines({ 'cache-control': 'public, max-age=31536000, immutable' });
  const seldom = lines({ 'cache-control': 'public, max-age=2592000' });
  // Two policies would both apply, so the common one is removed first.
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
