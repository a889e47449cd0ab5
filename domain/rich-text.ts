import type { Branded } from './ids.ts';

/**
 * HTML of a description out of which everything was taken that could run or lead astray. Only the cleaner makes
 * it, so no description is stored without having passed it; no text needs no cleaning.
 */
export type CleanHtml = '' | Branded<string, 'CleanHtml'>;

/** What a description may be made of. Everything else loses its tag and keeps its text. */
export const RICH_ELEMENTS: readonly string[] =
  'a b blockquote br code em h2 h3 h4 hr i img li ol p pre s strong sub sup table tbody td th thead tr u ul'.split(' ');

/** What loses its text with its tag: nobody wrote it to be read. */
export const UNREAD_ELEMENTS: readonly string[] =
  'script style iframe object template noscript svg math head textarea option'.split(' ');

/** The page has its h1 already. */
export const RENAMED_ELEMENTS: Readonly<Record<string, string>> = { h1: 'h2' };

/** Where a link may lead: a page of the web, a mailbox, a path of this site. */
export const isRichLink = (href: string): boolean => /^(https?:|mailto:|\/(?!\/))/i.test(href);

/** Where a picture may come from: over TLS, or from this site (checklist D-66). */
export const isRichPicture = (src: string): boolean => /^(https:\/\/|\/(?!\/))/i.test(src);
