import type { Language } from '../../i18n/languages.ts';
import { BOARD_PX, EDGE, WIDTH } from '../picture/board-picture.ts';
import { type Html, html } from './html.ts';

/** The appearance of an embedded part of a tournament. */
export interface EmbedLooks {
  readonly language: Language;
  /** The device's setting by default. */
  readonly theme?: 'light' | 'dark' | undefined;
  /** The address of the full page. */
  readonly link: string;
}

interface Embedded extends EmbedLooks {
  readonly name: string;
  readonly title: string;
  readonly body: Html;
  /** The text of the link to the full page. */
  readonly follow: string;
  /** How often the browser reloads it; null for static content. */
  readonly refreshSeconds: number | null;
}

/** A page for a frame on another site: no script, nothing of the web app, a few kilobytes. */
export function embedFrame({ language, theme, link, name, title, body, follow, refreshSeconds }: Embedded): string {
  const refresh = refreshSeconds === null ? [] : html`<meta http-equiv="refresh" content="${refreshSeconds}">`;
  return `<!doctype html>${
    html`<html lang="${language === 'no' ? 'nb' : 'en'}" data-theme="${theme ?? ''}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${refresh}<title>${name} - ${title}</title><style>${{ html: STYLE }}</style></head><body><h1>${name}</h1><h2>${title}</h2>${body}<p><a href="${link}" target="_blank" rel="noopener">${follow}</a></p></body></html>`
      .html
  }`;
}

/** The board of the preview picture fills the frame; in per cent. */
const PICTURE = { width: (100 * WIDTH) / BOARD_PX, edge: (100 * EDGE) / BOARD_PX } as const;

/** The colours of `web/app/theme.ts`, repeated because the page loads nothing of the web app. */
const LIGHT = '--paper:#FAF8F4;--ink:#1B1F23;--soft:#5B6168;--line:#E3DED4;--accent:#1E4E79';
const DARK = '--paper:#14171A;--ink:#ECEAE5;--soft:#9BA2A9;--line:#2C3238;--accent:#7FB2E0';
const STYLE = `:root{${LIGHT};color-scheme:light}@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${DARK};color-scheme:dark}}:root[data-theme=dark]{${DARK};color-scheme:dark}
body{margin:0;padding:.75rem;background:var(--paper);color:var(--ink);font:15px/1.4 system-ui,sans-serif}h1{font-size:1.1rem;margin:0}h2{font-size:.95rem;font-weight:400;color:var(--soft);margin:0 0 .5rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}th,td{padding:.3rem .4rem;border-bottom:1px solid var(--line);text-align:left;overflow-wrap:anywhere}th{color:var(--soft);font-weight:600;font-size:.85em}.n{text-align:right;white-space:nowrap}.c{text-align:center;white-space:nowrap}a{color:var(--accent)}
.board{max-width:28rem}.frame{position:relative;aspect-ratio:1;overflow:hidden;border-radius:4px}.frame img{position:absolute;width:${PICTURE.width}%;left:-${PICTURE.edge}%;top:-${PICTURE.edge}%}.side{display:flex;gap:.5rem;align-items:baseline;padding:.3rem 0;font-variant-numeric:tabular-nums}.side bdi{flex:1;overflow-wrap:anywhere}.side small{color:var(--soft)}.side strong{min-width:3.5rem;text-align:right}.toMove strong{color:var(--accent)}`;
