import type { PairingView } from '../../contract/tournament/tournaments.ts';
import { type Html, html } from './html.ts';
import { qrCode, type SheetRequest, sheet } from './sheet-frame.ts';
import { boardName, boardsIn, isGame, pairedRound, peopleOf, sideName } from './sheet-rows.ts';
import { sheetWords } from './sheet-words.ts';

/** Sheets that lie on the boards of a round. */

/** Cards for the boards of a round, eight to a page, each with the URL of its game or of the round. */
export function boardCards(request: SheetRequest, wanted: number): string {
  const { page, language } = request;
  const text = sheetWords(language);
  const round = pairedRound(page, wanted);
  const people = peopleOf(page);
  const cards = boardsIn(page, round)
    .filter(isGame)
    .map(
      (pairing) =>
        html`<article class="card"><p class="top">${page.tournament.name}<br>${text('round', round)}<br><strong>${text('board')} ${boardName(pairing)}</strong></p>${qrCode(linkOf(request, pairing))}<div class="players"><p class="w"><bdi>${sideName(people, pairing.white)}</bdi></p><p class="b"><bdi>${sideName(people, pairing.black)}</bdi></p></div><p class="result"><span>${text('result')}:</span><span class="box">1–0</span><span class="box">½–½</span><span class="box">0–1</span></p><p class="signs"><span class="sign">${text('white')}</span><span class="sign">${text('black')}</span></p></article>`,
    );
  const title = `${text('boardCards')} · ${text('round', round)}`;
  return sheet(request, { title, body: html`<div class="cards">${cards}</div>`, isBare: true });
}

/** The URL of an online game, otherwise of the round. */
function linkOf({ page, origin }: SheetRequest, { round, white, black }: PairingView): string {
  const game = page.games[`${round}_${white}_${black}`]?.at(-1);
  if (game !== undefined) return `${origin}/game/play/${game.id}`;
  return `${origin}/tournament/view/${page.tournament.id}?tab=pairings&round=${round}`;
}

/** Each half of a page has two columns of this many moves. */
const MOVES_IN_COLUMN = 30;

/** Score sheets for the boards of a round: one page per board, one half per player. */
export function scoreSheets(request: SheetRequest, wanted: number): string {
  const { page, language } = request;
  const text = sheetWords(language);
  const round = pairedRound(page, wanted);
  const people = peopleOf(page);
  const half = (pairing: PairingView): Html =>
    html`<div class="half"><p class="top">${page.tournament.name} · ${text('round', round)} · <strong>${text('board')} ${boardName(pairing)}</strong></p><p class="w"><bdi>${sideName(people, pairing.white)}</bdi></p><p class="b"><bdi>${sideName(people, pairing.black)}</bdi></p><div class="moves">${[moveTable(1), moveTable(MOVES_IN_COLUMN + 1)]}</div><p class="result"><span>${text('result')}: ______</span></p><p class="signs"><span class="sign">${text('white')}</span><span class="sign">${text('black')}</span></p></div>`;
  const moveTable = (first: number): Html => {
    const rows = Array.from(
      { length: MOVES_IN_COLUMN },
      (_, at) => html`<tr><td>${first + at}</td><td></td><td></td></tr>`,
    );
    return html`<table><thead><tr><th></th><th>${text('white')}</th><th>${text('black')}</th></tr></thead><tbody>${rows}</tbody></table>`;
  };
  const sheets = boardsIn(page, round)
    .filter(isGame)
    .map((pairing) => html`<div class="score">${[half(pairing), half(pairing)]}</div>`);
  const title = `${text('scoreSheets')} · ${text('round', round)}`;
  return sheet(request, { title, body: html`${sheets}`, isBare: true });
}
