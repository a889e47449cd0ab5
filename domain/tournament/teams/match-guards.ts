/** When captains and organisers may act on a match; `authority.ts` decides who may. */

import type { TeamId } from '../../kernel/ids.ts';
import { MATCH_MAX_REPORTS } from '../../kernel/limits.ts';
import { refuse } from '../../kernel/result.ts';
import { isPast, type Millis } from '../../kernel/time.ts';
import { type Guard, granted } from '../guards/refusals.ts';
import type { Color } from '../value/field.ts';
import { hasMatches } from '../value/formats.ts';
import type { Match, Round, Tournament } from '../value/state.ts';
import { isLineUpOpen, matchOfTeam } from './match.ts';
import { openPostponement, startOfMatch } from './match-day.ts';
import { hasResults, reportStateOf } from './match-report.ts';

export interface MatchInRound {
  readonly tournament: Pick<Tournament, 'settings' | 'phase'>;
  readonly round: Pick<Round, 'startAt'>;
  readonly match: Match;
}

/** The match is over the board, and neither it nor the tournament is decided. */
function isToBePlayed({ tournament: { settings, phase }, match }: MatchInRound): Guard {
  if (settings.online) return refuse('matchIsOnline');
  if (phase.kind !== 'running') return refuse(phase.kind === 'open' ? 'tournamentNotStarted' : 'tournamentFinished');
  return hasResults(match) ? refuse('matchHasResults') : granted;
}

/** As above, and the tournament lets captains report. */
function isForCaptains(asked: MatchInRound): Guard {
  return asked.tournament.settings.captainsReport ? isToBePlayed(asked) : refuse('captainsNotAsked');
}

const hasBegun = ({ round, match }: MatchInRound, now: Millis): boolean => {
  const startAt = startOfMatch(round, match);
  return startAt === null || startAt <= now;
};

/** Once the match has begun, until it counts; the other captain's report must be answered instead. */
export function mayReportMatch(asked: MatchInRound, side: Color, now: Millis): Guard {
  const allowed = isForCaptains(asked);
  if (!allowed.ok) return allowed;
  if (!hasBegun(asked, now)) return refuse('matchNotBegun');
  const { reports } = asked.match.day;
  if (reports.length >= MATCH_MAX_REPORTS) return refuse('tooManyReports');
  const isForHim = reportStateOf(asked.match) === 'waiting' && reports.at(-1)?.by !== side;
  return isForHim ? refuse('reportWaits') : granted;
}

/** The other captain answers, and may still confirm a disputed report. A captain of both `sides` cannot answer. */
export function mayAnswerReport(asked: MatchInRound, sides: readonly Color[], now: Millis): Guard {
  const allowed = isForCaptains(asked);
  if (!allowed.ok) return allowed;
  const report = asked.match.day.reports.at(-1);
  if (report === undefined || !hasBegun(asked, now)) return refuse('nothingToAnswer');
  return sides.some((side) => side === report.by) ? refuse('otherCaptainAnswers') : granted;
}

export function mayDecideMatch({ tournament: { settings, phase }, match }: MatchInRound): Guard {
  if (settings.online) return refuse('matchIsOnline');
  if (hasMatches({ settings })) return refuse('matchHasLegs');
  if (phase.kind === 'open') return refuse('tournamentNotStarted');
  return match.forfeited === null ? granted : refuse('matchHasResults');
}

/** Over the board only, until a result counts. */
export function mayReseat({ tournament: { settings, phase }, match }: MatchInRound): Guard {
  if (settings.online) return refuse('matchIsOnline');
  if (phase.kind === 'finished') return refuse('tournamentFinished');
  return match.forfeited !== null || hasResults(match) || match.boards.some(({ online }) => online)
    ? refuse('lineUpClosed')
    : granted;
}

/** True while line-ups are open or boards can be made again. */
export const mayArrangeLineUp = (asked: MatchInRound): boolean => isLineUpOpen(asked.match) || mayReseat(asked).ok;

/** Rounds in which the organiser can still set the team's line-up. */
export const roundsToLineUp = (tournament: Tournament, team: TeamId): readonly number[] =>
  tournament.rounds
    .filter((round) => {
      const match = matchOfTeam(round, team);
      return match !== undefined && mayArrangeLineUp({ tournament, round, match });
    })
    .map(({ number }) => number);

/** Before the match begins. An existing request by the other captain becomes a counter-proposal. */
export function mayAskPostponement(asked: MatchInRound, to: Millis, now: Millis): Guard {
  const allowed = isForCaptains(asked);
  if (!allowed.ok) return allowed;
  if (hasBegun(asked, now)) return refuse('matchHasBegun');
  if (to === startOfMatch(asked.round, asked.match)) return refuse('sameDay');
  return isPast(to, now) ? refuse('timeInThePast') : granted;
}

/** Only the other captain, not one of both `sides`; an accepted time must be in the future. */
export function mayAnswerPostponement(
  asked: MatchInRound,
  sides: readonly Color[],
  agreed: boolean,
  now: Millis,
): Guard {
  const allowed = isForCaptains(asked);
  if (!allowed.ok) return allowed;
  const open = openPostponement(asked.match);
  if (open === null) return refuse('nothingToAnswer');
  if (sides.includes(open.by)) return refuse('otherCaptainAnswers');
  return agreed && isPast(open.startAt, now) ? refuse('timeInThePast') : granted;
}

export function mayArrangeMatch(asked: MatchInRound, startAt: Millis | null, now: Millis): Guard {
  const { settings, phase } = asked.tournament;
  if (settings.online) return refuse('matchIsOnline');
  if (phase.kind === 'finished') return refuse('tournamentFinished');
  if (startAt === asked.match.day.startAt) return granted;
  if (hasResults(asked.match)) return refuse('matchHasResults');
  return startAt !== null && isPast(startAt, now) ? refuse('timeInThePast') : granted;
}
