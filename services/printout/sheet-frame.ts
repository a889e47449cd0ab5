import { encode } from 'uqr';
import type { TournamentPage } from '../../contract/tournament/tournaments.ts';
import type { Language } from '../../i18n/languages.ts';
import { type Html, html } from './html.ts';

/** The data of a sheet: the tournament page as its viewer sees it, the language, and the origin. */
export interface SheetRequest {
  readonly page: TournamentPage;
  readonly language: Language;
  /** The origin of the site. */
  readonly origin: string;
}

interface Sheet {
  readonly title: string;
  readonly body: Html;
  /** Wide tables are printed in landscape. */
  readonly isWide?: boolean;
  /** Cards and score sheets need no heading. */
  readonly isBare?: boolean;
}

/** An A4 page, black on white, with a running head, a QR code of the tournament and page numbers. */
export function sheet(request: SheetRequest, { title, body, isWide = false, isBare = false }: Sheet): string {
  const { page, language, origin } = request;
  const { name, id } = page.tournament;
  const dates = datesOf(request);
  const head = html`<header><div><h1>${name}</h1><p>${title} · ${dates}</p></div>${qrCode(`${origin}/tournament/view/${id}`)}</header>`;
  const style = [pageStyle(isWide, isBare, { left: name, right: title, below: dates }), STYLE].join('\n');
  return `<!doctype html>${
    html`<html lang="${language === 'no' ? 'nb' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name} - ${title}</title><style>${{ html: style }}</style></head><body>${isBare ? [] : head}${body}</body></html>`
      .html
  }`;
}

/** 22 November 2026, or 22–24 November 2026. */
export function datesOf({ page, language }: SheetRequest): string {
  const { startDate: from, endDate: to } = page.tournament;
  return new Intl.DateTimeFormat(language === 'no' ? 'nb-NO' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).formatRange(new Date(from), new Date(to));
}

export function qrCode(link: string): Html {
  const { data, size } = encode(link, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" aria-hidden="true"><path d="${squares.join('')}"></path></svg>`;
}

interface RunningHead {
  readonly left: string;
  readonly right: string;
  readonly below: string;
}

/** Margin boxes of the page rule print the running head on every page. */
function pageStyle(isWide: boolean, isBare: boolean, { left, right, below }: RunningHead): string {
  const size = `size:A4${isWide ? ' landscape' : ''};`;
  if (isBare) return `@page{${size}margin:10mm}`;
  const edge = 'font:8.5pt system-ui,sans-serif;color:#444;';
  return `@page{${size}margin:16mm 13mm 15mm;@top-left{${edge}content:${cssText(left)}}@top-right{${edge}content:${cssText(right)}}@bottom-left{${edge}content:${cssText(below)}}@bottom-right{${edge}content:counter(page) " / " counter(pages)}}`;
}

/** A CSS string. All but letters, digits and spaces is escaped, so that a text cannot end the string or the style. */
const cssText = (text: string): string =>
  `"${text.replaceAll(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16) ?? '20'} `)}"`;

const STYLE = `body{font:10.5pt/1.3 'Inter Variable',Inter,system-ui,sans-serif;color:#000;background:#fff;margin:1.5rem auto;max-width:62rem;padding:0 1rem}
header{display:flex;gap:1rem;justify-content:space-between;align-items:flex-start;margin-bottom:.6rem}header p{margin:.1rem 0 0}h1,h2{font-family:'Source Serif 4 Variable',Georgia,serif;overflow-wrap:anywhere}h1{font-size:17pt;margin:0}h2{font-size:13pt;margin:0 0 .3rem;break-after:avoid}
.qr{width:20mm;height:20mm;flex:none}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}thead{display:table-header-group}th{font-size:8.5pt;border-bottom:1.2pt solid #000}
td,p{overflow-wrap:anywhere}th,td{padding:.17rem .4rem;text-align:left;vertical-align:baseline}td{border-bottom:.4pt solid #999}tr{break-inside:avoid}section+section{break-before:page}
.n{text-align:right;white-space:nowrap}.c{text-align:center;white-space:nowrap}.s{color:#333}.dense{font-size:8.5pt}.dense th,.dense td{padding:.12rem .25rem}
.cards{display:grid;grid-template-columns:1fr 1fr;gap:4mm}.card{border:1px solid #000;padding:3.5mm;height:64mm;break-inside:avoid;box-sizing:border-box;display:grid;grid-template-columns:1fr 22mm;grid-template-rows:auto 1fr auto auto;gap:1.5mm 3mm;overflow:hidden}.card p{margin:0}.card .qr{grid-column:2;grid-row:1/3}.card .top{font-size:8.5pt}.card .players{grid-column:1/3;align-self:center;font-weight:600}.card .players p{margin:1.2mm 0}.card .result{grid-column:1/3;display:flex;gap:5mm;align-items:baseline}.w::before,.b::before{content:"";display:inline-block;width:2.8mm;height:2.8mm;border:.5pt solid #000;margin-right:2mm}.b::before{background:#000;-webkit-print-color-adjust:exact;print-color-adjust:exact}
.box::before{content:"";display:inline-block;width:4mm;height:4mm;border:.6pt solid #000;margin-right:1.5mm;vertical-align:-.6mm}.sign{border-top:.5pt solid #000;font-size:8pt;padding-top:.8mm}.signs{grid-column:1/3;display:grid;grid-template-columns:1fr 1fr;gap:6mm;margin-top:6mm!important}
.part+.part{margin-top:1.4rem}
@media screen{section+section{margin-top:1.4rem}}
@media print{body{margin:0;padding:0;max-width:none}}
.score{display:grid;grid-template-columns:1fr 1fr;gap:10mm;break-after:page;break-inside:avoid;height:274mm;box-sizing:border-box}.score:last-child{break-after:auto}.half{display:flex;flex-direction:column;gap:2mm;min-width:0}.half .signs{display:grid}.half p{margin:0}.half .moves{display:grid;grid-template-columns:1fr 1fr;gap:4mm;flex:1}.half table{height:100%;table-layout:fixed}.half td{border:.4pt solid #777;padding:0 1mm}.half td:first-child,.half th:first-child{width:6mm;text-align:right;color:#333;font-size:8pt}`;
