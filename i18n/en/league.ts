/** A league: its seasons, and the tables of their categories. */
export const league = {
  manager: 'Organiser:',
  manage: 'Manage league',
  seasons: 'Seasons',
  noSeasons: 'No seasons yet.',
  addSeason: 'Add a season',
  season: 'From {{start}} to {{end}}',
  ended: 'Ended',
  running: 'In progress',
  noCategories: 'No categories yet.',
  notPlayed: 'No results yet.',
  tournaments: 'Tournaments',
  crossTable: 'Cross table',
  categoryFor: 'For: {{restrictions}}',
  crossTableOf: 'Cross table of {{name}}',
  players: 'Players: {{category}}',
  teams: 'Teams: {{category}}',
  columns: {
    rank: 'Rank',
    player: 'Player',
    team: 'Team',
    points: 'Points',
    matchPoints: 'Match points',
    gamePoints: 'Game points',
    next: 'Next season',
  },
  /** Promotion and relegation places of a season in progress. */
  zones: { up: 'Promotion place', down: 'Relegation place' },
  /** A result that does not count. */
  dropped: 'Not counted: {{points}}',
  way: {
    open: 'History',
    of: 'History of {{name}}',
    season: 'During {{season}}',
    after: 'After',
    place: 'Rank',
    years: 'Season by season',
    inSeason: 'Season',
    category: 'Category',
    placeOf: '{{rank}} of {{of}}',
    ledTo: 'Outcome',
    none: 'No results yet.',
  },
  up: 'Promoted to {{category}}',
  down: 'Relegated to {{category}}',
  /** The restrictions of a category. */
  only: {
    genders: { everybody: 'Everybody', women: 'Women and girls', men: 'Men and boys' },
    ages: {
      both: 'aged {{least}} to {{greatest}}',
      least: 'aged {{least}} and over',
      greatest: 'aged {{greatest}} and under',
    },
    ratings: {
      both: 'rating {{least}} to {{greatest}}',
      least: 'rating {{least}} and above',
      greatest: 'rating {{greatest}} and below',
    },
  },
  /** The number of counting results in a season. */
  counted_one: 'Only the best result counts.',
  counted_other: 'The best {{count}} results count.',
} as const;
