import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { LANGUAGE_COOKIE, type Language, parseLanguage } from '../../i18n/languages.ts';
import { type PagePreview, previewOf } from '../../services/page-preview.ts';
import { isCall } from '../call-path.ts';
import type { AppEnv } from '../context.ts';

/** What ends like a file is a file, and there is none: static files are answered before anything comes here. */
const FILE = /\.[^/]+$/;

const ICON = '/icon-512.png';

/** What the page is called where it is installed. */
const MANIFESTS: Readonly<Record<Language, string>> = {
  en: '/manifest.webmanifest',
  no: '/manifest.no.webmanifest',
};

/** Whether this asks for a page of the web; the web itself says "not found" for pages that it does not know. */
export const isPage = ({ req }: Context): boolean =>
  (req.method === 'GET' || req.method === 'HEAD') && !isCall(req.path) && !FILE.test(req.path);

/** The web, with what its page says of itself before any script has run. */
export async function page(context: Context<AppEnv>): Promise<Response> {
  const url = new URL(context.req.url);
  const language = parseLanguage(getCookie(context, LANGUAGE_COOKIE));
  const [file, preview] = await Promise.all([
    context.env.ASSETS.fetch(new URL('/', url)),
    previewOf(context.var.deps, language, url.pathname),
  ]);
  const answer = withPreview(file, preview, language, url);
  // Another name or another language is another page.
  answer.headers.delete('etag');
  answer.headers.set('cache-control', 'no-cache');
  return answer;
}

function withPreview(file: Response, preview: PagePreview, language: Language, { origin, pathname }: URL): Response {
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
      // The page's first words stand in its outline, where nothing has to come before they are read.
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
