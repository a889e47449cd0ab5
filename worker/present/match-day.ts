import type { MatchDayView, ShownReport } from '../../contract/tournament/matches.ts';
import { correctedBoards, reportStateOf, rowsOf } from '../../domain/tournament/teams/match-report.ts';
import type { Postponement } from '../../domain/tournament/value/match-day.ts';
import type { MatchReport } from '../../domain/tournament/value/match-report.ts';
import type { MatchDayPage } from '../../services/tournament/match-day.ts';
import { iso } from '../../services/tournament/views/live.ts';

/** A match on its day, as a captain, an organiser or the public sees it. */
export function presentMatchDay({ match, side, isConcerned, isShown, may }: MatchDayPage): MatchDayView {
  const { day } = match;
  const reports = day.reports.filter(({ answer }) => isConcerned || (isShown && answer?.kind === 'confirmed'));
  return {
    state: reportStateOf(match),
    boards: isConcerned || isShown ? rowsOf(match) : [],
    reports: reports.map((report) => presentReport(report, isConcerned)),
    corrected: isConcerned || isShown ? [...correctedBoards(match)] : [],
    postponement: isConcerned && day.postponement !== null ? presentPostponement(day.postponement) : null,
    own: { home: day.home, place: day.place },
    side,
    may: [...may],
  };
}

const presentReport = ({ by, at, answer, ...played }: MatchReport, isConcerned: boolean): ShownReport => ({
  by,
  at: iso(at),
  state: answer?.kind ?? 'waiting',
  answered: answer === null ? null : iso(answer.at),
  words: answer?.kind === 'disputed' && isConcerned ? answer.words : null,
  boards: rowsOf(played),
});

const presentPostponement = ({ by, startAt, words, askedAt, answer }: Postponement) => ({
  by,
  startDate: iso(startAt),
  words,
  asked: iso(askedAt),
  answer,
});
