import type { account as english } from '../en/account.ts';
import type { Words } from '../words.ts';

export const account: Words<typeof english> = {
  logInTitle: 'Logg inn',
  userId: 'Brukernavn',
  password: 'Passord',
  logIn: 'Logg inn',
  byPasskey: 'Logg inn med passnøkkel',
  noAccount: 'Hvordan får jeg en konto?',
  noAccountTitle: 'Slik får du en konto',
  noAccountText:
    'Rokade er i en testfase for inviterte. Du får konto fra en klubb eller organisasjon: be klubben din om en invitasjonslenke. Du trenger ikke konto for å følge turneringer eller spille ved brettet.',
  forgotten: 'Glemt passordet?',
  recover: {
    title: 'Nytt passord',
    lead: 'Skriv e-postadressen til kontoen din, så sender vi deg en lenke til å lage et nytt passord.',
    email: 'E-postadresse',
    ask: 'Send lenke',
    sent: 'Vi har sendt deg en e-post med en lenke til å lage nytt passord.',
    notComing:
      'Lenken virker i én time. Kommer det ingenting, se i søppelposten eller spør klubben din. Den setter passordet for kontoer uten e-postadresse.',
    toLogIn: 'Til innlogging',
    newTitle: 'Velg et nytt passord',
    for: 'For kontoen {{account}}. Minst {{min}} tegn.',
    new: 'Nytt passord',
    newAgain: 'Gjenta nytt passord',
    set: 'Lagre passord',
    again: 'Be om ny lenke',
    changed: 'Passordet ditt er endret.',
  },
  setup: {
    title: 'Opprett administratoren',
    lead: 'Serveren er ny. Med koden fra den som driver serveren, oppretter du kontoen som har full tilgang. Koden virker én gang.',
    closed: 'Denne serveren har allerede en administrator, eller det er ikke satt noen kode.',
    code: 'Kode fra den som driver serveren',
    firstName: 'Fornavn',
    lastName: 'Etternavn',
    email: 'E-postadresse, for glemt passord',
    length: 'Minst {{min}} tegn, gjerne flere.',
    make: 'Opprett konto',
  },
  welcome: 'Velkommen, {{name}}.',
};
