import { raw } from 'hono/html';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { Language } from '../../i18n/languages.ts';

interface HtmlPageProps {
  readonly language: Language;
  readonly title: string;
  readonly css: string;
  readonly theme?: 'light' | 'dark' | undefined;
  /** What the head has besides. */
  readonly head?: Child;
  readonly bodyClass?: string | undefined;
  readonly children: Child;
}

/** A page without scripts that brings its own style. */
export const HtmlPage = ({ language, title, css, theme, head, bodyClass, children }: HtmlPageProps) => (
  <html lang={language === 'no' ? 'nb' : 'en'} data-theme={theme}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      {head}
      <title>{title}</title>
      <style>{raw(css)}</style>
    </head>
    <body class={bodyClass}>{children}</body>
  </html>
);

/** The text of a page. */
export const textOfPage = (page: JSX.Element): string => `<!doctype html>${page}`;
