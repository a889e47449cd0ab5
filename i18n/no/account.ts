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
    'Rokade er i en prøvetid for inviterte. En klubb eller organisasjon gir deg en konto: be klubben din om en invitasjonslenke. Du trenger ingen konto for å følge turneringer, eller for å spille ved brettet.',
  forgotten: 'Glemt passordet?',
  recover: {
    title: 'Nytt passord',
    lead: 'Skriv e-postadressen til kontoen din, så sender vi deg en lenke til å lage et nytt passord.',
    email: 'E-postadresse',
    ask: 'Send lenken',
    sent: 'Vi har sendt deg en e-post med en lenke til å lage nytt passord.',
    notComing:
      'Lenken virker i en time. Kommer det ingenting, så se i søppelposten eller spør klubben din: En konto uten e-postadresse får passordet sitt der.',
    toLogIn: 'Til innlogging',
    newTitle: 'Velg et nytt passord',
    for: 'For kontoen {{account}}. Minst {{min}} tegn.',
    new: 'Nytt passord',
    newAgain: 'Nytt passord en gang til',
    set: 'Lagre passordet',
    again: 'Be om en ny lenke',
    changed: 'Passordet ditt er endret.',
  },
  setup: {
    title: 'Administratoren på denne serveren',
    lead: 'Denne serveren er ny. Med koden fra den som driver den, lager du kontoen som har alle rettigheter. Koden virker én gang.',
    closed: 'Denne serveren har allerede en administrator, eller så har ikke den som driver den, satt noen kode.',
    code: 'Kode fra den som driver serveren',
    firstName: 'Fornavn',
    lastName: 'Etternavn',
    email: 'E-postadresse, for glemt passord',
    length: 'Passordet har minst {{min}} tegn, gjerne flere.',
    make: 'Lag kontoen',
  },
  welcome: 'Velkommen, {{name}}.',
};
