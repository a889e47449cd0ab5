import * as calls from '../calls.ts';
import { messagePayload } from '../clubs/messages.ts';
import { nothing } from '../http/answers.ts';
import { accountId, teamId } from '../http/path-parts.ts';
import { calendarQuery } from '../tournament/matches.ts';
import { editTeamPayload, teamManageView, teamView } from '../tournament/teams.ts';
import type { Described } from './description.ts';

export const TEAM_CALLS = {
  viewTeam: {
    at: calls.viewTeam,
    does: 'view the page of a team',
    right: 'everybody',
    path: { id: teamId },
    cached: true,
    answer: teamView,
    refuses: ['notFound'],
  },
  teamCalendar: {
    at: calls.teamCalendar,
    does: 'have the matches of a team in a calendar, whatever the tournament',
    right: 'everybody',
    path: { id: teamId },
    query: calendarQuery,
    answer: 'calendar',
    limit: 'calendar',
    refuses: ['notFound'],
  },
  manageTeam: {
    at: calls.manageTeam,
    does: 'open the management of a team',
    right: 'leadTeam',
    path: { id: teamId },
    answer: teamManageView,
    refuses: ['notFound'],
  },
  editTeam: {
    at: calls.editTeam,
    does: 'change name, texts and picture of a team',
    right: 'editTexts',
    path: { id: teamId },
    body: editTeamPayload,
    answer: nothing,
    size: 'description',
    refuses: ['inputTooLarge', 'notFound', 'teamNameTaken'],
  },
  addTeamMember: {
    at: calls.addTeamMember,
    does: 'take a member of the club into a team',
    right: 'leadTeam',
    path: { id: teamId, account: accountId },
    answer: nothing,
    refuses: ['notFound', 'noSuchAccount', 'notAClubMember', 'alreadyATeamMember'],
  },
  leaveTeam: {
    at: calls.leaveTeam,
    does: 'leave a team one is in',
    right: 'account',
    path: { id: teamId },
    answer: nothing,
    refuses: ['notFound', 'notATeamMember'],
  },
  messageTeam: {
    at: calls.messageTeam,
    does: 'write to the members of a team',
    right: 'leadTeam',
    path: { id: teamId },
    body: messagePayload,
    answer: nothing,
    limit: 'message',
    refuses: ['notFound'],
  },
  removeTeamMember: {
    at: calls.removeTeamMember,
    does: 'take somebody out of a team',
    right: 'leadTeam',
    path: { id: teamId, account: accountId },
    answer: nothing,
    refuses: ['notFound', 'noSuchAccount'],
  },
} as const satisfies Described;
