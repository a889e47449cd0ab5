import { BYE } from '../../../contract/http/codes.ts';
import type { MatchGameView, PairingView, PostponedView } from '../../../contract/tournament/tournaments.ts';
import { assertNever } from '../../../domain/kernel/result.ts';
import { placesIn } from '../../../domain/tournament/guards/seats.ts';
import type { Bye } from '../../../domain/tournament/value/field.ts';
import { hasMatches } from '../../../domain/tournament/value/formats.ts';
import { type GameResult, isForfeit, outcomeOf } from '../../../domain/tournament/value/game-result.ts';
import type { Postponement } from '../../../domain/tournament/value/match-day.ts';
import { isUnanswered, type PostponedGame } from '../../../domain/tournament/value/postponed-game.ts';
import {
  type Board,
  type Match,
  type Person,
  type Player,
  playersOf,
  type Round,
  type Tournament,
} from '../../../domain/tournament/value/state.ts';
import type { Visibility } from '../../../domain/view/audience.ts';
import { matchGameViews } from './match-rows.ts';

/** People read "First Last"; "Last, First" is for tables in files. */
export const playerName = ({ account, person }: Named, names: boolean): string =>
  names ? `${person.firstName} ${person.lastName}`.trim() : account;

interface Named extends Pick<Player, 'account'> {
  readonly person: Pick<Person, 'firstName' | 'lastName'>;
}

/** All boards and byes of players, round by round; byes of teams are among the matches. */
export function presentPairings(tournament: Tournament, visible: Visibility): PairingView[] {
  const people = new Map<string, Player>(playersOf(tournament).map((player) => [player.account, player]));
  const areMatches = hasMatches(tournament);
  const lines = [
    ...tournament.rounds.flatMap((round) => linesOf(round, areMatches)),
    ...requestedLines(tournament),
  ].filter(({ white }) => people.has(white));
  return lines.sort((a, b) => a.round - b.round).map((line) => presentPairing(line, people, visible));
}

interface PairingLine {
  readonly of: object;
  readonly round: number;
  /** The match number in team events. */
  readonly match: number | null;
  readonly board: number;
  readonly white: string;
  readonly black: string | null;
  readonly result: GameResult | null;
  readonly bye: Bye | null;
  readonly online: boolean;
  /** Null for a game that is played with its round, or has its result. */
  readonly postponed: PostponedGame | null;
  /** Unanswered; null for none. */
  readonly dayRequest: Postponement | null;
  /** The decided games of a match; null if a pairing is one game. */
  readonly games: readonly MatchGameView[] | null;
}

/** The lines of a round, memoised: an unchanged round keeps its identity. */
function linesOf(round: Round, areMatches: boolean): readonly PairingLine[] {
  const lines = LINES.get(round) ?? readLines(round, areMatches);
  LINES.set(round, lines);
  return lines;
}

const LINES = new WeakMap<Round, readonly PairingLine[]>();

const readLines = (round: Round, areMatches: boolean): readonly PairingLine[] =>
  placesIn(round).flatMap(({ pairing, board }) => {
    switch (pairing.kind) {
      case 'bye':
        return [byeLine(round.number, null, board, pairing)];
      case 'board':
        return [boardLine(round.number, null, pairing, areMatches)];
      case 'match':
        return matchLines(round.number, pairing, areMatches);
      default:
        return assertNever(pairing);
    }
  });

/** The boards of a match; an empty chair gives the opponent a bye. */
const matchLines = (round: number, match: Match, areMatches: boolean): readonly PairingLine[] =>
  [
    ...match.boards.map((board) => boardLine(round, match.board, board, areMatches)),
    ...match.walkovers.map(({ board, who }) => byeLine(round, match.board, board, { who, bye: 'full-point' })),
  ].sort((one, other) => one.board - other.board);

function boardLine(round: number, match: number | null, of: Board, areMatches: boolean): PairingLine {
  const { board, white, black, result, online } = of;
  const games = areMatches ? matchGameViews(of) : null;
  const postponed = result === null ? (of.postponed ?? null) : null;
  const dayRequest = result === null && isUnanswered(of.dayRequest) ? of.dayRequest : null;
  return { of, round, match, board, white, black, result, bye: null, online, postponed, dayRequest, games };
}

function requestedLines({ requestedByes }: Tournament): PairingLine[] {
  const places = new Map<number, number>();
  return requestedByes.map((requested) => {
    const place = (places.get(requested.round) ?? 0) + 1;
    places.set(requested.round, place);
    return byeLine(requested.round, null, place, requested);
  });
}

const byeLine = (
  round: number,
  match: number | null,
  board: number,
  of: { readonly who: string; readonly bye: Bye },
): PairingLine => ({
  of,
  round,
  match,
  board,
  white: of.who,
  black: null,
  result: null,
  bye: of.bye,
  online: false,
  postponed: null,
  dayRequest: null,
  games: null,
});

interface MadeRow {
  readonly row: PairingView;
  readonly people: readonly (Person | undefined)[];
}

const MADE = new WeakMap<object, MadeRow[]>();

/** Memoised per visibility, so that a row keeps its identity until the board or its players change. */
function presentPairing(line: PairingLine, people: ReadonlyMap<string, Player>, visible: Visibility): PairingView {
  const { of, white, black } = line;
  const way = Number(visible.names) + 2 * Number(visible.result(white, black)) + 4 * Number(visible.host);
  const sides = [people.get(white), black === null ? undefined : people.get(black)];
  const made = MADE.get(of) ?? [];
  const known = made[way];
  if (known !== undefined && isUpToDate(known, line, sides)) return known.row;
  const row = pairingRow(line, people, visible);
  made[way] = { row, people: sides.map((side) => side?.person) };
  MADE.set(of, made);
  return row;
}

const isUpToDate = (
  { row, people }: MadeRow,
  { round, match, board }: PairingLine,
  [white, black]: readonly (Player | undefined)[],
): boolean =>
  row.round === round &&
  (row.match ?? null) === match &&
  row.board === board &&
  people[0] === white?.person &&
  people[1] === black?.person &&
  row.whiteTitle === (white?.title ?? null) &&
  row.blackTitle === (black?.title ?? null);

function pairingRow(line: PairingLine, people: ReadonlyMap<string, Player>, visible: Visibility): PairingView {
  const { white, black, round, match, board, bye, online } = line;
  const result = visible.result(white, black) ? line.result : null;
  const side = (account: string | null) => {
    const player = account === null ? undefined : people.get(account);
    return {
      name: player === undefined ? BYE : playerName(player, visible.names),
      username: player?.account ?? BYE,
      title: player?.title ?? null,
      ghost: player?.person.ghost ?? false,
    };
  };
  const [left, right] = [side(white), side(black)];
  return {
    round,
    ...(match !== null && { match }),
    board,
    white,
    black: black ?? BYE,
    whiteName: left.name,
    blackName: right.name,
    whiteUsername: left.username,
    blackUsername: right.username,
    whiteTitle: left.title,
    blackTitle: right.title,
    whiteGhost: left.ghost,
    blackGhost: right.ghost,
    outcome: result === null ? null : outcomeOf(result),
    forfeit: result !== null && isForfeit(result),
    result: black === null ? bye : result,
    online,
    ...(line.postponed !== null && { postponed: presentPostponed(line.postponed, visible) }),
    ...(line.dayRequest !== null && { dayAsked: presentRequest(line.dayRequest) }),
    ...(line.games === null ? {} : { matchGames: visible.result(white, black) ? [...line.games] : [] }),
  };
}

/** Only organisers see who asked, and why. */
function presentPostponed(postponed: PostponedGame, { host }: Visibility): PostponedView {
  const { kind: state, startAt, words } = postponed;
  const startDate = startAt === null ? null : new Date(startAt).toISOString();
  if (!host) return { state, startDate };
  return { state, startDate, words, by: postponed.kind === 'postponed' ? postponed.by : null };
}

const presentRequest = ({ by, startAt }: Postponement) => ({ by, startDate: new Date(startAt).toISOString() });
