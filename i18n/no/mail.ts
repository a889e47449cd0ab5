import type { mail as english } from '../en/mail.ts';
import type { Words } from '../words.ts';

export const mail: Words<typeof english> = {
  sender: 'Rokade: sjakkturneringer og serier',
  recovery: {
    subject: 'Nytt passord til Rokade',
    asked_one: 'Noen, trolig du, har bedt om nytt passord til kontoen din. Åpne denne lenken for å lage det:',
    asked_other:
      'Noen, trolig du, har bedt om nytt passord. Denne e-postadressen hører til flere kontoer. Åpne lenken til den kontoen det gjelder:',
    link: 'Nytt passord for {{account}}',
    valid: 'Lenken virker én gang, innen {{minutes}} minutter.',
    ignore: 'Hvis du ikke har bedt om dette, trenger du ikke gjøre noe. Passordet ditt blir som det er.',
  },
  emailChanged: {
    subject: 'E-postadressen din i Rokade er endret',
    changed: 'Kontoen {{account}} har fått en annen e-postadresse. Vi sender ikke mer til denne.',
    notYou:
      'Hvis det ikke var du som gjorde det, kjenner noen andre passordet ditt: logg inn, bytt passord og adresse, og logg ut alle andre enheter. Får du ikke logget inn, ta kontakt med lederen i klubben din eller dem som driver tjenesten:',
  },
};
