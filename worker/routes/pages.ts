import type { Context } from 'hono';
import type { Language } from '../../i18n/languages.ts';
import { type PagePreview, previewOf } from '../../services/page-preview.ts';
import { isCall } from '../call-path.ts';
import type { AppEnv } from '../context.ts';
import { languageOf } from '../language.ts';
import { publicDeps } from '../public-answers.ts';
import { siteOrigin } from '../site-origin.ts';

/** A path with a file extension is a missing file, because static files are served before the Worker runs. */
const FILE = /\.[^/]+$/;

const ICON = '/icon-512.png';

/** The web app manifest, which names the installed app. */
const MANIFESTS: Readonly<Record<Language, string>> = {
  en: '/manifest.webmanifest',
  no: '/manifest.no.webmanifest',
};

/** Pages of entrants: their links are secrets, and lists of entries have names of children. */
const NOT_INDEXED = /^\/(e|event)\//;

/** Whether this requests a page of the web app, which itself shows "not found" for unknown pages. */
export const isPage = ({ req }: Context): boolean =>
  (req.method === 'GET' || req.method === 'HEAD') && !isCall(req.path) && !FILE.test(req.path);

/** The web app's HTML, with metadata for clients that run no scripts. */
export async function page(context: Context<AppEnv>): Promise<Response> {
  const url = new URL(context.req.url);
  const language = languageOf(context);
  const [file, preview] = await Promise.all([
    context.env.ASSETS.fetch(new URL('/', url)),
    previewOf(publicDeps(context, context.var.deps), language, url.pathname),
  ]);
  const answer = withPreview(file, preview, language, { origin: siteOrigin(context), pathname: url.pathname });
  // The page depends on the path and the language, so the ETag of the file does not apply.
  answer.headers.delete('etag');
  answer.headers.set('cache-control', 'no-cache');
  if (NOT_INDEXED.test(url.pathname)) answer.headers.set('x-robots-tag', 'noindex');
  return answer;
}

interface Address {
  readonly origin: string;
  readonly pathname: string;
}

function withPreview(
  file: Response,
  preview: PagePreview,
  language: Language,
  { origin, pathname }: Address,
): Response {
  const { title, heading = '', lead = '', description, picture } = preview;
  const content = (text: string) => ({ element: (element: Element) => void element.setAttribute('content', text) });
  const text = (words: string) => ({ element: (element: Element) => void element.setInnerContent(words) });
  return (
    new HTMLRewriter()
      .on('html', { element: (element) => void element.setAttribute('lang', language === 'no' ? 'nb' : 'en') })
      .on('link[rel="manifest"]', {
        element: (element) => void element.setAttribute('href', MANIFESTS[language]),
      })
      .on('title', text(title))
      // The page's first words are already in the frame, so they are readable before any script has loaded.
      .on('#frame .title', text(heading))
      .on('#frame .lead', text(lead))
      .on('meta[name="description"]', content(description))
      .on('meta[property="og:title"]', content(title))
      .on('meta[property="og:description"]', content(description))
      .on('meta[property="og:url"]', content(origin + pathname))
      .on('meta[property="og:image"]', content(new URL(picture ?? ICON, origin).href))
      .transform(file)
  );
}
