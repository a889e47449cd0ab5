/** Messages, and the clubs and teams that somebody is a member of. */
export const inbox = {
  title: 'Inbox',
  help: 'What others and the program have told you. A message is marked as read when you open this page.',
  empty: 'No messages yet.',
  system: 'Rokade',
  from: 'From {{sender}}',
  read: 'Read',
  unread: 'New',
  notices: {
    enteredInClub: '{{by}} has entered you in the club {{name}}.',
    removedFromClub: '{{by}} has removed you from the club {{name}}.',
    enteredInTeam: '{{by}} has put you in the team {{name}}.',
    enteredInTournament: '{{by}} has entered you in the tournament {{name}}.',
    matchReported: '{{by}} has reported the match against {{opponent}} in round {{round}} of {{name}}.',
    reportConfirmed:
      '{{by}} has confirmed the report of the match against {{opponent}} in round {{round}} of {{name}}. The results count.',
    reportDisputed:
      '{{by}} disputes the report of the match against {{opponent}} in round {{round}} of {{name}}. The organiser decides.',
    disputeToDecide:
      '{{by}} disputes the report of the match {{white}} – {{black}} in round {{round}} of {{name}}. It is for you to decide how it ended.',
    matchDecided: 'The organiser, {{by}}, has decided the match against {{opponent}} in round {{round}} of {{name}}.',
    postponementAsked: '{{by}} asks for another day for the match against {{opponent}} in round {{round}} of {{name}}.',
    postponementAgreed:
      '{{by}} has agreed to another day for the match against {{opponent}} in round {{round}} of {{name}}.',
    postponementRefused:
      '{{by}} has refused another day for the match against {{opponent}} in round {{round}} of {{name}}.',
    matchArranged:
      'The organiser, {{by}}, has moved the match against {{opponent}} in round {{round}} of {{name}} to another day.',
    playsWhite: 'Round {{round}} of {{name}} is paired: you have White on board {{board}}.',
    playsBlack: 'Round {{round}} of {{name}} is paired: you have Black on board {{board}}.',
    hasBye: 'Round {{round}} of {{name}} is paired: you have a bye.',
    arbiterCalled: '{{by}} calls for the arbiter on board {{board}} in round {{round}} of {{name}}.{{words}}',
    callAnswered: 'The arbiter of {{name}}, {{by}}, has answered your call:{{words}}',
    callSeenTo: 'The arbiter of {{name}}, {{by}}, has seen to your call.',
    withdrawn:
      'You are withdrawn from {{name}} and will not be paired from round {{round}} on. The organiser can take you back.',
  },
  toMemberships: 'My clubs and teams',
  toTournament: 'To the tournament',
  toMatch: 'To the match',
  toDesk: 'To the arbiter’s desk',
  newMessages_one: '{{count}} new message',
  newMessages_other: '{{count}} new messages',
  toInbox: 'To the inbox',
  memberships: {
    title: 'My clubs and teams',
    help: 'Where you are a member. You can leave each by yourself, whoever entered you.',
    clubs: 'Clubs',
    teams: 'Teams',
    noClubs: 'You are not a member of a club.',
    noTeams: 'You are not in a team.',
    home: 'Home club: it manages your account.',
    leave: 'Leave',
    leaveLabel: 'Leave {{name}}',
    leaveQuestion: 'Leave {{name}}?',
    leaveHome:
      'This is your home club. You also leave its teams and lose every power in it, and no club manages your account any more, so nobody there can give you a new password.',
    leaveClub: 'You also leave its teams and lose every power in it.',
    leaveTeam: 'You stay a member of the club.',
    left: 'You have left {{name}}.',
  },
} as const;
