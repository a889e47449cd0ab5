import type { welcome as english } from '../en/welcome.ts';
import type { Words } from '../words.ts';

export const welcome: Words<typeof english> = {
  title: 'Velkommen! Tre ting å begynne med',
  dismiss: 'Lukk',
  play: {
    title: 'Finn en turnering',
    text: 'Se gjennom turneringene og meld deg på.',
    action: 'Alle turneringer',
  },
  notices: {
    title: 'Slå på varsler',
    text: 'Du får beskjed når runden er satt opp og når partiet ditt starter, også når siden er lukket.',
    action: 'Varsler i innstillingene',
  },
  account: {
    title: 'Gjør kontoen klar',
    text: 'Legg til et bilde, og velg hva andre ser.',
    action: 'Innstillinger',
  },
};
