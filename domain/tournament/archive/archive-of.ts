import { asId, type GameId } from '../../kernel/ids.ts';
import type { LogEntry } from '../log/log.ts';
import { boardReportState, NO_REPORTS } from '../value/board-report.ts';
import { withBoards } from '../value/change.ts';
import {
  type Board,
  byRound,
  freeRoundsOf,
  type OnlineGame,
  type OnlineGameEnd,
  type Participant,
  type Player,
  type Round,
  type Tournament,
  UNRANKED,
  UNRANKED_TEAM,
} from '../value/state.ts';
import { type NewId, withIds } from '../value/with-ids.ts';
import {
  type ArchivedGame,
  type ArchivedTournament,
  type ArchiveKeys,
  gameKey,
  type TournamentArchive,
} from './archive.ts';
import { archivedLog } from './archived-log.ts';

/** What is stored beside a tournament and goes into its archive. */
export interface StoredHistory {
  /** Null for a tournament that was built here. */
  readonly origin: string | null;
  readonly keys: ArchiveKeys;
  /** In chronological order. */
  readonly log: readonly LogEntry[];
  readonly report: string | null;
}

export interface ArchiveOptions {
  /** The state of games whose end the tournament does not know; others of them are left out. */
  readonly unfinished?: ReadonlyMap<GameId, OnlineGameEnd>;
  readonly pgnOf?: (game: OnlineGame & { readonly end: OnlineGameEnd }) => string;
}

/** The archive is the same on every server: what has no order is sorted by key. */
export function archiveOf(
  tournament: Tournament,
  { origin: stored, keys, log, report }: StoredHistory,
  options: ArchiveOptions = {},
): TournamentArchive {
  const origin = stored ?? `${tournament.id}.${tournament.createdAt}`;
  const byId = new Map(Object.entries(keys));
  const keyOf: NewId = (id) => asId(byId.get(id) ?? id);
  return {
    origin,
    id: asId(origin.slice(0, origin.lastIndexOf('.')) || tournament.id),
    tournament: archivedTournament(tournament, keyOf, options),
    log: archivedLog(log, keyOf),
    report,
  };
}

function archivedTournament(before: Tournament, keyOf: NewId, options: ArchiveOptions): ArchivedTournament {
  const { id, revision, host, league, event, pin, draft, ...shared } = before;
  const { participants, rounds, requestedByes, ...rest } = withIds(shared, keyOf);
  return {
    ...rest,
    participants: [...participants].sort((one, other) => one.seed - other.seed).map(unranked),
    rounds: rounds.map((round) => sorted(withBoards(round, (board) => archivedBoard(board, options)))),
    requestedByes: byRound([...requestedByes].sort(byKey)),
  };
}

function unranked(one: Participant, index: number): Participant {
  if (one.kind === 'player') return unrankedPlayer(one);
  return { ...one, ...UNRANKED_TEAM, seed: index + 1, members: one.members.map(unrankedPlayer) };
}

/** Only the player's account can undo a self-withdrawal, and it is on this server. */
const unrankedPlayer = (player: Player): Player => ({
  ...player,
  person: { ...player.person, ghost: true },
  selfWithdrawn: false,
  standing: UNRANKED,
});

const sorted = (round: Round): Round =>
  round.kind === 'planned'
    ? round
    : {
        ...round,
        pairings: [...round.pairings.filter(({ kind }) => kind !== 'bye'), ...[...freeRoundsOf(round)].sort(byKey)],
      };

/** By code units, independent of the language. */
const byKey = (one: { readonly who: string }, other: { readonly who: string }): number =>
  one.who < other.who ? -1 : one.who > other.who ? 1 : 0;

/** An unfinished board without a result continues over the board, because its players cannot log in elsewhere. */
function archivedBoard(board: Board, options: ArchiveOptions): Board {
  const { result, online, reports, matchGames } = board;
  const games = board.games.flatMap((game) => archivedGame(game, options));
  const keys = new Map(games.map(([id, { id: key }]) => [id, key]));
  const isOpen = result === null && board.games.some(({ end }) => end === null);
  return {
    ...board,
    reports: boardReportState(reports) === 'none' ? NO_REPORTS : reports,
    online: online && !isOpen,
    games: games.map(([, game]) => game),
    matchGames: matchGames.map((one) => ({
      ...one,
      online: one.online === null ? null : (keys.get(one.online) ?? null),
    })),
  };
}

/** A game as it ended, or annulled with the moves so far; none without a move. */
function archivedGame(
  game: OnlineGame,
  { unfinished, pgnOf }: ArchiveOptions,
): readonly (readonly [id: GameId, archived: ArchivedGame])[] {
  const end = game.end ?? unfinished?.get(game.id);
  if (end === undefined) return [];
  const pgn = pgnOf?.({ ...game, end });
  return [[game.id, { ...game, id: gameKey(game.sequence), end, ...(pgn !== undefined && { pgn }) }]];
}
