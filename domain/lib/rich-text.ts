import type { Branded } from '../kernel/ids.ts';

/** Sanitised HTML of a description. Only the sanitiser produces it, so unsanitised text cannot be stored. */
export type CleanHtml = '' | Branded<string, 'CleanHtml'>;

/** Allowed elements. Other elements lose their tag and keep their text. */
export const RICH_ELEMENTS: readonly string[] =
  'a b blockquote br code em h2 h3 h4 hr i img li ol p pre s strong sub sup table tbody td th thead tr u ul'.split(' ');

/** Elements that are removed with their content. */
export const UNREAD_ELEMENTS: readonly string[] =
  'script style iframe object template noscript svg math head textarea option'.split(' ');

/** The page already has an h1. */
export const RENAMED_ELEMENTS: Readonly<Record<string, string>> = { h1: 'h2' };

/** Allowed links: web pages, mail addresses and paths of this site. */
export const isRichLink = (href: string): boolean => /^(https?:|mailto:|\/(?!\/))/i.test(href);

/** Allowed images: https or this site (checklist D-66). */
export const isRichPicture = (src: string): boolean => /^(https:\/\/|\/(?!\/))/i.test(src);
