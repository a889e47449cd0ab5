import type { Context } from 'hono';
import type { AppEnv } from './context.ts';

/**
 * The origin of this server for external links: page metadata, files, e-mails. `SITE_URL` lists the allowed origins;
 * the first one replaces any other requested origin, because visitors can choose the Host header. Without the setting
 * it is the host of the request, as routed by the platform.
 */
export const siteOrigin = ({ env, req }: Context<AppEnv>): string => originFor(env.SITE_URL, req.url);

export function originFor(setting: string | undefined, requestUrl: string): string {
  const requested = new URL(requestUrl).origin;
  const named = originsIn(setting);
  return named.includes(requested) ? requested : (named[0] ?? requested);
}

const originsIn = (setting = ''): readonly string[] =>
  setting.split(/[\s,]+/).flatMap((text) => (URL.canParse(text) ? [new URL(text).origin] : []));
