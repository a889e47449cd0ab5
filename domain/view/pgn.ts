/** The only place that builds PGN tags of online games, so that a game has the same text in every export. */

import type { PgnGame } from '../chess/pgn.ts';
import type { EndReason } from '../game/game-end.ts';
import type { MoveClocks } from '../game/move-clocks.ts';
import { nonNull } from '../kernel/given.ts';
import type { AccountId, GameId } from '../kernel/ids.ts';
import { MINUTE, SECOND } from '../kernel/time.ts';
import { localDayOf } from '../kernel/time-zone.ts';
import { type Outcome, playedResult } from '../tournament/value/game-result.ts';
import {
  type Board,
  type OnlineGame,
  type OnlineGameEnd,
  type Player,
  pairingsOf,
  playersOf,
  type Tournament,
  teamsOf,
} from '../tournament/value/state.ts';

export interface GamePlay {
  readonly record: string;
  readonly clocks: MoveClocks | null;
  readonly outcome: Outcome;
  /** Null while the game is running. */
  readonly reason: EndReason | null;
}

/** Before the first move, or if the moves are hidden. */
export const NOTHING_PLAYED: GamePlay = { record: '', clocks: null, outcome: null, reason: null };

export const playOf = ({ moves, clocks, outcome, reason }: OnlineGameEnd): GamePlay => ({
  record: moves,
  clocks: clocks ?? null,
  outcome,
  reason,
});

export interface PgnOptions {
  /** Real names and FIDE numbers; otherwise user names only, as a FIDE number reveals the name. */
  readonly names: boolean;
  /** URL of a game's page; null in files without a server. */
  readonly addressOf: ((game: GameId) => string) | null;
  /** The name of players whose name is unknown or hidden. */
  readonly idOf?: (account: AccountId) => string;
}

interface PlacedGame {
  readonly round: number;
  /** Number of the team match of the board. */
  readonly match: number | null;
  readonly board: number;
  readonly game: OnlineGame;
}

export const onlineGameIn = (tournament: Tournament, id: GameId): OnlineGame | undefined =>
  lookUp(tournament).games.get(id)?.game;

/** Null if the tournament has no game of this id. */
export function pgnGameOf(tournament: Tournament, id: GameId, play: GamePlay, options: PgnOptions): PgnGame | null {
  const placed = lookUp(tournament).games.get(id);
  if (placed === undefined) return null;
  const { game, round, match, board } = placed;
  const { settings } = tournament;
  const [utcDate = '', utcTime = ''] = new Date(game.startAt).toISOString().split(/[T.]/);
  return {
    event: settings.name,
    ...(options.addressOf !== null && { site: options.addressOf(id) }),
    date: localDayOf(game.startAt, settings.timeZone),
    round,
    board: [match, board].filter((number) => number !== null).join('.'),
    white: sideOf(tournament, game.white, options),
    black: sideOf(tournament, game.black, options),
    result: play.outcome === null ? null : playedResult(play.outcome),
    variant: settings.variant,
    timeControl: {
      initial: (settings.initialMinutes * MINUTE) / SECOND,
      increment: settings.incrementSeconds,
    },
    termination: play.reason === null ? 'unterminated' : (TERMINATIONS[play.reason] ?? 'normal'),
    utc: { date: utcDate, time: utcTime },
    record: play.record,
    ...(play.clocks !== null && { clocks: play.clocks.map((leftMs) => leftMs / SECOND) }),
  };
}

/** PGN's words for ends that are not on the board (section 9.8.1). */
const TERMINATIONS: Readonly<Partial<Record<EndReason, string>>> = {
  flag: 'time forfeit',
  flagInsufficientMaterial: 'time forfeit',
  absence: 'abandoned',
  arbiter: 'adjudication',
  annulled: 'abandoned',
};

function sideOf(tournament: Tournament, account: AccountId, options: PgnOptions): PgnGame['white'] {
  const { players, teams } = lookUp(tournament);
  const player = players.get(account);
  const id = options.idOf?.(account) ?? account;
  if (player === undefined) return { name: id };
  const { person, title, rating, federation } = player;
  const team = teams.get(account);
  return {
    name: options.names ? listedName(person) || id : id,
    ...(federation !== '' && { federation }),
    ...nonNull({ title, rating, team, fideId: options.names ? person.fideNumber : null }),
  };
}

/** Last name first (section 8.1.1.4). */
const listedName = ({ firstName, lastName }: Player['person']): string =>
  [lastName, firstName].filter((part) => part !== '').join(', ');

interface LookUp {
  readonly games: ReadonlyMap<GameId, PlacedGame>;
  readonly players: ReadonlyMap<AccountId, Player>;
  readonly teams: ReadonlyMap<AccountId, string>;
}

/** Cached per tournament, as all its games need it. */
const LOOK_UPS = new WeakMap<Tournament, LookUp>();

function lookUp(tournament: Tournament): LookUp {
  const known = LOOK_UPS.get(tournament);
  if (known !== undefined) return known;
  const made: LookUp = {
    games: new Map(placedGames(tournament).map((placed) => [placed.game.id, placed])),
    players: new Map(playersOf(tournament).map((player) => [player.account, player])),
    teams: new Map(
      teamsOf(tournament).flatMap(({ name, members }) => members.map(({ account }) => [account, name] as const)),
    ),
  };
  LOOK_UPS.set(tournament, made);
  return made;
}

const placedGames = ({ rounds }: Tournament): PlacedGame[] =>
  rounds.flatMap((round) =>
    pairingsOf(round).flatMap((pairing) => {
      const at = (match: number | null) => (board: Board) =>
        board.games.map((game) => ({ round: round.number, match, board: board.board, game }));
      if (pairing.kind === 'bye') return [];
      return pairing.kind === 'board' ? at(null)(pairing) : pairing.boards.flatMap(at(pairing.board));
    }),
  );
