import * as calls from '../../../../contract/calls.ts';
import { EVERYBODY, type Row, RUNS, SPEAKS_FOR_TEAM } from '../roles.ts';

/** Matches of teams: when and where they are, and what their captains say of them. */
export const MATCH_ROWS = {
  tournamentCalendar: {
    call: calls.tournamentCalendar,
    does: 'have the rounds or the matches of a tournament in a calendar',
    may: EVERYBODY,
  },
  viewMatch: {
    call: calls.viewMatch,
    does: 'see what is arranged and reported of a match of teams',
    may: EVERYBODY,
  },
  reportMatch: { call: calls.reportMatch, does: 'report a match as a captain', may: SPEAKS_FOR_TEAM },
  answerReport: {
    call: calls.answerReport,
    does: "confirm or dispute the other captain's report of a match",
    may: SPEAKS_FOR_TEAM,
  },
  askPostponement: {
    call: calls.askPostponement,
    does: 'ask the other captain for another day',
    may: SPEAKS_FOR_TEAM,
  },
  answerPostponement: {
    call: calls.answerPostponement,
    does: 'agree to another day for a match, or refuse it',
    may: SPEAKS_FOR_TEAM,
  },
  namePlace: { call: calls.namePlace, does: 'say where a match at home is played', may: SPEAKS_FOR_TEAM },
  arrangeMatch: { call: calls.arrangeMatch, does: 'say where and when a match is played', may: RUNS },
  decideMatch: {
    call: calls.decideMatch,
    does: 'enter a match as it was played, over what its captains have reported',
    may: RUNS,
  },
} as const satisfies Readonly<Record<string, Row>>;
