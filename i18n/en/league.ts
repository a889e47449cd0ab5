/** A league: its seasons, and the tables of their categories. */
export const league = {
  manager: 'League of',
  manage: 'Manage the league',
  seasons: 'Seasons',
  noSeasons: 'No season yet.',
  season: 'From {{start}} to {{end}}',
  ended: 'Ended',
  running: 'Running',
  noCategories: 'No category yet.',
  notPlayed: 'Nobody has played here yet.',
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
  /** Of a season that is played: where somebody stands who would go up or down. */
  zones: { up: 'Promotion place', down: 'Relegation place' },
  /** A result that is none of those that count. */
  dropped: 'Not counted: {{points}}',
  way: {
    open: 'Way',
    of: 'The way of {{name}}',
    season: 'Through {{season}}',
    after: 'After',
    place: 'Place',
    years: 'Over the years',
    inSeason: 'Season',
    category: 'Category',
    placeOf: '{{rank}} of {{of}}',
    ledTo: 'Then',
    none: 'Nothing has been played yet.',
  },
  up: 'Up to {{category}}',
  down: 'Down to {{category}}',
  /** Whom a category is for. */
  only: {
    genders: { everybody: 'Everybody', women: 'Women and girls', men: 'Men and boys' },
    ages: {
      both: 'age {{least}} to {{greatest}}',
      least: 'age {{least}} and more',
      greatest: 'age {{greatest}} at most',
    },
    ratings: {
      both: 'rating {{least}} to {{greatest}}',
      least: 'rating {{least}} and more',
      greatest: 'rating {{greatest}} at most',
    },
  },
  /** Where the season counts the best results only. */
  counted_one: 'The best result of each counts.',
  counted_other: 'The best {{count}} results of each count.',
} as const;
