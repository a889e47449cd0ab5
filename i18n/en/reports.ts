import type { BoardReportState, ReportedResult } from '../../domain/tournament/board-report.ts';

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
    none: 'Say how it ended. The arbiter confirms it, and then it counts.',
    reported: 'The arbiter confirms it, and then it counts.',
    agreed: 'You have both reported the same. The arbiter confirms it, and then it counts.',
    disputed: 'You have reported different results. Talk to each other, or call the arbiter, who decides.',
  } satisfies Record<BoardReportState, string>,
  own: 'You have reported {{result}}.',
  theirs: '{{name}} has reported {{result}}.',
  waits: '{{name}} has not reported yet.',
  notYet: 'You can report your result when the round has begun.',
  takeBack: 'Take my report back',
  sent: 'Reported: {{result}}',
  takenBack: 'Your report is taken back.',
  logIn: 'Do you play in this round? Log in to report your result.',
  logInAction: 'Log in',
} as const;
