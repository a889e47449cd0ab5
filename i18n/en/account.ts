/** Logging in. */
export const account = {
  logInTitle: 'Log in',
  userId: 'User name',
  password: 'Password',
  logIn: 'Log in',
  showPassword: 'Show the password',
  noAccount: 'How do I get an account?',
  noAccountTitle: 'Getting an account',
  noAccountText:
    'Rokade is being tried out by invited people. A club or an organisation gives you an account: ask your club for an invitation link. You need no account to follow tournaments, or to play in one over the board.',
  welcome: 'Welcome, {{name}}.',
} as const;
