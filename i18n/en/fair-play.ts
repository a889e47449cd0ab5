/** How the players of a round have spent their time, for the arbiter. */
export const fairPlay = {
  title: 'Times and moves of a round',
  explains:
    'Figures from the logs of the games that were played on the screen. They accuse nobody: many honest players play fast, evenly or on a poor connection. They show where a closer look may be worth it.',
  left: 'What players do in other windows is not recorded.',
  caption: 'Players of round {{round}} in figures',
  search: 'Name or board',
  noGames: 'No game of this round was played on the screen.',
  nothingFound: 'Nobody is found by that.',
  save: 'Save as CSV',
  board: 'Board',
  player: 'Player',
  opponent: 'Opponent',
  color: 'Colour',
  moves: 'Moves',
  median: 'Median',
  medianHelp: 'The middle one of the times of the moves, from the ninth on; with ten such moves at least',
  even: 'Near the median',
  evenHelp: 'How many of these moves took between half the median and twice as much',
  percent: '{{value}} %',
  longest: 'Longest',
  forgiven: 'Delays forgiven',
  returns: 'Came back',
  refused: 'Refused moves',
  seconds: '{{name}} (s)',
  agreement: {
    title: 'Compared with an engine',
    about:
      'Stockfish goes through finished games here in your browser. It counts how many moves were its own first choice, and what a move gave away on average, in hundredths of a pawn. Left out are moves of known openings, moves without an alternative, and positions in which one side leads by {{pawns}} pawns or more. Of fewer than {{count}} moves nothing is said.',
    limits:
      'The figures accuse nobody. They do not tell where a move came from: strong players, quiet positions and forced lines bring many equal moves, and one game says next to nothing. Compare with other games of the same player and with players of the same strength, and hear the player before you conclude anything.',
    noGames: 'No finished game has moves that could be compared.',
    start_one: 'Go through round {{round}} ({{count}} game)',
    start_other: 'Go through round {{round}} ({{count}} games)',
    startAll_one: 'Go through all rounds ({{count}} game)',
    startAll_other: 'Go through all rounds ({{count}} games)',
    allDone: 'All finished games have been gone through. The figures are kept as long as this page is open.',
    progress: 'Game {{game}} of {{games}}: position {{done}} of {{positions}}',
    leftOut_one:
      '{{count}} game has been left out: one of its players, or you, has a game going on. Try again when it is over.',
    leftOut_other:
      '{{count}} games have been left out: one of the players, or you, has a game going on. Try again when it is over.',
    caption: 'Players compared with the engine, in round {{round}} and in all rounds',
    columns: {
      moves: 'Moves',
      samePercent: 'First choice',
      averageLoss: 'Loss',
      games: 'Games',
      inAll: '{{name}}, all',
      file: {
        moves: 'Moves compared with the engine',
        samePercent: 'First choice of the engine (%)',
        averageLoss: 'Average loss (hundredths of a pawn)',
      },
    },
    explained: {
      moves: 'Moves that the figures rest on',
      samePercent: 'How many of them were the engine’s first choice',
      averageLoss: 'What a move gave away on average, in hundredths of a pawn',
      games: 'Games of all rounds that have been gone through',
    },
  },
} as const;
