import type { ui as english } from '../en/ui.ts';
import type { Words } from '../words.ts';

export const ui: Words<typeof english> = {
  skipToContent: 'Hopp til innholdet',
  breadcrumb: 'Du er her',
  home: 'Forsiden',
  table: {
    rowsPerPage: 'Rader per side',
    shown: '{{from}}–{{to}} av {{total}}',
    pages: 'Sider i tabellen',
    page: 'Side {{page}}',
    previous: 'Forrige side',
    next: 'Neste side',
    sortBy: 'Sorter etter {{column}}',
  },
  pageFailed: 'Siden kunne ikke vises',
  nothingHere: 'Ingenting her ennå',
  countdown: {
    days: 'd',
    hours: 't',
    minutes: 'min',
    seconds: 's',
    now: 'nå',
  },
  calendar: {
    toMonths: 'Velg en annen måned',
    toYears: 'Velg et annet år',
    previousMonth: 'Forrige måned',
    nextMonth: 'Neste måned',
    previousYear: 'Forrige år',
    nextYear: 'Neste år',
    previousDecade: 'De forrige ti årene',
    nextDecade: 'De neste ti årene',
  },
  clock: {
    hours: '{{field}}: time',
    minutes: '{{field}}: minutt',
  },
  federation: 'Forbund {{code}}',
  required: 'Feltet må fylles ut.',
  invalid: 'Dette er ikke fylt ut riktig.',
  dismissError: 'Lukk feilmeldingen',
  sure: 'Er du sikker?',
  download: 'Last ned',
  print: 'Skriv ut',
};
