import type { MatchDayView, ShownReport } from '../../contract/matches.ts';
import type { Postponement } from '../../domain/tournament/match-day.ts';
import {
  correctedBoards,
  type MatchReport,
  type PlayedMatch,
  reportStateOf,
} from '../../domain/tournament/match-report.ts';
import type { Match } from '../../domain/tournament/state.ts';
import { iso } from '../../services/tournament/live.ts';
import type { MatchDayPage } from '../../services/tournament/match-day.ts';

/** A match on its day, for its captains, for who runs the tournament, or for everybody. */
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

const rowsOf = ({ boards, walkovers }: PlayedMatch | Match): ShownReport['boards'] =>
  [
    ...boards.map(({ board, white, black, result }) => ({ board, white, black, result })),
    ...walkovers.map(({ board, who, color }) => ({
      board,
      white: color === 'white' ? who : null,
      black: color === 'black' ? who : null,
      result: null,
    })),
  ].sort((one, other) => one.board - other.board);

const presentPostponement = ({ by, startAt, words, askedAt, answer }: Postponement) => ({
  by,
  start_date: iso(startAt),
  words,
  asked: iso(askedAt),
  answer,
});
