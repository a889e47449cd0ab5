/** How a match ended: the report of one captain, the answer of the other, the word of the organiser. */
import type { Actor } from '../../access/actor.ts';
import { MATCH_MAX_REPORTS } from '../../limits.ts';
import type { MatchWord } from '../../message.ts';
import { refuse } from '../../result.ts';
import { sidesSpokenFor } from '../authority.ts';
import type { CaptainCommand, OrganiserCommand } from '../command.ts';
import { type Circumstances, type Decided, type DisputeMessage, done, GAMES_NEWS } from '../decision.ts';
import { sideInMatch } from '../match.ts';
import { mayAnswerReport, mayDecideMatch, mayReportMatch } from '../match-guards.ts';
import { type MatchReport, playedMatch, type ReportAnswer, reportStateOf, withPlayed } from '../match-report.ts';
import type { Match, Tournament } from '../state.ts';
import { type FoundMatch, gamesEnded, matchAsked, toldCaptains, toldOrganisers, withMatch } from './matches.ts';

/** A captain reports the match; a report of his own that waits is replaced by it. Nothing of it counts yet. */
export function reportMatch(
  before: Tournament,
  command: Extract<CaptainCommand, { kind: 'reportMatch' }>,
  { actor, now }: Circumstances,
): Decided {
  const found = matchAsked(before, command);
  if (found === undefined) return refuse('noSuchPairing');
  const { reports } = found.match.day;
  const by = sideInMatch(found.match, command.team);
  const allowed = mayReportMatch(found, by, now);
  if (!allowed.ok) return allowed;
  const played = playedMatch(before, command.round, found.match, command.boards);
  if (!played.ok) return played;
  const report: MatchReport = { ...played.value, by, at: now, answer: null };
  const others = reportStateOf(found.match) === 'waiting' ? reports.slice(0, -1) : reports;
  return done(withMatch(found, withReports(found.match, [...others, report])), {
    messages: toldCaptains(found, 'matchReported', actor),
    news: GAMES_NEWS,
  });
}

/** The other captain confirms, and the results count, or says what is wrong, and the organiser decides. */
export function answerReport(
  before: Tournament,
  command: Extract<CaptainCommand, { kind: 'answerReport' }>,
  { actor, now }: Circumstances,
): Decided {
  const found = matchAsked(before, command);
  const report = found?.match.day.reports.at(-1);
  if (found === undefined) return refuse('noSuchPairing');
  const allowed = mayAnswerReport(found, sidesSpokenFor(actor, found.match), now);
  if (!allowed.ok) return allowed;
  if (report === undefined) return refuse('nothingToAnswer');
  const { disputed } = command;
  const answer: ReportAnswer =
    disputed === null ? { kind: 'confirmed', at: now } : { kind: 'disputed', at: now, words: disputed.words };
  const answered = withReports(found.match, [...found.match.day.reports.slice(0, -1), { ...report, answer }]);
  return disputed === null
    ? counted(found, withPlayed(answered, report), 'reportConfirmed', actor)
    : counted(found, answered, 'reportDisputed', actor, toldOrganisers(found, actor));
}

/** The organiser says how the match ended. It counts at once, also over what has counted until then. */
export function decideMatch(
  before: Tournament,
  command: Extract<OrganiserCommand, { kind: 'decideMatch' }>,
  { actor, now }: Circumstances,
): Decided {
  const found = matchAsked(before, command);
  if (found === undefined) return refuse('noSuchPairing');
  const allowed = mayDecideMatch(found);
  if (!allowed.ok) return allowed;
  const played = playedMatch(before, command.round, found.match, command.boards);
  if (!played.ok) return played;
  const report: MatchReport = { ...played.value, by: 'organiser', at: now, answer: { kind: 'confirmed', at: now } };
  const reported = withReports(found.match, [...found.match.day.reports, report]);
  return counted(found, withPlayed(reported, report), 'matchDecided', actor);
}

const withReports = (match: Match, reports: readonly MatchReport[]): Match => ({
  ...match,
  day: { ...match.day, reports: reports.slice(-MATCH_MAX_REPORTS) },
});

/** The match as it counts from now on; games that still ran on a screen are over with it. */
function counted(
  found: FoundMatch,
  match: Match,
  of: MatchWord,
  actor: Actor,
  told: readonly DisputeMessage[] = [],
): Decided {
  return done(withMatch(found, match), {
    messages: [...toldCaptains(found, of, actor), ...told, ...gamesEnded(found.match, match)],
    news: GAMES_NEWS,
  });
}
