/** Matches of a team that withdraws or returns (decisions D-05, D-72). */
import type { TeamId } from '../../../kernel/ids.ts';
import type { Millis } from '../../../kernel/time.ts';
import type { Seats } from '../../guards/presence.ts';
import { type ChangedResult, comeback, withdrawal } from '../../guards/withdrawal.ts';
import { firstRoundToLineUp } from '../../teams/line-ups.ts';
import { isLineUpOpen, matchOfTeam, sideInMatch, unseated } from '../../teams/match.ts';
import { type Contest, contestOf } from '../../teams/match-score.ts';
import { withContest, withPairings, withRound, withTeam } from '../../value/change.ts';
import type { Color } from '../../value/field.ts';
import { hasMatches } from '../../value/formats.ts';
import { type EntrantId, type Match, matchesOf, openGames, type Tournament } from '../../value/state.ts';
import { withoutAbsent } from '../absence.ts';
import { cancelled } from '../games.ts';
import { type Changed, missedRound, situationOf } from '../withdrawal.ts';
import { type ChangedContest, type Moment, resumed, walkedOver } from './contest-games.ts';

/** Remaining matches of a round robin are forfeited; otherwise open line-ups stay without this team. */
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

/** The team gets byes for missed rounds and plays its remaining matches. */
export function takenBackToMatches(before: Tournament, team: TeamId, moment: Moment): Changed {
  const { reopened, missed } = comeback<EntrantId>(situationOf(before), team);
  const back = withTeam(before, team, (one) => ({ ...one, withdrawnFrom: null }));
  if (hasMatches(before)) return inLastMatch(back, team, (contest, color) => resumed(contest, color, moment));
  return reopened.reduce<Changed>(decidedWithoutPlay, {
    tournament: missed.reduce((state, round) => missedRound(state, team, round), back),
    messages: [],
  });
}

/** The match in the last knockout stage; without boards the present team wins it. */
function inLastMatch(
  tournament: Tournament,
  team: TeamId,
  change: (contest: Contest<Match>, color: Color) => ChangedContest<Match>,
): Changed {
  const round = tournament.rounds.at(-1);
  const match = round && matchOfTeam(round, team);
  if (round === undefined || match === undefined) return { tournament, messages: [] };
  const { pairing, messages } =
    isLineUpOpen(match) || match.forfeited !== null
      ? { pairing: withoutAbsent(tournament, match, round.number), messages: [] }
      : change(contestOf(tournament, match), sideInMatch(match, team));
  return { tournament: withContest(tournament, round.number, match, pairing), messages };
}

const matchAt = ({ rounds }: Tournament, { round, white, black }: Seats<EntrantId>): Match | undefined => {
  const found = rounds[round - 1];
  return found && matchesOf(found).find((match) => match.white === white && match.black === black);
};

/** A match decided without play, or (without a result) reopened with its own line-ups. */
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
