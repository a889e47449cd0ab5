import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRichLink, isRichPicture, RICH_ELEMENTS } from '../../../domain/lib/rich-text.ts';
import { cleanHtml } from '../../../services/clean-html.ts';

describe('a description as it is stored (R-047)', () => {
  it.each([
    ['<p onclick="steal()">Hi<script>steal()</script> there</p>', '<p>Hi there</p>'],
    ['<script>steal()', ''],
    ['<scr<script>ipt>steal()</script>', 'ipt&gt;steal()'],
    ['<a href="javascript:steal()">go</a>', '<a>go</a>'],
    ['<a href="java\nscript:steal()">go</a>', '<a>go</a>'],
    ['<a href="//evil.example">go</a>', '<a>go</a>'],
    ['<a href="https://x.no" target="_blank">go</a>', '<a href="https://x.no">go</a>'],
    ['<a href="/club/view/x">go</a>', '<a href="/club/view/x">go</a>'],
    ['<img src="https://x.no/1.png" onerror="steal()">', '<img src="https://x.no/1.png" />'],
    ['<img src="http://x.no/1.png"><img>', ''],
    ['<svg onload="steal()"><text>x</text></svg>', ''],
    ['<h1>Prizes</h1>', '<h2>Prizes</h2>'],
    ['<custom-tag>kept</custom-tag>', 'kept'],
    ['Rating < 1800 & more', 'Rating &lt; 1800 &amp; more'],
    ['<p><a<script><p>', '<p></p><p></p><p></p>'],
    ['', ''],
  ])('the description %j is stored as %j', (written, stored) => {
    expect(cleanHtml(written)).toBe(stored);
  });

  const piece = fc.oneof(
    fc.constantFrom(
      ...'<script> </script> <p> </p> <a href=" "> <img src=" " onerror= javascript: https:// <svg> <math> <!-- --> <style> </style> <iframe <b <template> <noscript> <title> <textarea> &lt; &#60; " \' = > < /'.split(
        ' ',
      ),
    ),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  );
  const written = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));

  it('a stored description has only known elements, attributes and addresses, whatever was written', () => {
    fc.assert(
      fc.property(written, (html) => {
        const { body, head } = new DOMParser().parseFromString(cleanHtml(html), 'text/html');
        expect(head.childNodes).toHaveLength(0);
        for (const element of body.querySelectorAll('*')) {
          expect(RICH_ELEMENTS).toContain(element.localName);
          for (const { name, value } of element.attributes) {
            expect(['href', 'src', 'alt']).toContain(name);
            if (name === 'href') expect(isRichLink(value)).toBe(true);
            if (name === 'src') expect(isRichPicture(value)).toBe(true);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('a stored description does not change when it is stored again', () => {
    fc.assert(
      fc.property(written, (html) => {
        expect(cleanHtml(cleanHtml(html))).toBe(cleanHtml(html));
      }),
      { numRuns: 500 },
    );
  });

  it('a description that becomes too long by cleaning is refused', () => {
    expect(() => cleanHtml('&'.repeat(15_000))).toThrow('inputTooLarge');
  });
});
