/** Boards of a player who withdraws or returns (decisions D-05, D-72). */
import type { Chance } from '../../kernel/chance.ts';
import type { AccountId, TeamId } from '../../kernel/ids.ts';
import { ROUND_NOTICE_MS } from '../../kernel/limits.ts';
import { type Millis, millis } from '../../kernel/time.ts';
import type { MissedBye } from '../command.ts';
import type { DecisionContext, GameMessage } from '../decision.ts';
import { lifecycleOf } from '../guards/lifecycle-of.ts';
import type { Seats } from '../guards/presence.ts';
import { entrantsOf, pairingsMade } from '../guards/seats.ts';
import { type ChangedResult, comeback, withdrawal } from '../guards/withdrawal.ts';
import { firstRoundToLineUp } from '../teams/line-ups.ts';
import { type Contest, contestOf } from '../teams/match-score.ts';
import { NO_REPORTS } from '../value/board-report.ts';
import { withBoard, withContest, withPlayer, withRound } from '../value/change.ts';
import type { Color } from '../value/field.ts';
import { FORMATS, hasMatches } from '../value/formats.ts';
import { type Board, boardsOf, type EntrantId, openGames, type Tournament, teamOfPlayer } from '../value/state.ts';
import { cancelled, gameOpened, startOfGame } from './games.ts';
import { type ChangedContest, resumed, walkedOver } from './teams/contest-games.ts';

export interface Changed {
  readonly tournament: Tournament;
  readonly messages: readonly GameMessage[];
}

/** Decides the remaining games of a round robin, or the knockout match. */
export function withdrawn(before: Tournament, account: AccountId, now: Millis): Changed {
  const team = pairedTeamOf(before, account);
  if (team !== null) return unchangedBut(before, account, firstRoundToLineUp(before, team));
  const isRunning = (pairing: Seats<EntrantId>): boolean => {
    const board = boardAt(before, pairing);
    return board !== undefined && openGames(board).some(({ startAt }) => startAt <= now);
  };
  const { withdrawnFrom, closed } = withdrawal<EntrantId>(situationOf(before), account, isRunning);
  const gone = withPlayer(before, account, (player) => ({ ...player, withdrawnFrom }));
  if (hasMatches(before)) {
    return inLastMatch(gone, account, (contest, color) => walkedOver(contest, color, now));
  }
  return closed.reduce<Changed>(closeBoard, { tournament: gone, messages: [] });
}

/** The player gets byes for missed rounds and plays the remaining games. */
export function takenBack(
  before: Tournament,
  account: AccountId,
  { now, chance }: Pick<DecisionContext, 'now' | 'chance'>,
): Changed {
  if (pairedTeamOf(before, account) !== null) return unchangedBut(before, account, null);
  const { reopened, missed } = comeback<EntrantId>(situationOf(before), account);
  const back = withPlayer(before, account, (player) => ({ ...player, withdrawnFrom: null, selfWithdrawn: false }));
  if (hasMatches(before)) {
    return inLastMatch(back, account, (contest, color) => resumed(contest, color, { now, chance }));
  }
  const present = missed.reduce((tournament, round) => missedRound(tournament, account, round), back);
  return reopened.reduce<Changed>((changed, result) => reopenBoard(changed, result, now, chance), {
    tournament: present,
    messages: [],
  });
}

const pairedTeamOf = (tournament: Tournament, account: AccountId): TeamId | null =>
  FORMATS[tournament.settings.format].paired === 'teams' ? (teamOfPlayer(tournament, account)?.team ?? null) : null;

const unchangedBut = (tournament: Tournament, account: AccountId, withdrawnFrom: number | null): Changed => ({
  tournament: withPlayer(tournament, account, (player) => ({ ...player, withdrawnFrom, selfWithdrawn: false })),
  messages: [],
});

function inLastMatch(
  tournament: Tournament,
  account: AccountId,
  change: (contest: Contest<Board>, color: Color) => ChangedContest<Board>,
): Changed {
  const round = tournament.rounds.at(-1);
  const board = round && boardsOf(round).find(({ white, black }) => white === account || black === account);
  if (round === undefined || board === undefined) return { tournament, messages: [] };
  const color = board.white === account ? 'white' : 'black';
  const { pairing, messages } = change(contestOf(tournament, board), color);
  return { tournament: withContest(tournament, round.number, board, pairing), messages };
}

export const situationOf = (tournament: Tournament) => ({
  tournament: lifecycleOf(tournament),
  entrants: entrantsOf(tournament),
  pairings: pairingsMade(tournament),
});

function boardAt({ rounds }: Tournament, { round, white, black }: Seats<EntrantId>): Board | undefined {
  const found = rounds[round - 1];
  return found && boardsOf(found).find((board) => board.white === white && board.black === black);
}

function closeBoard({ tournament, messages }: Changed, changed: ChangedResult<EntrantId>): Changed {
  const board = boardAt(tournament, changed);
  const { result } = changed;
  if (board === undefined || result === null) return { tournament, messages };
  const ends = openGames(board).map(({ id }): GameMessage => ({ kind: 'endGame', game: id, result }));
  return { tournament: decided(tournament, board, changed), messages: [...messages, ...ends] };
}

/** A game ended by the withdrawal is replaced by a new one, even if its end has not been reported yet. */
function reopenBoard(
  { tournament, messages }: Changed,
  changed: ChangedResult<EntrantId>,
  now: Millis,
  chance: Chance,
): Changed {
  const board = boardAt(tournament, changed);
  if (board === undefined) return { tournament, messages };
  if (changed.result !== null || !board.online) return { tournament: decided(tournament, board, changed), messages };
  const startAt = startOfGame(tournament, changed.round, millis(now + ROUND_NOTICE_MS));
  const over = board.games.filter(({ end }) => end !== null);
  const anew = gameOpened({ ...board, result: null, overridden: false, games: over }, startAt, chance);
  return {
    tournament: withBoard(tournament, changed.round, board, anew.board),
    messages: [...messages, ...cancelled(openGames(board)), ...anew.messages],
  };
}

/** Board results decided this way bypass the board's own checks. */
const decided = (tournament: Tournament, board: Board, { round, result }: ChangedResult<EntrantId>): Tournament =>
  withBoard(tournament, round, board, { ...board, result, overridden: result !== null, reports: NO_REPORTS });

export function missedRound(
  tournament: Tournament,
  who: EntrantId,
  number: number,
  bye: MissedBye = 'zero-point',
): Tournament {
  const round = tournament.rounds[number - 1];
  if (round?.kind !== 'paired') return tournament;
  const pairings = [...round.pairings, { kind: 'bye', who, bye } as const];
  return withRound(tournament, { ...round, pairings });
}
