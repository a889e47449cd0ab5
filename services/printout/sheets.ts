import type { PairingRow, ParticipantRow, TournamentState } from '../../db/read/tournament.ts';
import type { AccountId } from '../../domain/ids.ts';
import { toPoints } from '../../domain/points.ts';
import { type GameResult, isForfeit, outcomeOf } from '../../domain/tournament/game-result.ts';
import { CATALOGUES } from '../../i18n/catalogues.ts';
import type { printout } from '../../i18n/en/printout.ts';
import { makeI18n } from '../../i18n/i18n.ts';
import type { Language } from '../../i18n/languages.ts';
import { found } from '../refusal.ts';
import { tableOrder, type Visibility } from '../tournament/visibility.ts';
import { type Html, html } from './html.ts';

/** What a sheet is made of: the tournament, who reads it, in which language. */
export interface SheetRequest {
  readonly state: TournamentState;
  readonly visible: Visibility;
  readonly language: Language;
}

/** The pairing lists of all rounds, the last round first. */
export function pairingSheet(request: SheetRequest): string {
  const { state, language } = request;
  const text = words(language);
  const rounds = [...state.rounds].filter(({ pairedAt }) => pairedAt !== null).reverse();
  const body = rounds.map(
    ({ number }) => html`<section><h2>${text('round', { number })}</h2>${roundTable(request, number)}</section>`,
  );
  return sheet(request, text('pairings'), html`${body}`);
}

/** The standings as they are now. */
export function resultSheet(request: SheetRequest): string {
  const { state, visible, language } = request;
  const text = words(language);
  const rows = tableOrder(state.participants, visible);
  const tiebreaks = (['tb1', 'tb2', 'tb3', 'tb4'] as const).filter((key) =>
    rows.some((row) => visible.score(row.account) && row[key] !== null),
  );
  const cells = (row: ParticipantRow): Html[] =>
    tiebreaks.map((key) => html`<td class="n">${visible.score(row.account) ? (row[key] ?? '') : ''}</td>`);
  const body = rows.map(
    (row) =>
      html`<tr><td class="n">${visible.score(row.account) ? row.rank : ''}</td><td>${row.title ?? ''}</td><td><bdi>${name(row, visible)}</bdi></td><td class="n">${row.rating ?? ''}</td><td>${row.federation}</td><td class="n">${visible.score(row.account) ? points(toPoints(row.score)) : ''}</td>${cells(row)}</tr>`,
  );
  const heads = tiebreaks.map((_, index) => html`<th class="n">TB${index + 1}</th>`);
  return sheet(
    request,
    text('standings'),
    html`<table><thead><tr><th class="n">${text('rank')}</th><th></th><th>${text('name')}</th><th class="n">${text('rating')}</th><th>${text('federation')}</th><th class="n">${text('points')}</th>${heads}</tr></thead><tbody>${body}</tbody></table>`,
  );
}

/** Cards for the tables of one round, eight to a page. */
export function boardCards(request: SheetRequest, round: number): string {
  const { state, visible, language } = request;
  const text = words(language);
  found(
    state.rounds.find(({ number, pairedAt }) => number === round && pairedAt !== null),
    'noSuchRound',
  );
  const side = nameOf(state, visible);
  const cards = boardsOf(state, round).map(
    (pairing) =>
      html`<article><p>${text('round', { number: round })} · ${text('board')} ${pairing.board}</p><p class="w"><bdi>${side(pairing.white)}</bdi></p><p class="b"><bdi>${side(pairing.black)}</bdi></p><p class="r">${text('result')}: ______</p></article>`,
  );
  return sheet(request, text('boardCards'), html`<div class="cards">${cards}</div>`);
}

function roundTable({ state, visible, language }: SheetRequest, round: number): Html {
  const text = words(language);
  const side = nameOf(state, visible);
  const rows = boardsOf(state, round).map(
    (pairing) =>
      html`<tr><td class="n">${pairing.board}</td><td><bdi>${side(pairing.white)}</bdi></td><td class="c">${resultText(pairing, visible)}</td><td>${pairing.black === null ? text('bye') : html`<bdi>${side(pairing.black)}</bdi>`}</td></tr>`,
  );
  return html`<table><thead><tr><th class="n">${text('board')}</th><th>${text('white')}</th><th class="c">${text('result')}</th><th>${text('black')}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

const boardsOf = ({ pairings }: TournamentState, round: number): PairingRow[] =>
  pairings.filter((pairing) => pairing.round === round);

function nameOf(state: TournamentState, visible: Visibility): (account: AccountId | null) => string {
  const people = new Map(state.participants.map((row) => [row.account, row]));
  return (account) => {
    const person = account === null ? undefined : people.get(account);
    return person === undefined ? '' : `${person.title ?? ''} ${name(person, visible)}`.trim();
  };
}

const name = (person: ParticipantRow, visible: Visibility): string =>
  visible.names ? `${person.lastName}${person.firstName === '' ? '' : `, ${person.firstName}`}` : person.account;

function resultText({ white, black, result }: PairingRow, visible: Visibility): string {
  if (black === null || result === null || !visible.result(white, black)) return '';
  return writeResult(result);
}

function writeResult(result: GameResult): string {
  const outcome = outcomeOf(result);
  if (isForfeit(result)) return outcome === 1 ? '+ - -' : outcome === -1 ? '- - +' : '- - -';
  return outcome === 1 ? '1 - 0' : outcome === -1 ? '0 - 1' : outcome === 0 ? '½ - ½' : '0 - 0';
}

const points = (value: number): string => (value % 1 === 0 ? String(value) : `${Math.trunc(value) || ''}½`);

/** The words of a sheet, with what stands in for their placeholders. */
function words(language: Language): (key: keyof typeof printout, params?: { readonly number?: number }) => string {
  const translate = makeI18n(language, CATALOGUES).getFixedT(language, 'printout');
  return (key, { number = 0 } = {}) => translate(key, { number });
}

function sheet({ state, language }: SheetRequest, title: string, body: Html): string {
  const { name: tournament, startDate, endDate } = state.tournament;
  return `<!doctype html>${
    html`<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${tournament} - ${title}</title><style>${{ html: STYLE }}</style></head><body><header><h1>${tournament}</h1><p>${title} · ${startDate}${endDate === startDate ? '' : ` – ${endDate}`}</p></header>${body}</body></html>`
      .html
  }`;
}

const STYLE = `@page{size:A4;margin:15mm}body{font:11pt/1.35 system-ui,sans-serif;color:#000;background:#fff;margin:1.5rem auto;max-width:60rem;padding:0 1rem}
h1{font-size:16pt;margin:0}h2{font-size:12pt;margin:1.2rem 0 .3rem}header p{margin:.2rem 0 1rem}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
td,p{overflow-wrap:anywhere}th,td{padding:.2rem .5rem;border-bottom:1px solid #bbb;text-align:left}tr{break-inside:avoid}.n{text-align:right;width:3rem}.c{text-align:center;width:5rem}
.cards{display:grid;grid-template-columns:1fr 1fr;gap:4mm}article{border:1px solid #000;padding:4mm;height:58mm;break-inside:avoid;box-sizing:border-box}.w::before{content:"□ "}.b::before{content:"■ "}`;
