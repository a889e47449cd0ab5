import type { mail as english } from '../en/mail.ts';
import type { Words } from '../words.ts';

export const mail: Words<typeof english> = {
  sender: 'Rokade: sjakkturneringer og serier',
  recovery: {
    subject: 'Nytt passord til Rokade',
    asked_one: 'Noen, trolig du, vil lage et nytt passord til kontoen din. Åpne denne adressen for å gjøre det:',
    asked_other:
      'Noen, trolig du, vil lage et nytt passord. Denne e-postadressen hører til flere kontoer. Åpne adressen til den kontoen det gjelder:',
    link: 'Nytt passord for {{account}}',
    valid: 'Adressen virker én gang, innen {{minutes}} minutter.',
    ignore: 'Er det ikke du som har bedt om dette, trenger du ikke gjøre noe: Passordet ditt blir som det er.',
  },
};
