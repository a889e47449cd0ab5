/** What captains and the organiser may do about a match, and until when. Whose word it is, is another question: `authority.ts`. */
import { MATCH_MAX_REPORTS } from '../limits.ts';
import { refuse } from '../result.ts';
import { isPast, type Millis } from '../time.ts';
import type { Color } from './field.ts';
import { hasMatches } from './kinds.ts';
import { openPostponement, startOfMatch } from './match-day.ts';
import { hasResults, reportStateOf } from './match-report.ts';
import { type Guard, granted } from './refusals.ts';
import type { Match, Round, Tournament } from './state.ts';

/** A match in its round, as the guards look at it. */
export interface MatchInRound {
  readonly tournament: Pick<Tournament, 'settings' | 'phase'>;
  readonly round: Pick<Round, 'startAt'>;
  readonly match: Match;
}

/** Something of the match is still to come: it is over the board, and neither it nor the tournament is decided. */
function isToBePlayed({ tournament: { settings, phase }, match }: MatchInRound): Guard {
  if (settings.online) return refuse('matchIsOnline');
  if (phase.kind !== 'running') return refuse(phase.kind === 'open' ? 'tournamentNotStarted' : 'tournamentFinished');
  return hasResults(match) ? refuse('matchHasResults') : granted;
}

/** The same, where the tournament leaves it to the captains. */
function isForCaptains(asked: MatchInRound): Guard {
  return asked.tournament.settings.captainsReport ? isToBePlayed(asked) : refuse('captainsNotAsked');
}

const hasBegun = ({ round, match }: MatchInRound, now: Millis): boolean => {
  const startAt = startOfMatch(round, match);
  return startAt === null || startAt <= now;
};

/** A captain reports once the match has begun, and while nothing of it counts. Where the other one has reported, he answers. */
export function mayReportMatch(asked: MatchInRound, side: Color, now: Millis): Guard {
  const allowed = isForCaptains(asked);
  if (!allowed.ok) return allowed;
  if (!hasBegun(asked, now)) return refuse('matchNotBegun');
  const { reports } = asked.match.day;
  if (reports.length >= MATCH_MAX_REPORTS) return refuse('tooManyReports');
  const isForHim = reportStateOf(asked.match) === 'waiting' && reports.at(-1)?.by !== side;
  return isForHim ? refuse('reportWaits') : granted;
}

/** The other captain answers a report, and may still confirm what he has disputed. Who speaks for both `sides` answers none. */
export function mayAnswerReport(asked: MatchInRound, sides: readonly Color[], now: Millis): Guard {
  const allowed = isForCaptains(asked);
  if (!allowed.ok) return allowed;
  const report = asked.match.day.reports.at(-1);
  if (report === undefined || !hasBegun(asked, now)) return refuse('nothingToAnswer');
  return sides.some((side) => side === report.by) ? refuse('otherCaptainAnswers') : granted;
}

/** The organiser enters a match as it was played, also over what counts already. */
export function mayDecideMatch({ tournament: { settings, phase }, match }: MatchInRound): Guard {
  if (settings.online) return refuse('matchIsOnline');
  if (hasMatches({ settings })) return refuse('matchHasLegs');
  if (phase.kind === 'open') return refuse('tournamentNotStarted');
  return match.forfeited === null ? granted : refuse('matchHasResults');
}

/** A captain asks for another day before the match begins. Asked by the other one meanwhile, it is what he offers instead. */
export function mayAskPostponement(asked: MatchInRound, to: Millis, now: Millis): Guard {
  const allowed = isForCaptains(asked);
  if (!allowed.ok) return allowed;
  if (hasBegun(asked, now)) return refuse('matchHasBegun');
  if (to === startOfMatch(asked.round, asked.match)) return refuse('sameDay');
  return isPast(to, now) ? refuse('timeInThePast') : granted;
}

/** The other captain agrees or refuses, and nobody who speaks for both `sides`; what is agreed to must still be to come. */
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

/** The organiser names home, place and day; another day only while nothing of the match counts. */
export function mayArrangeMatch(asked: MatchInRound, startAt: Millis | null, now: Millis): Guard {
  const { settings, phase } = asked.tournament;
  if (settings.online) return refuse('matchIsOnline');
  if (phase.kind === 'finished') return refuse('tournamentFinished');
  if (startAt === asked.match.day.startAt) return granted;
  if (hasResults(asked.match)) return refuse('matchHasResults');
  return startAt !== null && isPast(startAt, now) ? refuse('timeInThePast') : granted;
}
