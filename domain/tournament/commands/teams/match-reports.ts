import type { Actor } from '../../../access/actor.ts';
import { MATCH_MAX_REPORTS } from '../../../kernel/limits.ts';
import { refuse } from '../../../kernel/result.ts';
import type { MatchWord } from '../../../message.ts';
import type { CaptainCommand, OrganiserCommand } from '../../command.ts';
import { type Decided, type DecisionContext, type DisputeMessage, done, GAMES_CHANGED } from '../../decision.ts';
import { sidesSpokenFor } from '../../guards/authority.ts';
import { sideInMatch } from '../../teams/match.ts';
import { mayAnswerReport, mayDecideMatch, mayReportMatch } from '../../teams/match-guards.ts';
import { boardsAsSeen, playedMatch, reportAsSeen, reportStateOf, withPlayed } from '../../teams/match-report.ts';
import type { MatchReport, ReportAnswer } from '../../value/match-report.ts';
import type { Match, Tournament } from '../../value/state.ts';
import { type FoundMatch, gamesEnded, matchAsked, toldCaptains, toldOrganisers, withMatch } from './matches.ts';

/** Replaces an open report by the same captain. Reports do not count until confirmed. */
export function reportMatch(
  before: Tournament,
  command: Extract<CaptainCommand, { kind: 'reportMatch' }>,
  { actor, now }: DecisionContext,
): Decided {
  const found = matchAsked(before, command);
  if (found === undefined) return refuse('noSuchPairing');
  const { reports } = found.match.day;
  const by = sideInMatch(found.match, command.team);
  const allowed = mayReportMatch(found, by, now);
  if (!allowed.ok) return allowed;
  const seen = boardsAsSeen(found.match, command.boards);
  if (!seen.ok) return seen;
  const played = playedMatch(before, command.round, found.match, command.boards);
  if (!played.ok) return played;
  const report: MatchReport = { ...played.value, by, at: now, answer: null };
  const others = reportStateOf(found.match) === 'waiting' ? reports.slice(0, -1) : reports;
  return done(withMatch(found, withReports(found.match, [...others, report])), {
    messages: toldCaptains(found, 'matchReported', actor),
    events: GAMES_CHANGED,
  });
}

/** A confirmed report counts; a disputed one is for the organiser to decide. */
export function answerReport(
  before: Tournament,
  command: Extract<CaptainCommand, { kind: 'answerReport' }>,
  { actor, now }: DecisionContext,
): Decided {
  const found = matchAsked(before, command);
  const report = found?.match.day.reports.at(-1);
  if (found === undefined) return refuse('noSuchPairing');
  const allowed = mayAnswerReport(found, sidesSpokenFor(actor, found.match), now);
  if (!allowed.ok) return allowed;
  if (report === undefined) return refuse('nothingToAnswer');
  const seen = reportAsSeen(report, command.expected);
  if (!seen.ok) return seen;
  const { disputed } = command;
  const answer: ReportAnswer =
    disputed === null ? { kind: 'confirmed', at: now } : { kind: 'disputed', at: now, words: disputed.words };
  const answered = withReports(found.match, [...found.match.day.reports.slice(0, -1), { ...report, answer }]);
  return disputed === null
    ? counted(found, withPlayed(answered, report), 'reportConfirmed', actor)
    : counted(found, answered, 'reportDisputed', actor, toldOrganisers(found, actor));
}

export function decideMatch(
  before: Tournament,
  command: Extract<OrganiserCommand, { kind: 'decideMatch' }>,
  { actor, now }: DecisionContext,
): Decided {
  const found = matchAsked(before, command);
  if (found === undefined) return refuse('noSuchPairing');
  const allowed = mayDecideMatch(found);
  if (!allowed.ok) return allowed;
  const seen = boardsAsSeen(found.match, command.boards);
  if (!seen.ok) return seen;
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

/** Applies the results and ends running games. */
function counted(
  found: FoundMatch,
  match: Match,
  of: MatchWord,
  actor: Actor,
  told: readonly DisputeMessage[] = [],
): Decided {
  return done(withMatch(found, match), {
    messages: [...toldCaptains(found, of, actor), ...told, ...gamesEnded(found.match, match)],
    events: GAMES_CHANGED,
  });
}
