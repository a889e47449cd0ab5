import type { account as english } from '../en/account.ts';
import type { Words } from '../words.ts';

export const account: Words<typeof english> = {
  logInTitle: 'Logg inn',
  userId: 'Brukernavn',
  password: 'Passord',
  logIn: 'Logg inn',
  showPassword: 'Vis passordet',
  noAccount: 'Hvordan får jeg en konto?',
  noAccountTitle: 'Slik får du en konto',
  noAccountText:
    'Rokade prøves ut av inviterte. En klubb eller organisasjon gir deg en konto: be klubben din om en invitasjonslenke. Du trenger ingen konto for å følge turneringer, eller for å spille ved brettet.',
  welcome: 'Velkommen, {{name}}.',
};
