/** The header: menus, language, theme, user. */
export const nav = {
  mainMenu: 'Main menu',
  openMenu: 'Open the menu',
  menus: {
    tournaments: 'Tournaments',
    organizations: 'Organisations',
    accounts: 'Account creation',
  },
  entries: {
    myCalendar: 'My calendar',
    allTournaments: 'All tournaments',
    buildTournament: 'Build tournament',
    browse: 'Browse',
    manageClub: 'Manage club',
    manageOrganization: 'Manage organisation',
    createOrganization: 'Create organisation',
    inbox: 'Inbox',
    memberships: 'My clubs and teams',
    settings: 'Settings',
  },
  language: 'Language',
  languages: { en: 'English', no: 'Norsk' },
  theme: {
    label: 'Light or dark',
    light: 'Light',
    dark: 'Dark',
    auto: 'As the system',
  },
  logIn: 'Log in',
  logOut: 'Log out',
  userMenu: 'Menu of {{name}}',
  loggedOut: 'You are logged out.',
} as const;
