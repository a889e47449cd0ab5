import type { payments as english } from '../en/payments.ts';
import type { Words } from '../words.ts';

export const payments: Words<typeof english> = {
  lead: 'Koble til din egen konto hos en betalingsløsning, så kan spillerne betale startkontingent på nett. Pengene går rett til kontoen deres. Den som betaler, går fra dette nettstedet til siden hos betalingsløsningen og kommer tilbake.',
  providers: { stripe: 'Stripe', vipps: 'Vipps MobilePay' },
  none: 'Ikke tilkoblet.',
  states: {
    incomplete: 'Hemmeligheten for webhooken mangler.',
    on: 'Tilkoblet.',
    off: 'Stanset: Betalingsløsningen godtar ikke nøklene.',
  },
  offTitle: '{{provider}} godtar ikke nøklene',
  offText:
    'Ingen kan betale med {{provider}} nå. Legg inn andre nøkler, eller test tilkoblingen på nytt når kontoen er i orden.',
  modes: { test: 'Test (ingen penger flyttes)', live: 'Ekte betalinger' },
  mode: 'Modus',
  key: 'Nøkkelen slutter på {{lastFour}}.',
  kept: 'La en nøkkel stå tom for å beholde den som er lagret.',
  safe: 'Nøklene lagres kryptert og vises aldri igjen.',
  stripe: {
    secretKey: 'Hemmelig nøkkel',
    secretKeyHint:
      'Helst en begrenset nøkkel med skrivetilgang til Checkout Sessions og Refunds. Den begynner med rk_ eller sk_.',
    webhookSecret: 'Signeringshemmelighet for webhooken',
    webhookSecretHint:
      'Den begynner med whsec_. Lagre den hemmelige nøkkelen først: Da vises adressen for webhooken her.',
    webhookTitle: 'Webhook',
    webhookText:
      'Opprett et webhook-endepunkt for denne adressen hos Stripe, med hendelsene nedenfor, og legg inn signeringshemmeligheten.',
  },
  vipps: {
    clientId: 'client_id',
    clientSecret: 'client_secret',
    subscriptionKey: 'Ocp-Apim-Subscription-Key',
    merchantSerialNumber: 'Salgsstedets nummer (MSN)',
    keysHint: 'Du finner nøklene til salgsstedet i bedriftsportalen til Vipps MobilePay, under For utviklere.',
    capture: 'Når pengene trekkes',
    captures: {
      atStart: 'Første dag',
      whenPlaced: 'Når spilleren får plassen',
    },
    captureHint: 'Vipps reserverer pengene først. Trekk dem bare før første dag hvis Vipps har godtatt det.',
    agreed: 'Vipps har godtatt at vi trekker pengene før første dag',
  },
  copy: { copy: 'Kopier', copied: 'Kopiert', hint: 'Kopier adressen' },
  save: 'Lagre',
  saveFor: 'Lagre {{provider}}',
  saved: '{{provider}} er lagret.',
  test: 'Test',
  testFor: 'Test {{provider}}',
  testHint: 'Lager en liten betaling og avbryter den.',
  tested: '{{provider}} virker.',
  remove: 'Fjern',
  removeFor: 'Fjern {{provider}}',
  removeQuestion: 'Fjerne {{provider}}?',
  removeLoses:
    'Nøklene slettes. Åpne og reserverte betalinger, og refusjoner, kan deretter bare behandles hos {{provider}}.',
  removed: '{{provider}} er fjernet.',
};
