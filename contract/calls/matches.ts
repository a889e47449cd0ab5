import * as calls from '../calls.ts';
import { changed } from '../http/answers.ts';
import { roundNumber, teamId, tournamentId } from '../http/path-parts.ts';
import { UNCHANGED, UNSEEN } from '../http/refusals.ts';
import {
  answerPostponementPayload,
  answerReportPayload,
  arrangePayload,
  matchDay,
  placePayload,
  playedPayload,
  postponementPayload,
} from '../tournament/matches.ts';
import type { Described } from './description.ts';

const path = { id: tournamentId, round: roundNumber, team: teamId } as const;
const ofCaptain = { right: 'speakForTeam', path, answer: changed } as const;
const ofOrganiser = { right: 'runTournaments', path, answer: changed } as const;

/** Refusals of every write to a match. */
const MATCH = [
  ...UNCHANGED,
  'noSuchPairing',
  'tournamentNotStarted',
  'matchIsOnline',
  'matchHasLegs',
  'matchHasResults',
] as const;
const OF_CAPTAINS = [...MATCH, 'captainsNotAsked'] as const;
const WRITTEN = ['notParticipating', 'sitsTwice'] as const;

export const MATCH_CALLS = {
  viewMatch: {
    at: calls.viewMatch,
    does: 'see what is arranged and reported of a match of teams',
    right: 'viewTournament',
    path,
    answer: matchDay,
    refuses: [UNSEEN, 'noSuchPairing'],
  },
  reportMatch: {
    at: calls.reportMatch,
    does: 'report a match as a captain',
    ...ofCaptain,
    body: playedPayload,
    refuses: [OF_CAPTAINS, WRITTEN, 'matchNotBegun', 'reportWaits', 'tooManyReports'],
  },
  answerReport: {
    at: calls.answerReport,
    does: "confirm or dispute the other captain's report of a match",
    ...ofCaptain,
    body: answerReportPayload,
    refuses: [OF_CAPTAINS, 'nothingToAnswer', 'otherCaptainAnswers'],
  },
  askPostponement: {
    at: calls.askPostponement,
    does: 'ask the other captain for another day',
    ...ofCaptain,
    body: postponementPayload,
    refuses: [OF_CAPTAINS, 'matchHasBegun', 'sameDay', 'timeInThePast'],
  },
  answerPostponement: {
    at: calls.answerPostponement,
    does: 'agree to another day for a match, or refuse it',
    ...ofCaptain,
    body: answerPostponementPayload,
    refuses: [OF_CAPTAINS, 'nothingToAnswer', 'otherCaptainAnswers', 'timeInThePast'],
  },
  namePlace: {
    at: calls.namePlace,
    does: 'say where a match at home is played',
    ...ofCaptain,
    body: placePayload,
    refuses: [UNCHANGED, 'noSuchPairing', 'matchIsOnline', 'notAtHome'],
  },
  arrangeMatch: {
    at: calls.arrangeMatch,
    does: 'say where and when a match is played',
    ...ofOrganiser,
    body: arrangePayload,
    refuses: [MATCH, 'timeInThePast'],
  },
  decideMatch: {
    at: calls.decideMatch,
    does: 'enter a match as it was played, over what its captains have reported',
    ...ofOrganiser,
    body: playedPayload,
    refuses: [MATCH, WRITTEN],
  },
} as const satisfies Described;
