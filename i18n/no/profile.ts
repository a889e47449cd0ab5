import type { profile as english } from '../en/profile.ts';
import type { Words } from '../words.ts';

export const profile: Words<typeof english> = {
  online: 'Pålogget',
  offline: 'Ikke pålogget',
  rating: 'Rating {{rating}}',
  unrated: 'Ingen rating',
  estimate: {
    title: 'Anslått ratingendring siden listen for {{month}}:',
    standard_one: 'langsjakk {{change}} ({{count}} parti)',
    standard_other: 'langsjakk {{change}} ({{count}} partier)',
    rapid_one: 'hurtigsjakk {{change}} ({{count}} parti)',
    rapid_other: 'hurtigsjakk {{change}} ({{count}} partier)',
    blitz_one: 'lynsjakk {{change}} ({{count}} parti)',
    blitz_other: 'lynsjakk {{change}} ({{count}} partier)',
  },
  toSettings: 'Innstillinger',
  memberships: 'Medlemskap',
  noMemberships: 'Ikke medlem av noen klubb.',
  kinds: { organization: 'Organisasjon', club: 'Klubb', team: 'Lag' },
  chart: {
    title: 'Rating',
    lead: 'Ratingen ved påmelding til hver turnering.',
    span: 'Fra {{first}} ({{from}}) til {{last}} ({{to}}); den høyeste var {{highest}}.',
    rating: 'Rating',
  },
  against: {
    title: 'Innbyrdes oppgjør',
    lead: 'Resultatene til {{name}} mot en annen spiller, i partier du kan se.',
    other: 'Motstanderens brukernavn',
    show: 'Vis',
    tally: 'Mot {{other}}: {{wins}} vunnet, {{draws}} remis, {{losses}} tapt.',
    never: 'De har ikke møttes i noe parti du kan se.',
    round: 'Runde',
  },
  tournaments: 'Turneringer',
  games: 'Partier',
  played: {
    noTournaments: 'Ingen turneringer ennå.',
    noGames: 'Ingen partier ennå.',
    versus: '{{white}} mot {{black}}',
    columns: {
      name: 'Turnering',
      start: 'Start',
      end: 'Slutt',
      white: 'Hvit',
      black: 'Svart',
      result: 'Resultat',
      time: 'Tid',
      date: 'Dato',
    },
  },
};
