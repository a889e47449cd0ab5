/** How the players of a round used their time, for the arbiter. */
export const fairPlay = {
  title: 'Times and moves',
  explains:
    'Figures from the logs of games played online. They prove nothing: many honest players play fast, evenly or on a poor connection. They show where a closer look may be worthwhile.',
  left: 'What players do in other windows is not recorded.',
  caption: 'Players of round {{round}} in figures',
  search: 'Name or board',
  noGames: 'No game in this round was played online.',
  nothingFound: 'No player or board found.',
  save: 'Save as CSV',
  board: 'Board',
  player: 'Player',
  opponent: 'Opponent',
  color: 'Colour',
  moves: 'Moves',
  median: 'Median',
  medianHelp: 'The median time per move, from the ninth move on; needs at least ten such moves',
  even: 'Near the median',
  evenHelp: 'How many of these moves took between half and twice the median',
  percent: '{{value}} %',
  longest: 'Longest',
  forgiven: 'Lag compensation',
  returns: 'Reconnects',
  refused: 'Refused moves',
  seconds: '{{name}} (s)',
  agreement: {
    title: 'Comparison with an engine',
    about:
      'Stockfish analyses finished games here in your browser. It counts how many moves were its own first choice, and how much a move lost on average, in hundredths of a pawn. Known opening moves, forced moves and positions where one side leads by {{pawns}} pawns or more are left out. No figures are given for fewer than {{count}} moves.',
    limits:
      'The figures prove nothing. They do not show where a move came from: strong players, quiet positions and forced lines give many matching moves, and a single game says next to nothing. Compare with other games of the same player and with players of the same strength, and hear the player before you draw any conclusion.',
    noGames: 'No finished game has moves to compare.',
    start_one: 'Analyse round {{round}} ({{count}} game)',
    start_other: 'Analyse round {{round}} ({{count}} games)',
    startAll_one: 'Analyse all rounds ({{count}} game)',
    startAll_other: 'Analyse all rounds ({{count}} games)',
    allDone: 'All finished games have been analysed. The figures are kept while this page is open.',
    progress: 'Game {{game}} of {{games}}: position {{done}} of {{positions}}',
    leftOut_one:
      '{{count}} game was skipped because one of its players, or you, has a game in progress. Try again when it is over.',
    leftOut_other:
      '{{count}} games were skipped because one of the players, or you, has a game in progress. Try again when it is over.',
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
      moves: 'Moves that the figures are based on',
      samePercent: 'How many of them were the engine’s first choice',
      averageLoss: 'How much a move lost on average, in hundredths of a pawn',
      games: 'Analysed games of all rounds',
    },
  },
} as const;
