import sanitize from 'sanitize-html';
import { DESCRIPTION_MAX_LENGTH } from '../domain/kernel/limits.ts';
import {
  type CleanHtml,
  isRichLink,
  isRichPicture,
  RENAMED_ELEMENTS,
  RICH_ELEMENTS,
  UNREAD_ELEMENTS,
} from '../domain/lib/rich-text.ts';
import { Refusal } from './refusal.ts';

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...RICH_ELEMENTS],
  allowedAttributes: { a: ['href'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: [...UNREAD_ELEMENTS],
  transformTags: {
    ...RENAMED_ELEMENTS,
    a: (tagName, { href = '' }) => ({ tagName, attribs: isRichLink(href) ? { href } : {} }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isRichPicture(attribs.src ?? ''),
  parseStyleAttributes: false,
};

/** HTML that has not stabilised after this many passes is stored as plain text. */
const MOST_PASSES = 10;

/** Sanitises user HTML to what a description may contain. */
export function cleanHtml(written: string): CleanHtml {
  const clean = settled(written);
  // Escaping makes text longer, and a text over the limit could be stored but never sent back.
  if (clean.length > DESCRIPTION_MAX_LENGTH) throw new Refusal('inputTooLarge');
  return clean as CleanHtml;
}

/** Sanitises until the result is stable: the remains of broken elements may parse differently the next time. */
function settled(written: string): string {
  let html = written;
  for (let passes = 0; passes < MOST_PASSES; passes += 1) {
    const clean = sanitize(html, OPTIONS);
    if (clean === html) return clean;
    html = clean;
  }
  return sanitize(html, { ...OPTIONS, allowedTags: [] });
}

/** The texts of a page with a sanitised description. */
export const withCleanDescription = <Texts extends { readonly description: string }>(
  texts: Texts,
): Omit<Texts, 'description'> & { readonly description: CleanHtml } => ({
  ...texts,
  description: cleanHtml(texts.description),
});
