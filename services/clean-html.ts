import sanitize from 'sanitize-html';
import { DESCRIPTION_MAX_LENGTH } from '../domain/limits.ts';
import {
  type CleanHtml,
  isRichLink,
  isRichPicture,
  RENAMED_ELEMENTS,
  RICH_ELEMENTS,
  UNREAD_ELEMENTS,
} from '../domain/rich-text.ts';
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

/** HTML whose nesting has not come to rest by then is nobody's description, and is kept as text. */
const MOST_PASSES = 10;

/** The HTML that somebody wrote, with what a description may be made of and nothing else. */
export function cleanHtml(written: string): CleanHtml {
  const clean = settled(written);
  // What has to be escaped grows; a text that could not be sent back would be stored for good.
  if (clean.length > DESCRIPTION_MAX_LENGTH) throw new Refusal('inputTooLarge');
  return clean as CleanHtml;
}

/** Cleaned until it stays as it is: what is left of broken elements may be read otherwise the next time. */
function settled(written: string): string {
  let html = written;
  for (let passes = 0; passes < MOST_PASSES; passes += 1) {
    const clean = sanitize(html, OPTIONS);
    if (clean === html) return clean;
    html = clean;
  }
  return sanitize(html, { ...OPTIONS, allowedTags: [] });
}

/** The texts of a page, their description cleaned. */
export const withCleanDescription = <Texts extends { readonly description: string }>(
  texts: Texts,
): Omit<Texts, 'description'> & { readonly description: CleanHtml } => ({
  ...texts,
  description: cleanHtml(texts.description),
});
