/** What becomes of the boards of somebody who goes after the start, or comes back (decisions D-05, D-72). */
import type { Chance } from '../../chance.ts';
import type { AccountId, TeamId } from '../../ids.ts';
import { ROUND_NOTICE_MS } from '../../limits.ts';
import { type Millis, millis } from '../../time.ts';
import { NO_REPORTS } from '../board-report.ts';
import { withBoard, withMet, withPlayer, withRound } from '../change.ts';
import type { Circumstances, GameMessage } from '../decision.ts';
import type { Color } from '../field.ts';
import { hasMatches, KINDS } from '../kinds.ts';
import { lifecycleOf } from '../lifecycle-of.ts';
import { firstRoundToLineUp } from '../line-ups.ts';
import { type Contest, contestOf } from '../match-score.ts';
import type { Seats } from '../presence.ts';
import { type EntrantId, entrantsOf, pairingsMade } from '../seats.ts';
import { type Board, boardsOf, openGames, type Tournament, teamOfPlayer } from '../state.ts';
import { type ChangedResult, comeback, withdrawal } from '../withdrawal.ts';
import { type ChangedContest, resumed, walkedOver } from './contest-games.ts';
import { cancelled, gameOpened, startOfGame } from './games.ts';

export interface Changed {
  readonly tournament: Tournament;
  readonly messages: readonly GameMessage[];
}

/**
 * The player takes no further part; of a round robin his games to come are decided with it, of a knockout his match.
 * Whoever plays for a team that is paired is not lined up any more.
 */
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

/** The player is in the tournament again: byes for the rounds missed, and the games that are still to be played. */
export function takenBack(
  before: Tournament,
  account: AccountId,
  { now, chance }: Pick<Circumstances, 'now' | 'chance'>,
): Changed {
  if (pairedTeamOf(before, account) !== null) return unchangedBut(before, account, null);
  const { reopened, missed } = comeback<EntrantId>(situationOf(before), account);
  const back = withPlayer(before, account, (player) => ({ ...player, withdrawnFrom: null, leftByHimself: false }));
  if (hasMatches(before)) {
    return inLastMatch(back, account, (contest, color) => resumed(contest, color, { now, chance }));
  }
  const present = missed.reduce((tournament, round) => missedRound(tournament, account, round), back);
  return reopened.reduce<Changed>((changed, result) => reopenBoard(changed, result, now, chance), {
    tournament: present,
    messages: [],
  });
}

/** The team that somebody plays for, where the teams are paired and not their players. */
const pairedTeamOf = (tournament: Tournament, account: AccountId): TeamId | null =>
  KINDS[tournament.settings.kind].paired === 'teams' ? (teamOfPlayer(tournament, account)?.team ?? null) : null;

/** Pairings are not touched by it. */
const unchangedBut = (tournament: Tournament, account: AccountId, withdrawnFrom: number | null): Changed => ({
  tournament: withPlayer(tournament, account, (player) => ({ ...player, withdrawnFrom, leftByHimself: false })),
  messages: [],
});

/** What becomes of the match of the last stage in which somebody plays. */
function inLastMatch(
  tournament: Tournament,
  account: AccountId,
  change: (contest: Contest<Board>, color: Color) => ChangedContest<Board>,
): Changed {
  const round = tournament.rounds.at(-1);
  const board = round && boardsOf(round).find(({ white, black }) => white === account || black === account);
  if (round === undefined || board === undefined) return { tournament, messages: [] };
  const color = board.white === account ? 'white' : 'black';
  const { met, messages } = change(contestOf(tournament, board), color);
  return { tournament: withMet(tournament, round.number, board, met), messages };
}

/** What the rules of going and coming back read. */
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

/** A game that was ended with the withdrawal is played in a new one, whether its own end has come back yet or not. */
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

/** What is decided so is not for the board to say. */
const decided = (tournament: Tournament, board: Board, { round, result }: ChangedResult<EntrantId>): Tournament =>
  withBoard(tournament, round, board, { ...board, result, overridden: result !== null, reports: NO_REPORTS });

/** A round that was played without somebody. */
export function missedRound(tournament: Tournament, who: EntrantId, number: number): Tournament {
  const round = tournament.rounds[number - 1];
  if (round?.kind !== 'paired') return tournament;
  const pairings = [...round.pairings, { kind: 'bye', who, bye: 'zero-point' } as const];
  return withRound(tournament, { ...round, pairings });
}
