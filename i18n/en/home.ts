/** The front page and the table of all tournaments. */
export const home = {
  title: 'Chess tournaments',
  lead: 'Follow tournaments as they are played, join one, or run your own: pairings, results and standings, online and over the board.',
  groups: {
    pinned: 'Pinned',
    today: 'Today',
    tomorrow: 'Tomorrow',
    soon: 'Soon',
    later: 'Later',
  },
  allTournaments: 'All tournaments',
  noTournaments: 'No tournaments are planned.',
  noTournamentsHint: 'Look at those that have been played, or come back later.',
  noTournamentsHintOrganiser: 'Be the first: build one.',
  build: 'Build a tournament',
  starts: 'Starts {{when}}',
  started: 'Started {{when}}',
  leagues: 'Leagues',
  noLeagues: 'No leagues yet.',
  list: {
    title: 'All tournaments',
    name: 'Name',
    startDate: 'Start date',
    search: 'Search by name',
    empty: 'No tournament has that name.',
    emptyAll: 'There are no tournaments yet.',
  },
} as const;
