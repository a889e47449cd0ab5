import type { Child } from 'hono/jsx';
import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';
import type { Language } from '../../../i18n/languages.ts';
import { HtmlPage } from '../html-page.tsx';
import { titled } from '../sheet-rows.ts';
import { localeOf, ratingListText, sheetWords, timeText } from '../sheet-words.ts';
import type { SheetDetails } from './details.ts';
import { QrCode } from './qr-code.tsx';
import { SHEET_CSS } from './sheet.css.ts';

/** The data of a sheet: the tournament page as its viewer sees it, the language, and the origin. */
export interface SheetRequest {
  readonly page: TournamentPage;
  readonly language: Language;
  /** The origin of the site. */
  readonly origin: string;
}

/** Lists for the wall have more than the page shows. */
export interface ListRequest extends SheetRequest {
  readonly details: SheetDetails;
}

interface SheetProps {
  readonly request: SheetRequest;
  readonly title: string;
  /** Stands after the title, on the first page only. */
  readonly time?: string | null;
  /** Wide tables are printed in landscape; cards have no heading. */
  readonly layout?: 'upright' | 'wide' | 'cards';
  readonly children: Child;
}

/** An A4 sheet, black on white: heading, QR code of the tournament, and on each page a running head and its number. */
export function Sheet({ request, title, time = null, layout = 'upright', children }: SheetProps) {
  const { page, language } = request;
  const { name } = page.tournament;
  const css = `${SHEET_CSS}${layout === 'cards' ? '' : runningHead(request, title)}`;
  return (
    <HtmlPage language={language} title={`${name} - ${title}`} css={css} bodyClass={layout}>
      {layout !== 'cards' && <SheetHeading request={request} title={title} time={time} />}
      {children}
    </HtmlPage>
  );
}

/** Name, facts and QR code of a tournament. */
export function SheetHeading({
  request,
  title,
  time,
}: Pick<SheetProps, 'request' | 'title'> & { readonly time: string | null }) {
  const { page, language, origin } = request;
  const { name, id } = page.tournament;
  const facts = [
    datesOf(request),
    page.organiserName,
    placeOf(page),
    arbiterOf(request),
    timeOf(request),
    ratingListText(language, page.tournament),
  ];
  return (
    <header>
      <div>
        <h1>{name}</h1>
        <p class="title">
          {title}
          {time !== null && <span class="time"> · {time}</span>}
        </p>
        <p class="facts">{facts.filter((fact) => fact !== '').join(' · ')}</p>
      </div>
      <QrCode link={`${origin}/tournament/view/${id}`} />
    </header>
  );
}

/** 22 November 2026, or 22–24 November 2026. */
function datesOf({ page, language }: SheetRequest): string {
  const { startDate: from, endDate: to } = page.tournament;
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return format.formatRange(new Date(from), new Date(to));
}

const placeOf = ({ tournament }: TournamentPage): string =>
  [tournament.officialData.venue, tournament.officialData.city].filter((part) => part !== '').join(', ');

function arbiterOf({ page, language }: SheetRequest): string {
  const { chiefArbiter } = page.tournament.officialData;
  if (chiefArbiter === null) return '';
  return `${sheetWords(language)('chiefArbiter')}: ${titled(chiefArbiter.title, chiefArbiter.name)}`;
}

/** The rate of play; empty while nobody has said it. */
const timeOf = ({ page, language }: SheetRequest): string =>
  page.tournament.timeControlKnown ? timeText(language, page.tournament) : '';

/** The margin boxes of each page; their style is in the file, which cannot have their texts. */
function runningHead(request: SheetRequest, title: string): string {
  const { page } = request;
  const below = [datesOf(request), placeOf(page), arbiterOf(request)].filter((fact) => fact !== '').join(' · ');
  const boxes = { 'top-left': page.tournament.name, 'top-right': title, 'bottom-left': below };
  const rules = Object.entries(boxes).map(([box, text]) => `@${box}{content:${cssText(text)}}`);
  return `@page{${rules.join('')}}`;
}

/** A CSS string. All but letters, digits and spaces is escaped, so that a text cannot end the string or the style. */
const cssText = (text: string): string =>
  `"${text.replaceAll(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16) ?? '20'} `)}"`;
