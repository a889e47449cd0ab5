import * as calls from '../calls.ts';
import { changed } from '../http/answers.ts';
import { accountId, boardPlace, roundNumber, teamId, tournamentId } from '../http/path-parts.ts';
import { UNCHANGED, UNSEEN } from '../http/refusals.ts';
import { lineUpPage, lineUpPayload, manageTeamPage } from '../tournament/line-ups.ts';
import type { Described } from './description.ts';

export const LINE_UP_CALLS = {
  manageTournamentTeam: {
    at: calls.manageTournamentTeam,
    does: 'see who plays for a team, and who else could',
    right: 'lineUpTeam',
    path: { id: tournamentId, team: teamId },
    answer: manageTeamPage,
    refuses: ['noSuchTournament', 'tournamentPrivate', 'noSuchTeam'],
  },
  seatMember: {
    at: calls.seatMember,
    does: 'set the board order of a team',
    right: 'lineUpTeam',
    path: { id: tournamentId, team: teamId, account: accountId, place: boardPlace },
    answer: changed,
    refuses: [UNCHANGED, 'noSuchTeam', 'notParticipating', 'lineUpClosed'],
  },
  readLineUp: {
    at: calls.readLineUp,
    does: 'see who is to play for a team in a match',
    right: 'lineUpTeam',
    path: { id: tournamentId, round: roundNumber, team: teamId },
    answer: lineUpPage,
    refuses: [UNSEEN, 'noSuchPairing'],
  },
  handInLineUp: {
    at: calls.handInLineUp,
    does: 'say who plays for a team in a match',
    right: 'lineUpTeam',
    path: { id: tournamentId, round: roundNumber, team: teamId },
    body: lineUpPayload,
    answer: changed,
    refuses: [UNCHANGED, 'noSuchPairing', 'lineUpClosed', 'notParticipating', 'namedTwice'],
  },
  closeLineUps: {
    at: calls.closeLineUps,
    does: 'close the line-ups of a match before their time',
    right: 'runTournaments',
    path: { id: tournamentId, round: roundNumber, team: teamId },
    answer: changed,
    refuses: [UNCHANGED, 'noSuchPairing'],
  },
} as const satisfies Described;
