import type { arbiter as english } from '../en/arbiter.ts';
import type { Words } from '../words.ts';

export const arbiter: Words<typeof english> = {
  call: 'Tilkall dommeren',
  explains: 'De som leder turneringen får straks vite at du vil ha dem til bordet ditt.',
  words: 'Hva gjelder det? (valgfritt)',
  send: 'Tilkall',
  sent: 'Dommeren er tilkalt.',
  waiting: 'Dommeren er tilkalt',
  answered: 'Dommeren, {{name}}: «{{words}}»',
  seenTo: 'Dommeren, {{name}}, har tatt seg av tilkallingen din.',
  calls: 'Tilkallinger av dommeren',
  calls_one: '{{count}} tilkalling av dommeren',
  calls_other: '{{count}} tilkallinger av dommeren',
  where: 'Runde {{round}}, bord {{board}}',
  noWords: 'Uten ord',
  answerTo: 'Svar til {{name}} (valgfritt)',
  done: 'Tatt hånd om',
  doneFor: 'Tilkallingen fra {{name}} er tatt hånd om',
  isDone: '{{name}} får vite at tilkallingen er tatt hånd om.',
  log: 'Partilogg',
  game: 'Åpne partiet',
  toDesk: 'Til dommerbordet',
};
