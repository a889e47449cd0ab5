/** Logging in. */
export const account = {
  logInTitle: 'Log in',
  userId: 'User name',
  password: 'Password',
  logIn: 'Log in',
  noAccount: 'How do I get an account?',
  noAccountTitle: 'Getting an account',
  noAccountText:
    'Rokade is being tried out by invited people. A club or an organisation gives you an account: ask your club for an invitation link. You need no account to follow tournaments, or to play in one over the board.',
  forgotten: 'Forgotten the password?',
  recover: {
    title: 'New password',
    lead: 'Give the e-mail address of your account, and we send you a link to set a new password.',
    email: 'E-mail address',
    ask: 'Send the link',
    sent: 'We sent you an email with a link to recover your password.',
    notComing:
      'It is good for an hour. If nothing comes, look among the unwanted mail, or ask your club: an account without an e-mail address gets its password from there.',
    toLogIn: 'To the log-in',
    newTitle: 'Choose a new password',
    for: 'For the account {{account}}. At least {{min}} characters.',
    new: 'New password',
    newAgain: 'New password, again',
    set: 'Set the password',
    again: 'Ask for a new link',
    changed: 'Your password has been changed.',
  },
  welcome: 'Welcome, {{name}}.',
} as const;
