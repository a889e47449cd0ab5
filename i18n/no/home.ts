import type { home as english } from '../en/home.ts';
import type { Words } from '../words.ts';

export const home: Words<typeof english> = {
  title: 'Sjakkturneringer',
  lead: 'Følg turneringer mens de spilles, bli med i en, eller arranger din egen: rundeoppsett, resultater og tabeller, på nett og ved brettet.',
  groups: {
    pinned: 'Festet',
    today: 'I dag',
    tomorrow: 'I morgen',
    soon: 'Snart',
    later: 'Senere',
  },
  allTournaments: 'Alle turneringer',
  noTournaments: 'Ingen turneringer er planlagt.',
  noTournamentsHint: 'Se på dem som er spilt, eller kom tilbake senere.',
  noTournamentsHintOrganiser: 'Vær den første: lag en.',
  gamesNow_one: '{{count}} parti nå',
  gamesNow_other: '{{count}} partier nå',
  now: {
    board: 'Ledernes bord i {{name}}',
    leads: '{{name}} spilles nå.',
    watch: 'Se brettene',
  },
  build: 'Lag en turnering',
  starts: 'Starter {{when}}',
  started: 'Startet {{when}}',
  leagues: 'Serier',
  noLeagues: 'Ingen serier ennå.',
  find: {
    title: 'Finn en turnering',
    ongoing: 'Pågår nå',
    noOngoing: 'Ingen turneringer pågår akkurat nå.',
    upcoming: 'Kommende',
    noUpcoming: 'Ingen turneringer er kunngjort.',
    privates: 'Private turneringer du er med i',
  },
  search: { title: 'Søk i turneringer' },
  list: {
    title: 'Alle turneringer',
    name: 'Navn',
    startDate: 'Startdato',
    endDate: 'Sluttdato',
    search: 'Søk etter navn',
    empty: 'Ingen turnering har det navnet.',
    emptyAll: 'Det finnes ingen turneringer ennå.',
  },
};
