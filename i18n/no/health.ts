import type { health as english } from '../en/health.ts';
import type { Words } from '../words.ts';

export const health: Words<typeof english> = {
  title: 'Driftsstatus',
  hour: 'Siste time',
  now: 'Nå',
  figure: 'Tall',
  value: 'Antall',
  requests: 'Forespørsler',
  succeeded: 'Vellykket (2xx, 3xx)',
  refused: 'Avvist (4xx)',
  limited: 'av disse på grunn av grenser (429)',
  failed: 'Feilet (5xx)',
  statements: 'Databasespørringer',
  incomplete:
    'Hver instans av serveren melder et minutt når det neste begynner. Tallene fra en instans som sluttet før det, mangler, og de siste minuttene er ufullstendige. Cloudflares oversikt har de fullstendige tallene.',
  parkedMessages: 'Parkerte meldinger',
  waitingMails: 'E-poster til påmeldte som venter',
  database: 'Databasens størrelse',
  megabytes: '{{size}} MB',
};
