import type { common as english } from '../en/common.ts';
import type { Words } from '../words.ts';

export const common: Words<typeof english> = {
  appName: 'Rokade',
  save: 'Lagre',
  cancel: 'Avbryt',
  close: 'Lukk',
  yes: 'Ja',
  no: 'Nei',
  back: 'Tilbake',
  loading: 'Laster',
  retry: 'Prøv igjen',
  pageNotFound: 'Denne siden ble ikke funnet.',
  backToHome: 'Til forsiden',
  zonedTime: '{{wall}} ({{city}}) · {{own}} hos deg',
  localTimeIn: 'Lokal tid i {{city}}.',
  networkError: 'Får ikke kontakt med serveren. Sjekk nettforbindelsen.',
};
