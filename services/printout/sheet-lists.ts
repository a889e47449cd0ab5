import type { PairingView, ParticipantView, TournamentPage } from '../../contract/tournament/tournaments.ts';
import { tiebreakNameOf, tiebreakOfCode } from '../../domain/tiebreaks/names.ts';
import { placesAmong } from '../../domain/tournament/standings/category-members.ts';
import { FORMATS } from '../../domain/tournament/value/formats.ts';
import type { Language } from '../../i18n/languages.ts';
import { type Html, html } from './html.ts';
import { type SheetRequest, sheet } from './sheet-frame.ts';
import {
  aloneIn,
  boardName,
  boardsIn,
  inOrder,
  isGame,
  listedName,
  pairedRound,
  pairedRounds,
  peopleOf,
  sideName,
  standingsAfter,
  teamsInOrder,
} from './sheet-rows.ts';
import { points, type SheetWords, sheetWords, writeResult } from './sheet-words.ts';

/** The pairings by board, of one round or of all rounds; the latest round first, each on its own page. */
export function pairingSheet(request: SheetRequest, round?: number): string {
  const { page, language } = request;
  const text = sheetWords(language);
  const rounds = round === undefined ? [...pairedRounds(page)].reverse() : [pairedRound(page, round)];
  const sections = rounds.map(
    (number) => html`<section><h2>${text('round', number)}</h2>${roundTable(page, number, text)}</section>`,
  );
  const body = sections.length === 0 ? html`<p>${text('nothing')}</p>` : html`${sections}`;
  return sheet(request, { title: text('pairings'), body });
}

/** The results of all rounds, the latest first, with the matches of team events (R-034). */
export function resultSheet(request: SheetRequest): string {
  const { page, language } = request;
  const text = sheetWords(language);
  const isOver = ({ result }: PairingView) => result !== null;
  const sections = [...pairedRounds(page)].reverse().flatMap((number) => {
    const boards = boardsIn(page, number).filter((pairing) => isGame(pairing) && isOver(pairing));
    const matches = matchTable(page, number, text);
    if (boards.length === 0 && matches === null) return [];
    const table = boards.length === 0 ? [] : roundTable(page, number, text, boards);
    return [html`<div class="part"><h2>${text('round', number)}</h2>${matches ?? []}${table}</div>`];
  });
  const body = sections.length === 0 ? html`<p>${text('nothing')}</p>` : html`${sections}`;
  return sheet(request, { title: text('results'), body });
}

/** The finished matches of a round with their game points; null if there are none. */
function matchTable({ teams, matches = [] }: TournamentPage, round: number, text: SheetWords): Html | null {
  const names = new Map(teams.map(({ teamId, name }) => [teamId, name]));
  const played = matches.filter((match) => match.round === round && match.bye === null && match.result !== null);
  if (played.length === 0) return null;
  const rows = played.map(({ white, black, whitePoints: own, blackPoints: other }) => {
    const score = own === null || other === null ? '' : `${points(own)}–${points(other)}`;
    return html`<tr><td><bdi>${names.get(white) ?? ''}</bdi></td><td class="c"><strong>${score}</strong></td><td><bdi>${names.get(black) ?? ''}</bdi></td></tr>`;
  });
  return html`<table><thead><tr><th>${text('team')}</th><th class="c">${text('gamePoints')}</th><th>${text('team')}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function roundTable(
  page: TournamentPage,
  round: number,
  text: SheetWords,
  boards: readonly PairingView[] = boardsIn(page, round),
): Html {
  const people = peopleOf(page);
  const rows = boards.map((pairing) => {
    if (!isGame(pairing)) {
      return html`<tr><td></td><td><bdi>${sideName(people, aloneIn(pairing))}</bdi></td><td class="n s">${people.get(aloneIn(pairing))?.fideRating ?? ''}</td><td></td><td>${byeWord(pairing, text)}</td><td></td></tr>`;
    }
    const { white, black, result } = pairing;
    return html`<tr><td class="n">${boardName(pairing)}</td><td><bdi>${sideName(people, white)}</bdi></td><td class="n s">${people.get(white)?.fideRating ?? ''}</td><td class="c">${writeResult(result)}</td><td><bdi>${sideName(people, black)}</bdi></td><td class="n s">${people.get(black)?.fideRating ?? ''}</td></tr>`;
  });
  return html`<table><thead><tr><th class="n">${text('board')}</th><th>${text('white')}</th><th class="n">${text('rating')}</th><th class="c">${text('result')}</th><th>${text('black')}</th><th class="n">${text('rating')}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

export function byeWord({ result }: PairingView, text: SheetWords): string {
  if (result === 'half-point') return text('halfBye');
  return result === 'zero-point' ? text('zeroBye') : text('bye');
}

/** Seats by last name, which players look up on arrival. */
export function nameSheet(request: SheetRequest, round: number): string {
  const { page, language } = request;
  const text = sheetWords(language);
  const people = peopleOf(page);
  const seats = boardsIn(page, pairedRound(page, round)).flatMap((pairing) =>
    (['white', 'black'] as const).flatMap((color) => {
      const row = people.get(pairing[color]);
      const opponent = pairing[color === 'white' ? 'black' : 'white'];
      return row === undefined ? [] : [{ row, pairing, color, opponent }];
    }),
  );
  const byName = new Intl.Collator(language === 'no' ? 'nb' : 'en');
  const rows = seats
    .sort((one, other) => byName.compare(listedName(one.row), listedName(other.row)))
    .map(({ row, pairing, color, opponent }) =>
      isGame(pairing)
        ? html`<tr><td><bdi>${sideName(people, row.account)}</bdi></td><td class="n"><strong>${boardName(pairing)}</strong></td><td>${text(color)}</td><td><bdi>${sideName(people, opponent)}</bdi></td></tr>`
        : html`<tr><td><bdi>${sideName(people, row.account)}</bdi></td><td></td><td></td><td>${byeWord(pairing, text)}</td></tr>`,
    );
  const body = html`<table><thead><tr><th>${text('name')}</th><th class="n">${text('board')}</th><th>${text('color')}</th><th>${text('opponent')}</th></tr></thead><tbody>${rows}</tbody></table>`;
  return sheet(request, { title: `${text('byName')} · ${text('round', round)}`, body });
}

/** The current standings: of the teams, if teams are ranked, and of all players. */
export function standingsSheet(request: SheetRequest): string {
  const { page, language } = request;
  const text = sheetWords(language);
  const round = standingsAfter(page);
  const title = round === null || page.tournament.finished ? text('standings') : text('standingsAfter', round);
  const sections = [
    ...(page.isTeamTournament ? [teamTable(page, text, language)] : []),
    playerTable(page, text, language),
  ];
  return sheet(request, { title, body: html`${sections.map((table) => html`<section>${table}</section>`)}` });
}

/** The standings of each category, with its own places, on separate pages; of all players without categories. */
export function categorySheet(request: SheetRequest): string {
  const { page, language } = request;
  if (page.categories.length === 0) return standingsSheet(request);
  const text = sheetWords(language);
  const sections = page.categories.map(({ name, players }) => {
    const members = new Set(players);
    const rows = placesAmong(inOrder(page).filter(({ account }) => members.has(account)));
    const table = rows.length === 0 ? html`<p>${text('nothing')}</p>` : playerTable(page, text, language, rows);
    return html`<section><h2>${name}</h2>${table}</section>`;
  });
  return sheet(request, { title: text('byCategory'), body: html`${sections}` });
}

const SLOTS = ['tb1', 'tb2', 'tb3', 'tb4'] as const;
type Slot = (typeof SLOTS)[number];
type Ranked = { readonly [Place in Slot]?: number | null | undefined };

interface TiebreakColumn {
  readonly slot: Slot;
  readonly head: string;
}

/** The tie-breaks in use, by FIDE's abbreviations: the chosen ones, otherwise those of the format. */
export function tiebreaksOf({ tournament }: TournamentPage): readonly TiebreakColumn[] {
  const chosen = SLOTS.flatMap((slot) => {
    const code = tournament[slot];
    const known = code === undefined ? undefined : tiebreakOfCode(code);
    return known?.ok ? [{ slot, head: tiebreakNameOf(known.value).fide }] : [];
  });
  if (chosen.length > 0) return chosen;
  return FORMATS[tournament.kind].fixedTiebreaks.flatMap((id, at) => {
    const slot = SLOTS[at];
    return slot === undefined ? [] : [{ slot, head: tiebreakNameOf(id).fide }];
  });
}

function playerTable(
  page: TournamentPage,
  text: SheetWords,
  language: Language,
  participants: readonly ParticipantView[] = inOrder(page),
): Html {
  const tiebreaks = tiebreaksOf(page);
  const rows = participants.map(
    (row) =>
      html`<tr><td class="n">${placeOf(page, row)}</td><td>${row.title ?? ''}</td><td><bdi>${listedName(row)}</bdi>${row.withdrawn ? ` (${text('withdrawn')})` : ''}</td><td class="n">${row.fideRating ?? ''}</td><td>${row.federation}</td><td class="n"><strong>${row.score === null ? '' : points(row.score)}</strong></td>${tiebreakCells(row, tiebreaks, language)}</tr>`,
  );
  return html`<table><thead><tr><th class="n">${text('rank')}</th><th></th><th>${text('name')}</th><th class="n">${text('rating')}</th><th>${text('federation')}</th><th class="n">${text('points')}</th>${tiebreakHeads(tiebreaks)}</tr></thead><tbody>${rows}</tbody></table>`;
}

/** Ranks teams by their matches; if members play individually, by the sum of their scores. */
function teamTable(page: TournamentPage, text: SheetWords, language: Language): Html {
  const hasMatches = FORMATS[page.tournament.kind].table !== 'members';
  const tiebreaks = hasMatches ? tiebreaksOf(page).filter(({ head }) => head !== 'GPTS') : [];
  const rows = teamsInOrder(page).map((row) => {
    const scores = hasMatches ? [row.matchScore, row.gameScore] : [row.gameScore];
    const cells = scores.map((score) => html`<td class="n">${score === null ? '' : points(score)}</td>`);
    return html`<tr><td class="n">${page.tournament.started ? (row.rank ?? '') : ''}</td><td><bdi>${row.name}</bdi>${row.withdrawn ? ` (${text('withdrawn')})` : ''}</td>${cells}${tiebreakCells(row, tiebreaks, language)}</tr>`;
  });
  const scoreHeads = hasMatches ? [text('matchPoints'), text('gamePoints')] : [text('points')];
  return html`<h2>${text('teams')}</h2><table><thead><tr><th class="n">${text('rank')}</th><th>${text('team')}</th>${scoreHeads.map((head) => html`<th class="n">${head}</th>`)}${tiebreakHeads(tiebreaks)}</tr></thead><tbody>${rows}</tbody></table>`;
}

const placeOf = ({ tournament }: TournamentPage, { rank, seed }: ParticipantView): number | string =>
  tournament.started ? (rank ?? '') : seed;

const tiebreakHeads = (tiebreaks: readonly TiebreakColumn[]): Html[] =>
  tiebreaks.map(({ head }) => html`<th class="n">${head}</th>`);

function tiebreakCells(row: Ranked, tiebreaks: readonly TiebreakColumn[], language: Language): Html[] {
  return tiebreaks.map(({ slot }) => html`<td class="n">${numberText(row[slot] ?? null, language)}</td>`);
}

/** Formats numbers like the page: at most two decimals, in the user's language. */
const numberText = (value: number | null, language: Language): string =>
  value === null
    ? ''
    : new Intl.NumberFormat(language === 'no' ? 'nb-NO' : 'en-GB', {
        useGrouping: false,
        maximumFractionDigits: 2,
      }).format(value);
