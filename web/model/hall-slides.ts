import { byRank } from '../../contract/tournament/page-delta.ts';
import type { MatchView, PairingView, ParticipantView, TournamentPage } from '../../contract/tournament/tournaments.ts';
import { liveClocks } from './game/live-clocks.ts';
import { gamesOf, type LiveGame } from './game/live-games.ts';
import { isGame, matchesOf, pairingsOf } from './progress.ts';
import type { ScreenPart } from './screen-settings.ts';
import { standingsIn } from './standings.ts';

/** The views of a hall display in order: each part is split into as many views as it needs. */

/** The capacity of one view. */
export interface Room {
  readonly rows: number;
  /** Columns of a list of so many rows. */
  readonly columns: (part: ScreenPart, count: number) => number;
  readonly boards: number;
}

export interface LiveBoard {
  readonly pairing: PairingView;
  readonly game: LiveGame;
}

export interface SlideSeat {
  readonly account: string;
  readonly name: string;
  readonly title: string | null;
  readonly board: string | null;
  readonly color: 'white' | 'black' | null;
}

export type TeamRow = TournamentPage['teams'][number];

/** All rows of a part. */
export type Rows =
  | { readonly part: 'pairings'; readonly rows: readonly PairingView[] }
  | { readonly part: 'matches'; readonly rows: readonly MatchView[] }
  | { readonly part: 'names'; readonly rows: readonly SlideSeat[] }
  | { readonly part: 'standings'; readonly rows: readonly ParticipantView[] }
  | { readonly part: 'categories'; readonly name: string; readonly rows: readonly ParticipantView[] }
  | { readonly part: 'teams'; readonly rows: readonly TeamRow[] }
  | { readonly part: 'boards'; readonly rows: readonly LiveBoard[] }
  | { readonly part: 'clocks'; readonly rows: readonly LiveBoard[] };

export interface Slide {
  /** Identifies the view, whatever its rows. */
  readonly key: string;
  readonly list: Rows;
  /** The first of its rows, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly page: number;
  readonly pages: number;
  readonly columns: number;
}

/** All views in order; empty parts are omitted. */
export function slidesOf(
  page: TournamentPage,
  { parts, round }: { readonly parts: readonly ScreenPart[]; readonly round: number },
  room: Room,
): readonly Slide[] {
  return parts.flatMap((part) =>
    listsOf(page, part, round).flatMap((list, index) => viewsOf(list, { part, index }, room)),
  );
}

function viewsOf(
  list: Rows,
  { part, index }: { readonly part: ScreenPart; readonly index: number },
  room: Room,
): Slide[] {
  const count = list.rows.length;
  const isWall = part === 'boards';
  const columns = isWall ? 1 : Math.max(1, room.columns(part, count));
  const most = isWall ? room.boards : room.rows * columns;
  const pages = Math.ceil(count / Math.max(1, most));
  // Equal parts, as a last view with two names would be wasted.
  const each = Math.ceil(count / Math.max(1, pages));
  return Array.from({ length: pages }, (_, at) => ({
    list,
    from: at * each,
    to: (at + 1) * each,
    key: index === 0 ? `${part} ${at + 1}` : `${part} ${index + 1}.${at + 1}`,
    page: at + 1,
    pages,
    columns,
  }));
}

/** The next or previous view. If it is gone meanwhile, the first of its part, else the first of all. */
export function turned(slides: readonly Slide[], key: string, by: 1 | -1): string {
  const at = placeOf(slides, key);
  return slides[(at + by + slides.length) % slides.length]?.key ?? '';
}

export function placeOf(slides: readonly Slide[], key: string): number {
  const exact = slides.findIndex((slide) => slide.key === key);
  if (exact !== -1) return exact;
  const [part] = key.split(' ');
  return Math.max(
    0,
    slides.findIndex((slide) => slide.key.startsWith(`${part} `)),
  );
}

/** A part is one list, except for the categories, each of which has its own. */
const listsOf = (page: TournamentPage, part: ScreenPart, round: number): readonly Rows[] =>
  part === 'categories'
    ? page.categories.map(({ name }) => ({ part, name, rows: standingsIn(name, page) ?? [] }))
    : [rowsOf(page, part, round)];

function rowsOf(page: TournamentPage, part: Exclude<ScreenPart, 'categories'>, round: number): Rows {
  switch (part) {
    case 'pairings':
      return page.matches === undefined
        ? { part, rows: pairingsOf(page, round) }
        : { part: 'matches', rows: matchesOf(page, round) };
    case 'names':
      return { part, rows: seatsOf(page, round) };
    case 'standings':
      return page.isTeamTournament
        ? { part: 'teams', rows: teamsInOrder(page) }
        : { part, rows: [...page.participants].sort(byRank) };
    case 'boards':
    case 'clocks':
      return { part, rows: runningBoards(page, round, part) };
  }
}

const LAST = Number.MAX_SAFE_INTEGER;

const teamsInOrder = ({ teams }: TournamentPage): readonly TeamRow[] =>
  [...teams].sort((one, other) => (one.rank ?? LAST) - (other.rank ?? LAST) || one.seed - other.seed);

/** Every paired player of a round by last name, with the board: what people look for in a hall. */
export function seatsOf(page: Pick<TournamentPage, 'pairings' | 'participants'>, round: number): readonly SlideSeat[] {
  const people = new Map(page.participants.map((row) => [row.account, row]));
  return pairingsOf(page, round)
    .flatMap((pairing) =>
      (['white', 'black'] as const).flatMap((color) => {
        const row = people.get(pairing[color]);
        if (row === undefined) return [];
        const paired = isGame(pairing);
        const board = [pairing.match, pairing.board].filter((number) => number !== undefined).join('.');
        return {
          account: row.account,
          name: listedName(row),
          title: row.title,
          board: paired ? board : null,
          color: paired ? color : null,
        };
      }),
    )
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** The last name first, as in lists; the user name where names are hidden. */
export function listedName({ firstName, lastName, username }: ParticipantView): string {
  if (lastName === '') return firstName || username;
  return firstName === '' ? lastName : `${lastName}, ${firstName}`;
}

/** Online games of a round: as boards all that have begun, as clocks those that run. */
function runningBoards(page: TournamentPage, round: number, part: 'boards' | 'clocks'): readonly LiveBoard[] {
  return pairingsOf(page, round)
    .filter(isGame)
    .flatMap((pairing) => {
      const game = gamesOf(page, pairing).at(-1);
      if (game === undefined || (part === 'clocks' && liveClocks(page, game) === undefined)) return [];
      return [{ pairing, game }];
    });
}
