/** Push notifications. Their title is the tournament's name. */
export const push = {
  paired: {
    white: 'Round {{round}} is paired: you have White on board {{board}}.',
    black: 'Round {{round}} is paired: you have Black on board {{board}}.',
  },
  gameReminder: {
    white: 'Your game in round {{round}} is still to be played: you have White on board {{board}}.',
    black: 'Your game in round {{round}} is still to be played: you have Black on board {{board}}.',
  },
  gameStarts: {
    white: 'Your game in round {{round}} has started. You have White, and your clock is running.',
    black: 'Your game in round {{round}} has started. You have Black.',
  },
} as const;
