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

/** The HTML that somebody wrote, with what a description may be made of and nothing else. */
export function cleanHtml(written: string): CleanHtml {
  const clean = sanitize(written, OPTIONS);
  // What has to be escaped grows; a text that could not be sent back would be stored for good.
  if (clean.length > DESCRIPTION_MAX_LENGTH) throw new Refusal('inputTooLarge');
  return clean as CleanHtml;
}

/** The texts of a page, their description cleaned. */
export const withCleanDescription = <Texts extends { readonly description: string }>(
  texts: Texts,
): Omit<Texts, 'description'> & { readonly description: CleanHtml } => ({
  ...texts,
  description: cleanHtml(texts.description),
});
