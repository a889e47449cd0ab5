import * as calls from '../calls.ts';
import { openApiDocument } from '../http/answers.ts';
import { contactView } from '../site/site.ts';
import type { Described } from './description.ts';

/** Well-known files for crawlers and API clients. */
export const SITE_CALLS = {
  robots: { at: calls.robots, does: 'read what search engines may visit', right: 'everybody', answer: 'text' },
  sitemap: { at: calls.sitemap, does: 'read the addresses of all public pages', right: 'everybody', answer: 'xml' },
  outbox: {
    at: calls.outbox,
    does: "see a developer's e-mails, where there are such",
    right: 'everybody',
    answer: 'html',
  },
  contact: { at: calls.contact, does: 'read who runs this server', right: 'everybody', answer: contactView },
  openApi: {
    at: calls.openApi,
    does: 'read what this server can be asked',
    right: 'everybody',
    answer: openApiDocument,
  },
} as const satisfies Described;
