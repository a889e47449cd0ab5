import type { Child } from 'hono/jsx';
import type { Language } from '../../../i18n/languages.ts';
import { HtmlPage } from '../html-page.tsx';
import { EMBED_CSS } from './embed.css.ts';

/** The appearance of an embedded part of a tournament. */
export interface EmbedLooks {
  readonly language: Language;
  /** The device's setting by default. */
  readonly theme?: 'light' | 'dark' | undefined;
  /** The address of the full page. */
  readonly link: string;
}

interface EmbedFrameProps {
  readonly looks: EmbedLooks;
  readonly name: string;
  readonly title: string;
  /** The text of the link to the full page. */
  readonly follow: string;
  /** How often the browser reloads it; null for static content. */
  readonly refreshSeconds: number | null;
  readonly children: Child;
}

/** A page for a frame on another site: no script, nothing of the web app, a few kilobytes. */
export const EmbedFrame = ({ looks, name, title, follow, refreshSeconds, children }: EmbedFrameProps) => (
  <HtmlPage
    language={looks.language}
    title={`${name} - ${title}`}
    css={EMBED_CSS}
    theme={looks.theme}
    head={refreshSeconds !== null && <meta http-equiv="refresh" content={String(refreshSeconds)} />}
  >
    <h1>{name}</h1>
    <h2>{title}</h2>
    {children}
    <p>
      <a href={looks.link} target="_blank" rel="noopener">
        {follow}
      </a>
    </p>
  </HtmlPage>
);
