/** Messages, and the user's clubs and teams. */
export const inbox = {
  title: 'Inbox',
  help: 'Messages to you. Opening this page marks them as read.',
  empty: 'No messages yet.',
  system: 'Rokade',
  from: 'From {{sender}}',
  read: 'Read',
  unread: 'New',
  notices: {
    enteredInClub: '{{by}} has added you to the club {{name}}.',
    removedFromClub: '{{by}} has removed you from the club {{name}}.',
    enteredInTeam: '{{by}} has added you to the team {{name}}.',
    enteredInTournament: '{{by}} has entered you in the tournament {{name}}.',
    matchReported: '{{by}} has reported the result of the match against {{opponent}} in round {{round}} of {{name}}.',
    reportConfirmed:
      '{{by}} has confirmed the report of the match against {{opponent}} in round {{round}} of {{name}}. The results now count.',
    reportDisputed:
      '{{by}} disputes the report of the match against {{opponent}} in round {{round}} of {{name}}. The organiser will decide.',
    disputeToDecide:
      '{{by}} disputes the report of the match {{white}} – {{black}} in round {{round}} of {{name}}. Please decide the result.',
    matchDecided:
      'The organiser, {{by}}, has decided the result of the match against {{opponent}} in round {{round}} of {{name}}.',
    postponementAsked:
      '{{by}} asks to move the match against {{opponent}} in round {{round}} of {{name}} to another day.',
    postponementAgreed:
      '{{by}} has agreed to move the match against {{opponent}} in round {{round}} of {{name}} to another day.',
    postponementRefused:
      '{{by}} has declined to move the match against {{opponent}} in round {{round}} of {{name}} to another day.',
    matchArranged:
      'The organiser, {{by}}, has moved the match against {{opponent}} in round {{round}} of {{name}} to another day.',
    playsWhite: 'Round {{round}} of {{name}} is paired: you have White on board {{board}}.',
    playsBlack: 'Round {{round}} of {{name}} is paired: you have Black on board {{board}}.',
    hasBye: 'Round {{round}} of {{name}} is paired: you have a bye.',
    gamePostponed:
      'Your opponent on board {{seat}} in round {{round}} of {{name}} has postponed the game and proposes a day. Please answer.',
    anotherDayAsked:
      'Your opponent on board {{seat}} in round {{round}} of {{name}} asks to play on another day. Please answer.',
    anotherDayAgreed:
      'Your opponent on board {{seat}} in round {{round}} of {{name}} agrees to the day that you proposed.',
    anotherDayRefused:
      'Your opponent on board {{seat}} in round {{round}} of {{name}} does not agree to the day that you proposed.',
    anotherDaySet: 'The arbiter has set the date of your game on board {{seat}} in round {{round}} of {{name}}.',
    gameReminder: 'Reminder: your game on board {{seat}} in round {{round}} of {{name}} is still to be played{{at}}.',
    arbiterCalled: '{{by}} is calling the arbiter to board {{board}} in round {{round}} of {{name}}.{{words}}',
    callAnswered: 'The arbiter of {{name}}, {{by}}, has answered your call:{{words}}',
    callSeenTo: 'The arbiter of {{name}}, {{by}}, has resolved your call.',
    withdrawn:
      'You have been withdrawn from {{name}} and will not be paired from round {{round}} on. The organiser can let you back in.',
  },
  at: ', on {{when}}',
  toMemberships: 'My clubs and teams',
  toTournament: 'View tournament',
  toMatch: 'View match',
  toGame: 'View game',
  toDesk: 'Open desk',
  newMessages_one: '{{count}} new message',
  newMessages_other: '{{count}} new messages',
  toInbox: 'Open inbox',
  memberships: {
    title: 'My clubs and teams',
    help: 'The clubs and teams you belong to. You can leave any of them yourself.',
    clubs: 'Clubs',
    teams: 'Teams',
    noClubs: 'You are not a member of any club.',
    noTeams: 'You are not in any team.',
    home: 'Home club: manages your account.',
    leave: 'Leave',
    leaveLabel: 'Leave {{name}}',
    leaveQuestion: 'Leave {{name}}?',
    leaveHome:
      'This is your home club. You also leave its teams and lose all your roles in it. No club will manage your account any more, so nobody there can give you a new password.',
    leaveClub: 'You also leave its teams and lose all your roles in it.',
    leaveTeam: 'You stay a member of the club.',
    left: 'You have left {{name}}.',
  },
} as const;
