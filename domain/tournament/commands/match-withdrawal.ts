/** What becomes of the matches of a team that goes after the start, or comes back (decisions D-05, D-72). */
import type { TeamId } from '../../ids.ts';
import type { Millis } from '../../time.ts';
import { withMet, withPairings, withRound, withTeam } from '../change.ts';
import type { Color } from '../field.ts';
import { hasMatches } from '../kinds.ts';
import { firstRoundToLineUp } from '../line-ups.ts';
import { isLineUpOpen, matchOfTeam, sideInMatch, unseated } from '../match.ts';
import { type Contest, contestOf } from '../match-score.ts';
import type { Seats } from '../presence.ts';
import type { EntrantId } from '../seats.ts';
import { type Match, matchesOf, openGames, type Tournament } from '../state.ts';
import { type ChangedResult, comeback, withdrawal } from '../withdrawal.ts';
import { withoutAbsent } from './absence.ts';
import { type ChangedContest, type Moment, resumed, walkedOver } from './contest-games.ts';
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
  const gone = withTeam(before, team, (one) => ({ ...one, withdrawnFrom: from }));
  if (hasMatches(before)) return inLastMatch(gone, team, (contest, color) => walkedOver(contest, color, now));
  return closed.reduce<Changed>(decidedWithoutPlay, { tournament: gone, messages: [] });
}

/** The team is in the tournament again: byes for the rounds missed, and the matches that are still to be played. */
export function takenBackToMatches(before: Tournament, team: TeamId, moment: Moment): Changed {
  const { reopened, missed } = comeback<EntrantId>(situationOf(before), team);
  const back = withTeam(before, team, (one) => ({ ...one, withdrawnFrom: null }));
  if (hasMatches(before)) return inLastMatch(back, team, (contest, color) => resumed(contest, color, moment));
  return reopened.reduce<Changed>(decidedWithoutPlay, {
    tournament: missed.reduce((state, round) => missedRound(state, team, round), back),
    messages: [],
  });
}

/** What becomes of a team's match in the last stage of a knockout; one without boards is won by who is there. */
function inLastMatch(
  tournament: Tournament,
  team: TeamId,
  change: (contest: Contest<Match>, color: Color) => ChangedContest<Match>,
): Changed {
  const round = tournament.rounds.at(-1);
  const match = round && matchOfTeam(round, team);
  if (round === undefined || match === undefined) return { tournament, messages: [] };
  const { met, messages } =
    isLineUpOpen(match) || match.forfeited !== null
      ? { met: withoutAbsent(tournament, match, round.number), messages: [] }
      : change(contestOf(tournament, match), sideInMatch(match, team));
  return { tournament: withMet(tournament, round.number, match, met), messages };
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
  const open = unseated(match);
  const after: Match = changed.result === null ? open : { ...open, lineUps: null, forfeited: changed.result };
  const pairings = round.pairings.map((pairing) => (pairing === match ? after : pairing));
  return {
    tournament: withRound(tournament, withPairings(round, pairings)),
    messages: [...messages, ...cancelled(match.boards.flatMap(openGames))],
  };
}
