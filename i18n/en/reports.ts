import type { BoardReportState, ReportedResult } from '../../domain/tournament/value/board-report.ts';

/** Results that players report themselves. */
export const reports = {
  title: 'Your game on board {{board}}',
  question: 'How did it end?',
  results: {
    whiteWins: '{{white}} won',
    draw: 'Draw',
    blackWins: '{{black}} won',
  } satisfies Record<ReportedResult, string>,
  states: {
    none: 'Report the result. It counts once the arbiter has confirmed it.',
    reported: 'It counts once the arbiter has confirmed it.',
    agreed: 'You both reported the same result. It counts once the arbiter has confirmed it.',
    disputed: 'You reported different results. Talk to each other, or call the arbiter to decide.',
  } satisfies Record<BoardReportState, string>,
  own: 'You reported {{result}}.',
  theirs: '{{name}} reported {{result}}.',
  waits: '{{name}} has not reported yet.',
  notYet: 'You can report your result once the round has started.',
  takeBack: 'Withdraw my report',
  sent: 'Reported: {{result}}',
  takenBack: 'Report withdrawn.',
  day: {
    title: 'Your game: round {{round}}, board {{board}}',
    isOpen: 'Against {{opponent}}: {{state}}.',
    ask: 'Ask to play another day',
    another: 'Propose another day',
    youAsked: 'You have proposed {{when}}. {{opponent}} has not answered yet.',
    theyAsk: '{{opponent}} proposes to play {{when}}.',
    agree: 'Agree',
    refuse: 'No',
    agreed: 'The game is postponed.',
    refused: 'The game stays as it was.',
    date: 'Date',
    time: 'Time',
    words: 'Reason (for the arbiter only)',
    send: 'Send',
    asked: 'Your opponent has been asked.',
  },
  logIn: 'Playing in this round? Log in to report your result.',
  logInAction: 'Log in',
} as const;
