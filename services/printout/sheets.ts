import { toPoints } from '../../domain/points.ts';
import { tiebreakNameOf } from '../../domain/tiebreaks/names.ts';
import type { GameResult } from '../../domain/tournament/game-result.ts';
import { placesIn } from '../../domain/tournament/seats.ts';
import { shownAt } from '../../domain/tournament/shown-tiebreaks.ts';
import {
  boardsOf,
  type PairedRound,
  type Player,
  playersOf,
  type Round,
  type Tournament,
} from '../../domain/tournament/state.ts';
import type { Language } from '../../i18n/languages.ts';
import { found } from '../refusal.ts';
import { tableOrder, type Visibility } from '../tournament/visibility.ts';
import { type Html, html } from './html.ts';
import { points, sheetWords, writeResult } from './sheet-words.ts';

/** What a sheet is made of: the tournament, who reads it, in which language. */
export interface SheetRequest {
  readonly tournament: Tournament;
  readonly visible: Visibility;
  readonly language: Language;
}

/** The pairing lists of all rounds, the last round first. */
export function pairingSheet(request: SheetRequest): string {
  const { tournament, language } = request;
  const text = sheetWords(language);
  const rounds = tournament.rounds.filter(isPaired).reverse();
  const body = rounds.map(
    (round) => html`<section><h2>${text('round', round.number)}</h2>${roundTable(request, round)}</section>`,
  );
  return sheet(request, text('pairings'), html`${body}`);
}

/** The standings as they are now. */
export function resultSheet(request: SheetRequest): string {
  const { tournament, visible, language } = request;
  const text = sheetWords(language);
  const rows = tableOrder(playersOf(tournament), visible);
  const tiebreaks = ([0, 1, 2, 3] as const).filter((place) =>
    rows.some(({ account, standing }) => visible.score(account) && standing.tiebreaks[place] !== null),
  );
  const cells = ({ account, standing }: Player): Html[] =>
    tiebreaks.map(
      (place) => html`<td class="n">${visible.score(account) ? (standing.tiebreaks[place] ?? '') : ''}</td>`,
    );
  const body = rows.map(
    (row) =>
      html`<tr><td class="n">${visible.score(row.account) ? row.standing.rank : ''}</td><td>${row.title ?? ''}</td><td><bdi>${name(row, visible)}</bdi></td><td class="n">${row.rating ?? ''}</td><td>${row.federation}</td><td class="n">${visible.score(row.account) ? points(toPoints(row.standing.score)) : ''}</td>${cells(row)}</tr>`,
  );
  const heads = tiebreaks.map((place) => {
    const id = shownAt(tournament, place);
    return html`<th class="n">${id === null ? '' : tiebreakNameOf(id).fide}</th>`;
  });
  return sheet(
    request,
    text('standings'),
    html`<table><thead><tr><th class="n">${text('rank')}</th><th></th><th>${text('name')}</th><th class="n">${text('rating')}</th><th>${text('federation')}</th><th class="n">${text('points')}</th>${heads}</tr></thead><tbody>${body}</tbody></table>`,
  );
}

/** Cards for the tables of one round, eight to a page. */
export function boardCards(request: SheetRequest, number: number): string {
  const { tournament, visible, language } = request;
  const text = sheetWords(language);
  const round = found(
    tournament.rounds.filter(isPaired).find((one) => one.number === number),
    'noSuchRound',
  );
  const side = nameOf(tournament, visible);
  const cards = linesOf(round).map(
    ({ board, white, black }) =>
      html`<article><p>${text('round', number)} · ${text('board')} ${board}</p><p class="w"><bdi>${side(white)}</bdi></p><p class="b"><bdi>${side(black)}</bdi></p><p class="r">${text('result')}: ______</p></article>`,
  );
  return sheet(request, text('boardCards'), html`<div class="cards">${cards}</div>`);
}

function roundTable({ tournament, visible, language }: SheetRequest, round: PairedRound): Html {
  const text = sheetWords(language);
  const side = nameOf(tournament, visible);
  const rows = linesOf(round).map(
    (line) =>
      html`<tr><td class="n">${line.board}</td><td><bdi>${side(line.white)}</bdi></td><td class="c">${resultText(line, visible)}</td><td>${line.black === null ? text('bye') : html`<bdi>${side(line.black)}</bdi>`}</td></tr>`,
  );
  return html`<table><thead><tr><th class="n">${text('board')}</th><th>${text('white')}</th><th class="c">${text('result')}</th><th>${text('black')}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

const isPaired = (round: Round): round is PairedRound => round.kind === 'paired';

/** A board or a bye as a line of a sheet. */
interface Line {
  readonly board: number;
  readonly white: string;
  readonly black: string | null;
  readonly result: GameResult | null;
}

const linesOf = (round: PairedRound): Line[] => [
  ...boardsOf(round),
  ...placesIn(round).flatMap(({ pairing, board }) =>
    pairing.kind === 'bye' ? [{ board, white: pairing.who, black: null, result: null }] : [],
  ),
];

function nameOf(tournament: Tournament, visible: Visibility): (account: string | null) => string {
  const people = new Map<string, Player>(playersOf(tournament).map((player) => [player.account, player]));
  return (account) => {
    const person = account === null ? undefined : people.get(account);
    return person === undefined ? '' : `${person.title ?? ''} ${name(person, visible)}`.trim();
  };
}

const name = ({ account, person }: Player, visible: Visibility): string =>
  visible.names ? `${person.lastName}${person.firstName === '' ? '' : `, ${person.firstName}`}` : account;

function resultText({ white, black, result }: Line, visible: Visibility): string {
  if (black === null || result === null || !visible.result(white, black)) return '';
  return writeResult(result);
}

function sheet({ tournament: { settings }, language }: SheetRequest, title: string, body: Html): string {
  const { name: tournament, startDate, endDate } = settings;
  return `<!doctype html>${
    html`<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${tournament} - ${title}</title><style>${{ html: STYLE }}</style></head><body><header><h1>${tournament}</h1><p>${title} · ${startDate}${endDate === startDate ? '' : ` – ${endDate}`}</p></header>${body}</body></html>`
      .html
  }`;
}

const STYLE = `@page{size:A4;margin:15mm}body{font:11pt/1.35 system-ui,sans-serif;color:#000;background:#fff;margin:1.5rem auto;max-width:60rem;padding:0 1rem}
h1{font-size:16pt;margin:0}h2{font-size:12pt;margin:1.2rem 0 .3rem}header p{margin:.2rem 0 1rem}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
td,p{overflow-wrap:anywhere}th,td{padding:.2rem .5rem;border-bottom:1px solid #bbb;text-align:left}tr{break-inside:avoid}.n{text-align:right;width:3rem}.c{text-align:center;width:5rem}
.cards{display:grid;grid-template-columns:1fr 1fr;gap:4mm}article{border:1px solid #000;padding:4mm;height:58mm;break-inside:avoid;box-sizing:border-box}.w::before{content:"□ "}.b::before{content:"■ "}`;
