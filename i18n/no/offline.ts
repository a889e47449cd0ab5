import type { offline as english } from '../en/offline.ts';
import type { Words } from '../words.ts';

export const offline: Words<typeof english> = {
  title: 'Ingen kontakt med serveren',
  unseen: 'Denne siden må hentes, og nå er det ikke noe nett. Den kommer av seg selv når nettet er tilbake.',
  home: 'Kalenderen må hentes, og nå er det ikke noe nett. Den kommer av seg selv når nettet er tilbake.',
  kept: 'Lagret på denne enheten',
  keptHint: 'Turneringene du sist så på, slik alle ser dem.',
  nothingKept: 'Ingenting er lagret på denne enheten ennå',
  nothingKeptHint: 'Turneringer du åpner, blir lagret her til når det ikke er noe nett.',
  asOf: 'slik det sto {{moment}}',
  notice: 'Uten nett: slik sto det {{moment}}. Det som er nytt, kommer når nettet er tilbake.',
  at: 'klokken {{time}}',
  on: '{{date}}',
};
