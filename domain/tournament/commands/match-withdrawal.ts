/** What becomes of the matches of a team that goes after the start, or comes back (decisions D-05, D-72). */
import type { TeamId } from '../../ids.ts';
import type { Millis } from '../../time.ts';
import { withPairings, withRound, withTeam } from '../change.ts';
import { firstRoundToLineUp } from '../line-ups.ts';
import { newMatch } from '../match.ts';
import type { Seats } from '../presence.ts';
import type { EntrantId } from '../seats.ts';
import { type Match, matchesOf, openGames, type Tournament } from '../state.ts';
import { type ChangedResult, comeback, withdrawal } from '../withdrawal.ts';
import { cancelled } from './games.ts';
import { type Changed, missedRound, situationOf } from './withdrawal.ts';

/**
 * The team plays no more matches than those that have begun. Of a round robin those to come are lost without play; where
 * rounds are paired one by one it has nobody in a match whose line-ups are still open.
 */
export function withdrawnFromMatches(before: Tournament, team: TeamId, now: Millis): Changed {
  const hasBegun = (seats: Seats<EntrantId>): boolean =>
    matchAt(before, seats)?.boards.some(
      (board) => board.result !== null || openGames(board).some(({ startAt }) => startAt <= now),
    ) ?? false;
  const { withdrawnFrom, closed } = withdrawal<EntrantId>(situationOf(before), team, hasBegun);
  const from = Math.min(withdrawnFrom, firstRoundToLineUp(before, team));
  return closed.reduce<Changed>(decidedWithoutPlay, {
    tournament: withTeam(before, team, (one) => ({ ...one, withdrawnFrom: from })),
    messages: [],
  });
}

/** The team is in the tournament again: byes for the rounds missed, and the matches that are still to be played. */
export function takenBackToMatches(before: Tournament, team: TeamId): Changed {
  const { reopened, missed } = comeback<EntrantId>(situationOf(before), team);
  const back = withTeam(before, team, (one) => ({ ...one, withdrawnFrom: null }));
  return reopened.reduce<Changed>(decidedWithoutPlay, {
    tournament: missed.reduce((state, round) => missedRound(state, team, round), back),
    messages: [],
  });
}

const matchAt = ({ rounds }: Tournament, { round, white, black }: Seats<EntrantId>): Match | undefined => {
  const found = rounds[round - 1];
  return found && matchesOf(found).find((match) => match.white === white && match.black === black);
};

/** A match that is not played after all, or (without a result) is to be played again with line-ups of its own. */
function decidedWithoutPlay({ tournament, messages }: Changed, changed: ChangedResult<EntrantId>): Changed {
  const match = matchAt(tournament, changed);
  const round = tournament.rounds[changed.round - 1];
  if (match === undefined || round?.kind !== 'paired') return { tournament, messages };
  const open = newMatch(match.board, match.white, match.black);
  const after: Match = changed.result === null ? open : { ...open, lineUps: null, forfeited: changed.result };
  const pairings = round.pairings.map((pairing) => (pairing === match ? after : pairing));
  return {
    tournament: withRound(tournament, withPairings(round, pairings)),
    messages: [...messages, ...cancelled(match.boards.flatMap(openGames))],
  };
}
