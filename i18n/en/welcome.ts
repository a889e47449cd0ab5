/** The first steps of a new member, on the front page. */
export const welcome = {
  title: 'Welcome! Three things to do first',
  dismiss: 'Dismiss',
  play: {
    title: 'Find a tournament',
    text: 'Look through the tournaments and sign up for one.',
    action: 'All tournaments',
  },
  notices: {
    title: 'Turn on notifications',
    text: 'You are told when you are paired and when your game starts, also with the page closed.',
    action: 'Notifications in settings',
  },
  account: {
    title: 'Complete your account',
    text: 'Add a picture, and choose what others see.',
    action: 'Settings',
  },
} as const;
