import type { EmbedView } from '../../contract/tournament/embeds.ts';
import type { PairingView, ParticipantView, TournamentPage } from '../../contract/tournament/tournaments.ts';
import { type EmbedLooks, embedFrame } from './embed-frame.ts';
import { type Html, html } from './html.ts';
import { byeWord } from './sheet-lists.ts';
import {
  boardName,
  boardsIn,
  inOrder,
  isGame,
  pairedRounds,
  shownRound,
  standingsAfter,
  teamsInOrder,
} from './sheet-rows.ts';
import { points, type SheetWords, sheetWords, writeResult } from './sheet-words.ts';

/**
 * An embeddable table in the style of the site, a few kilobytes. It has no script; the browser reloads it periodically.
 */

export interface EmbedWish extends EmbedLooks {
  readonly view: EmbedView;
  readonly round?: number | undefined;
  readonly rows?: number | undefined;
}

/** How often the browser reloads it, in seconds. */
const REFRESH_SECONDS = 60;

export function embedPage(page: TournamentPage, wish: EmbedWish): string {
  const text = sheetWords(wish.language);
  const round = wish.round ?? shownRound(page);
  const { title, table } =
    wish.view === 'standings'
      ? standings(page, wish, text)
      : { title: text('round', round), table: pairings(page, round, text) };
  const { name } = page.tournament;
  return embedFrame({ ...wish, name, title, body: table, follow: text('follow'), refreshSeconds: REFRESH_SECONDS });
}

function standings(page: TournamentPage, { rows: most = Number.MAX_SAFE_INTEGER }: EmbedWish, text: SheetWords) {
  const { started, finished } = page.tournament;
  const round = standingsAfter(page);
  const title = round === null || finished ? text('standings') : text('standingsAfter', round);
  const rows = page.isTeamTournament
    ? teamsInOrder(page).map(({ rank, seed, name, matchScore: score }) => ({ rank, seed, name, rating: null, score }))
    : inOrder(page).map((row) => ({ ...row, name: named(row), rating: row.fideRating }));
  const body = rows
    .slice(0, most)
    .map(
      ({ rank, seed, name, rating, score }) =>
        html`<tr><td class="n">${(started ? rank : seed) ?? ''}</td><td><bdi>${name}</bdi></td><td class="n">${rating ?? ''}</td><td class="n"><strong>${score === null || !started ? '' : points(score)}</strong></td></tr>`,
    );
  if (body.length === 0) return { title, table: html`<p>${text('nothing')}</p>` };
  return {
    title,
    table: html`<table><thead><tr><th class="n">${text(started ? 'rank' : 'number')}</th><th>${text('name')}</th><th class="n">${text('rating')}</th><th class="n">${text('points')}</th></tr></thead><tbody>${body}</tbody></table>`,
  };
}

function pairings(page: TournamentPage, round: number, text: SheetWords): Html {
  // A requested bye alone does not make its round paired.
  const boards = pairedRounds(page).includes(round) ? boardsIn(page, round) : [];
  const rows = boards.map((pairing) => pairingRow(pairing, text));
  if (rows.length === 0) return html`<p>${text('nothing')}</p>`;
  return html`<table><thead><tr><th class="n">${text('board')}</th><th>${text('white')}</th><th class="c">${text('result')}</th><th>${text('black')}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function pairingRow(pairing: PairingView, text: SheetWords): Html {
  const white = titled(pairing.whiteTitle, pairing.whiteName || pairing.whiteUsername);
  const black = titled(pairing.blackTitle, pairing.blackName || pairing.blackUsername);
  if (!isGame(pairing)) {
    const name = white || black;
    return html`<tr><td></td><td><bdi>${name}</bdi></td><td></td><td>${byeWord(pairing, text)}</td></tr>`;
  }
  return html`<tr><td class="n">${boardName(pairing)}</td><td><bdi>${white}</bdi></td><td class="c">${writeResult(pairing.result)}</td><td><bdi>${black}</bdi></td></tr>`;
}

const titled = (title: string | null, name: string): string => (title ? `${title} ${name}` : name);

const named = ({ title, firstName: first, lastName: last, username }: ParticipantView): string =>
  titled(title, `${first} ${last}`.trim() || username);
