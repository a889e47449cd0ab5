import type { checkIn as english } from '../en/check-in.ts';
import type { Words } from '../words.ts';

export const checkIn: Words<typeof english> = {
  title: 'Innsjekking',
  round: 'Runde {{round}}',
  none: 'Det er ingenting å sjekke inn til',
  noneHint: 'Alle settes opp uten, eller det kommer ingen runde.',
  toTournament: 'Turneringen',
  early: 'Innsjekkingen åpner {{time}}.',
  closed: 'Innsjekkingen er stengt. Si fra til dommeren at du er her.',
  until: 'Åpen til {{time}}.',
  here: 'Jeg er her',
  done: 'Du er sjekket inn. Lykke til!',
  code: 'Kode',
  codeHint: 'Fire sifre, på plakaten i lokalet',
  codeNeeded: 'Skriv de fire sifrene på plakaten.',
  logIn: 'Logg inn',
  logInHint: 'Med en konto holder det med ett trykk.',
  names: 'Hvem er du?',
  search: 'Finn navnet ditt',
  hereAs: 'Jeg er her: {{name}}',
  nobody: 'Ingen spiller har dette navnet.',
  more: 'Skriv mer av navnet for å se de andre.',
  doneFor: '{{name}} er sjekket inn. Lykke til!',
  toConfirm: '{{name}}: Meld deg ved dommerbordet, så blir du bekreftet.',
  next: 'Neste spiller',
};
