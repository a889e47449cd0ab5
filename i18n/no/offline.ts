import type { offline as english } from '../en/offline.ts';
import type { Words } from '../words.ts';

export const offline: Words<typeof english> = {
  title: 'Får ikke kontakt med serveren',
  unseen: 'Denne siden er ikke lagret på enheten. Den lastes automatisk når du er på nett igjen.',
  home: 'Kalenderen er ikke lagret på enheten. Den lastes automatisk når du er på nett igjen.',
  kept: 'Lagret på denne enheten',
  keptHint: 'Turneringene du åpnet sist, slik alle ser dem.',
  nothingKept: 'Ingenting er lagret på denne enheten ennå',
  nothingKeptHint: 'Turneringer du åpner, lagres her, så du kan se dem uten nett.',
  asOf: 'oppdatert {{moment}}',
  notice: 'Uten nett: sist oppdatert {{moment}}. Siden oppdateres når du er på nett igjen.',
  at: 'klokken {{time}}',
  on: '{{date}}',
};
