/** Words on paper. */
export const printout = {
  pairings: 'Pairings',
  standings: 'Standings',
  boardCards: 'Board cards',
  round: 'Round {{number}}',
  board: 'Board',
  white: 'White',
  black: 'Black',
  result: 'Result',
  rank: 'Rank',
  name: 'Name',
  rating: 'Rating',
  federation: 'Fed.',
  points: 'Points',
  bye: 'bye',
} as const;
