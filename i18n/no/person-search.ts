import type { en } from '../en.ts';
import type { Words } from '../words.ts';

export const personSearch: Words<typeof en.personSearch> = {
  label: 'Person',
  hint: 'Navn, bruker, FIDE-nr.',
  searching: 'Søker …',
  nobody:
    'Fant ingen som kan legges til. Spillere fra andre klubber med skjult navn finner du med brukernavn eller FIDE-nummer.',
};
