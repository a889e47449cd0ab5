import type { en } from '../en.ts';
import type { Words } from '../words.ts';

/** Hva Rokade er, hva folk spør om, og hvem de kan skrive til. */
export const info: Words<typeof en.info> = {
  about: {
    title: 'Om Rokade',
    lead: 'Rokade er et hjem for sjakkturneringer: programmet setter opp rundene, tar imot resultatene, regner ut stillingen og lar spillerne spille partiene på samme sted.',
    sections: {
      what: {
        title: 'Hva Rokade gjør',
        text: '<p>En klubbkveld, et skolemesterskap, en helgeturnering, en lagserie: du oppretter turneringen her, melder på spillerne og trykker på en knapp for hver runde. Rundeoppsett og kvalitetspoeng følger FIDEs regler, artikkel for artikkel, og dommeren kan se hvorfor hvert parti ble satt opp slik.</p><p>Partiene spilles på brettet i spillelokalet, på skjermen, eller begge deler i samme runde. Alle som har adressen, kan følge med: stilling, rundeoppsett, krysstabeller og partier som pågår, oppdateres automatisk.</p>',
      },
      who: {
        title: 'Hvem det er for',
        text: '<ul><li><b>Spillere</b> finner turneringene sine, spiller, og tar vare på partiene.</li><li><b>Dommere og arrangører</b> leder en turnering fra første påmelding til rapportfilen for FIDE.</li><li><b>Lagledere</b> leverer lagoppstillingen.</li><li><b>Klubbledere</b> tar seg av medlemmene, lagene og turneringene i en klubb.</li><li><b>Organisasjoner</b>, som forbund, kretser og skolesjakkforeninger, samler klubbene.</li></ul>',
      },
      phase: {
        title: 'En testfase for inviterte',
        text: '<p>Rokade er i en testfase som bare er åpen for inviterte: for tiden gis kontoer kun til inviterte testbrukere. Er du invitert av en klubb, oppretter du en konto med lenken derfra; klubber inviteres av en organisasjon. Du trenger ikke konto for å se på eller for å spille ved brettet.</p><p>Vil du være med sammen med klubben din, så <a href="/contact">skriv til oss</a>.</p>',
      },
      languages: {
        title: 'To språk',
        text: '<p>Rokade finnes på norsk og engelsk. Du velger øverst på siden, og nettleseren husker det.</p>',
      },
      open: {
        title: 'Åpen kildekode',
        text: '<p>Rokade er fri programvare under GNU General Public License. Andres arbeid som programmet bygger på, er nevnt med takk i <a href="/licences.md">listen over lisenser</a>.</p>',
      },
    },
  },
  contact: {
    title: 'Kontakt',
    lead: 'De fleste spørsmål er besvart allerede. Er ikke ditt det, så skriv til oss.',
    helpTitle: 'Finn svaret selv',
    guide: 'Steg for steg, fra første innlogging til sluttstillingen',
    faqs: 'Korte svar på det folk oftest spør om',
    about: 'Hva Rokade er, og hvordan man får konto',
    recover: 'Har du glemt passordet?',
    recoverHint: 'Få tilsendt en lenke på e-post',
    writeTitle: 'Skriv til oss',
    operator: 'Denne serveren drives av {{operator}}.',
    email: 'Send e-post til {{email}}',
    community: 'Bli med i chatten for brukere',
    noAddress: 'De som driver denne serveren, har ikke oppgitt noen adresse. Spør klubben eller organisasjonen din.',
    rights:
      'Samme adresse gjelder for spørsmål om hva vi har lagret om deg; personvernerklæringen sier hvordan vi svarer.',
  },
  faqs: {
    title: 'Spørsmål og svar',
    lead: 'Korte svar. De lange står i brukerveiledningen.',
    sections: {
      account: {
        title: 'Hvordan får jeg en konto?',
        text: '<p>Med invitasjonslenken til klubben din, eller av klubblederen, som kan opprette en for deg. I testfasen er det ingen åpen registrering.</p>',
      },
      password: {
        title: 'Jeg har glemt passordet.',
        text: '<p>Har kontoen en e-postadresse, kan du <a href="/account/recover">få en lenke tilsendt</a>. Den virker én gang, innen en time. Har den ingen, ber du lederen i hjemmeklubben om et nytt passord.</p>',
      },
      board: {
        title: 'Trenger jeg konto for å spille ved brettet?',
        text: '<p>Nei. Arrangøren kan melde deg på med navnet alene. Med en konto har du resultatene og partiene dine samlet.</p>',
      },
      online: {
        title: 'Hvordan spiller jeg et parti på nett?',
        text: '<p>Logg inn og åpne <a href="/calendar">Lobby</a> før runden. Den teller ned til partiet og tar deg til brettet, og det gjør turneringssiden også. På alle andre sider blir du varslet fra ti minutter i forveien.</p>',
      },
      connection: {
        title: 'Hva skjer hvis jeg mister forbindelsen?',
        text: '<p>Klokken din fortsetter å gå, som i spillelokalet. Siden kobler seg til igjen automatisk og viser stillingen i partiet. Et trekk som er vist som spilt, går aldri tapt.</p>',
      },
      late: {
        title: 'Jeg kan ikke komme til neste runde.',
        text: '<p>Si fra til arrangøren, som kan gi deg frirunde. Vil du ut for godt, bruker du <b>Trekk deg</b> på siden til turneringen; resultatene dine så langt teller.</p>',
      },
      pairing: {
        title: 'Hvorfor fikk jeg denne motstanderen?',
        text: '<p>I en sveitserturnering gir FIDEs regler lite å velge mellom. Dommeren kan åpne <b>Hvorfor dette oppsettet?</b> og vise deg poenggruppene, flyterne og regelen bak hver farge.</p>',
      },
      rating: {
        title: 'Hvor kommer ratingen fra?',
        text: '<p>Fra FIDEs månedlige lister, etter FIDE-nummer. En turnering beholder ratingen du hadde da du ble påmeldt.</p>',
      },
      name: {
        title: 'Hvem ser det virkelige navnet mitt?',
        text: '<p>I en turnering ser alle det, med mindre arrangøren bare viser brukernavn. Ellers ser klubbene og lagene dine det; i <a href="/account/settings">innstillingene</a> kan du la alle se det.</p>',
      },
      leave: {
        title: 'Jeg er meldt inn et sted uten å være spurt.',
        text: '<p>En melding i innboksen forteller hvem som gjorde det. Under <a href="/account/memberships">Mine klubber og lag</a> kan du selv melde deg ut av klubber og lag, og på siden til en turnering kan du trekke deg fra den.</p>',
      },
      fee: {
        title: 'Kan jeg få tilbake startkontingenten?',
        text: '<p>Ja, hvis forbundet, klubben eller arrangøren avlyser turneringen, eller hvis du trekker deg før påmeldingsfristen. Vilkårene står i <a href="/user-agreement#fees">brukeravtalen</a>.</p>',
      },
      help: {
        title: 'Hvordan får jeg hjelpetekstene tilbake?',
        text: '<p>Hver av dem vises til du lukker den. Slå på hjelp igjen i <a href="/account/settings">innstillingene</a>, så kommer alle tilbake.</p>',
      },
    },
  },
};
