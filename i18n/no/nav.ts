import type { nav as english } from '../en/nav.ts';
import type { Words } from '../words.ts';

export const nav: Words<typeof english> = {
  mainMenu: 'Hovedmeny',
  openMenu: 'Åpne menyen',
  menus: {
    tournaments: 'Turneringer',
    organizations: 'Organisasjoner',
    accounts: 'Nye kontoer',
  },
  entries: {
    myCalendar: 'Min kalender',
    allTournaments: 'Alle turneringer',
    buildTournament: 'Lag turnering',
    browse: 'Bla gjennom',
    manageClub: 'Administrer klubb',
    manageOrganization: 'Administrer organisasjon',
    createAccounts: 'Opprett kontoer',
    invite: 'Inviter',
    createOrganization: 'Opprett organisasjon',
    inbox: 'Innboks',
    memberships: 'Mine klubber og lag',
    settings: 'Innstillinger',
    profile: 'Min profil',
  },
  language: 'Språk',
  languages: { en: 'English', no: 'Norsk' },
  theme: {
    label: 'Lys eller mørk',
    light: 'Lys',
    dark: 'Mørk',
    auto: 'Som systemet',
  },
  logIn: 'Logg inn',
  logOut: 'Logg ut',
  userMenu: 'Menyen til {{name}}',
  loggedOut: 'Du er logget ut.',
};
