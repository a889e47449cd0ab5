import type { en } from '../en.ts';
import type { Words } from '../words.ts';

/** Brukeravtalen og personvernerklæringen. */
export const legal: Words<typeof en.legal> = {
  changed: 'Per {{date}}',
  contents: 'Innhold',
  agreement: {
    title: 'Brukeravtale',
    lead: 'Avtalen mellom deg og dem som driver Rokade her, {{operator}}. Den er kort, så les den gjerne.',
    sections: {
      service: {
        title: 'Tjenesten',
        text: '<p>Med Rokade kan klubber, organisasjoner og arrangører holde sjakkturneringer og serier, og spillere kan spille og følge partier. Tjenesten er i en testfase: kontoer gis bare til inviterte testbrukere, funksjoner kan endre seg, og vi kan måtte stanse den en stund. I testfasen er kontoer gratis.</p>',
      },
      account: {
        title: 'Kontoen din',
        text: '<ul><li>Du må være 18 år eller eldre for å ha en konto, eller ha samtykke fra en foresatt.</li><li>En konto tilhører én person. Bruk ditt eget navn, og hold passordet for deg selv.</li><li>En klubb kan opprette en konto for et medlem. Klubben må ha det samtykket loven krever, og gir kontoen videre til den som eier den.</li><li>Du kan når som helst melde deg ut av klubber og lag, og slette kontoen i innstillingene.</li></ul>',
      },
      conduct: {
        title: 'Ved brettet og ellers',
        text: '<ul><li>Spill ærlig: ingen hjelp fra andre mennesker, bøker eller programmer under et parti, med mindre arrangøren har tillatt det.</li><li>Vis andre respekt i navn, bilder, beskrivelser og meldinger. Ikke noe ulovlig, og ikke noe som skader eller utleverer noen.</li><li>Ikke prøv å få tak i det som ikke er ment for deg, og ikke belast tjenesten slik at andre ikke kan bruke den.</li></ul><p>Avgjørelser om partier og turneringer tas av dommeren og arrangøren. Vi kan fjerne det som bryter disse reglene, og stenge kontoer som gjør det gjentatte ganger; vi sier hvorfor.</p>',
      },
      organisers: {
        title: 'Hvis du leder eller arrangerer noe her',
        text: '<p>Leder du en klubb, en turnering eller en serie, er du ansvarlig for den: for det som kunngjøres, for resultatene, og for at folk bare meldes på med god grunn. Bruk det du ser om folk, bare til sjakken, og ikke gi det videre til noen som ikke trenger å vite det.</p>',
      },
      fees: {
        title: 'Startkontingent og kjøpsvilkår',
        text: '<ul><li>En turnering med startkontingent må betales på forhånd.</li><li>Angreretten gjelder ikke: en turnering er en fritidstjeneste på en bestemt dato.</li><li>Startkontingenten betales tilbake bare hvis forbundet, klubben eller arrangøren avlyser turneringen, eller hvis en deltaker trekker seg før påmeldingsfristen.</li></ul><p>Du betaler til arrangøren, som er din avtalepart. Rokade tar ikke imot betaling: der en arrangør tilbyr betaling på nett, går pengene rett til arrangørens egen konto hos betalingstjenesten.</p>',
      },
      content: {
        title: 'Det du skriver, og det som spilles',
        text: '<p>Det du skriver, er ditt; du lar oss lagre det og vise det slik tjenesten gjør. Trekk og resultater er fakta, og kan leses, eksporteres og brukes av alle som kan se turneringen.</p>',
      },
      liability: {
        title: 'Vårt ansvar',
        text: '<p>Vi driver Rokade med omhu, men kan ikke love at tjenesten alltid er tilgjengelig eller er uten feil. Så langt loven tillater, er vi ikke ansvarlige for tap som følger av det. Rettigheter loven gir deg som forbruker, gjelder uansett.</p>',
      },
      disputes: {
        title: 'Hvis vi er uenige',
        text: '<p>Norsk lov gjelder for denne avtalen. <a href="/contact">Skriv til oss</a> først: begge parter prøver i 30 dager å finne en løsning seg imellom. Deretter kan saken bringes inn for en norsk domstol eller et klageorgan for forbrukere.</p>',
      },
      changes: {
        title: 'Endringer',
        text: '<p>Endrer vi vilkårene på en måte som betyr noe for deg, sier vi fra før de gjelder. Er du ikke enig, kan du avslutte kontoen.</p>',
      },
    },
  },
  privacy: {
    title: 'Personvernerklæring',
    lead: 'Hva vi lagrer om deg, hvorfor, hvem som ser det, og hva du kan be oss om. Behandlingsansvarlig er {{operator}}.',
    sections: {
      kept: {
        title: 'Hva vi lagrer',
        text: '<ul><li><b>Kontoen din</b>: brukernavn, for- og etternavn, fødselsdato, kjønn, land og, i Norge, fylke; hvis det er oppgitt, e-postadresse, FIDE-nummer, nasjonalt spillernummer, tittel, rating og navn på Lichess. Av passordet lagrer vi bare en hash, som det ikke kan leses ut av.</li><li><b>Sjakken din</b>: klubber og lag, turneringer, oppsett, resultater, partier med klokketider.</li><li><b>Det du skriver og får vite</b>: beskrivelser, og meldinger mellom klubb eller lag og medlemmene.</li><li><b>Innloggingene dine</b>: når, og med hva slags nettleser, så du kan se og avslutte dem.</li><li><b>Varsler</b>, hvis du slår dem på for en enhet: adressen nettleseren nås på, nøkkelen dens og språket ditt.</li></ul><p>Om gjester, som ikke har konto, lagrer en turnering det arrangøren skriver inn: navnet og, hvis det er oppgitt, fødselsdato, kjønn, FIDE-nummer, nasjonalt spillernummer, rating, forbund og klubb.</p><p><b>Påmeldinger</b> til arrangementer krever ingen konto. Vi lagrer det skjemaet spør om: navn, FIDE-nummer, fødselsår (datoen bare til en rapport til FIDE), kjønn bare der en gruppe eller rapport trenger det, forbund, klubb, e-postadresse, telefonnummer hvis arrangøren ber om det, for spillere under 18 år en foresatt med adresse, merknader, og hva som er betalt. Betaler du på nett, skjer det hos Stripe eller Vipps, slik arrangøren har valgt: vi ser aldri et kort, og lagrer beløpet, datoen og referansen deres.</p>',
      },
      why: {
        title: 'Hvorfor',
        text: '<p>For å oppfylle avtalen med deg: sette opp, rangere og offentliggjøre turneringer, la deg spille, og la klubbene dine gjøre arbeidet sitt. Fødselsdato og kjønn trengs til aldersgrupper og rapporter til FIDE. E-postadresser og telefonnumre til påmeldte brukes til å bekrefte påmeldingen, si fra om endringer, og nå dem eller de foresatte på spilledagen; e-post om oppsett går bare til dem som har bedt om det. Listen over innlogginger og grensene for forespørsler beskytter tjenesten, noe vi har en berettiget interesse i. Det er ingen reklame, ingen profilering og ikke noe salg av opplysninger.</p>',
      },
      seen: {
        title: 'Hvem som ser det',
        text: '<ul><li><b>Alle</b>: brukernavn, tittel, rating, forbund, klubber, og åpne turneringer med resultater og partier. I turneringer også virkelige navn, med mindre arrangøren bare viser brukernavn. Ellers er det virkelige navnet ditt synlig for alle bare hvis du selv slår det på.</li><li><b>Klubbene og lagene dine</b>: det virkelige navnet.</li><li><b>De som leder hjemmeklubben din</b>: også fødselsdato, kjønn, fylke, og om det finnes en e-postadresse.</li><li><b>Arrangører</b>: navnene på dem som spiller i turneringene deres. For spillere uten konto, og for medlemmer av egen klubb, også det en rapport til FIDE krever. Der en turnering har klasser etter alder, kjønn eller klubb, hvem som er med i dem.</li><li><b>Påmeldinger</b>: alle ser navn, tittel, rating, forbund, klubb og gruppe, hvis arrangøren viser listen; du velger om navnet ditt vises helt, med forbokstav eller ikke i det hele tatt. Barn vises med forbokstav, med mindre den foresatte velger noe annet. E-postadresse, telefonnummer, foresatt, fødselsår, merknader og betalinger ses av dem som leder arrangementet.</li><li><b>Bare du</b>: e-postadresse, innstillinger, innboks og innlogginger.</li></ul><p>En privat turnering kan bare ses av spillerne i den og av dem som leder den.</p>',
      },
      others: {
        title: 'Andre som behandler opplysninger',
        text: '<p>Tjenesten driftes i EU, på plattformen til Cloudflare, som behandler opplysningene for oss etter en avtale. De få e-postene vi sender, går også derfra. Slår du på varsler, leveres de til enheten av nettleserens varslingstjeneste (fra Google, Mozilla, Apple eller Microsoft), som ser når det kommer et varsel, men ikke kan lese det. Oppgir du brukernavnet ditt på Lichess, spør nettleseren din lichess.org om det finnes. FIDEs liste kommer fra FIDE; tjenesten sender ingenting om deg dit. En arrangør som rapporterer en turnering for rating, sender resultatene til FIDE selv.</p>',
      },
      browser: {
        title: 'I nettleseren din',
        text: '<p>Informasjonskapsler: én for innloggingen, <b>lang</b> for språket, og <b>show_help_text</b> for om du vil ha hjelp. Nettleserens eget lager husker hvilke hjelpetekster du har lukket, hvordan brettet ditt ser ut, og resultater eller lister som en dommer eller leder ikke er ferdig med å sende. For at du skal kunne lese dem uten nett, husker den også de åpne turneringene du sist så på, slik alle ser dem, i tretti dager; de slettes når du logger ut. Det er ingen informasjonskapsler fra andre, og ingenting sporer deg på andre nettsteder.</p>',
      },
      time: {
        title: 'Hvor lenge',
        text: '<p>Så lenge du har kontoen. En innlogging utløper etter 30 dager uten bruk, en lenke til nytt passord etter en time. Det som lagres for varsler, slettes når du slår dem av eller logger ut på enheten. Adresser som forespørsler kommer fra, telles bare i minnet, i noen minutter. Påmeldinger som ikke er bekreftet, slettes etter en uke. Merknader slettes en uke etter arrangementet; e-postadresser, telefonnumre, foresatte og fødselsdatoer etter 90 dager, og med dem alle påmeldinger fra dem som ikke spilte. Betalinger og kvitteringer oppbevares i de fem årene regnskapsreglene krever. Turneringstabeller blir stående, som i en trykt bulletin; når en konto er slettet, er plassen i dem anonym, og av brukernavnet lagres bare en hash, så ingen andre kan ta det. Sikkerhetskopier overskrives innen 30 dager.</p>',
      },
      rights: {
        title: 'Rettighetene dine',
        text: '<p>Det meste kan du selv se og rette, i <a href="/account/settings">innstillingene</a> og hos hjemmeklubben. I innstillingene kan du også laste ned alt vi har lagret om deg, og slette kontoen. Med lenken i e-posten kan du se, endre og slette en påmelding du har gjort uten konto; behandlingsansvarlig for påmeldinger er arrangøren, som står på siden til arrangementet. Du har rett til innsyn, retting, sletting, begrensning, en kopi du kan ta med deg, og til å protestere. <a href="/contact">Skriv til oss</a>: vi svarer på slike henvendelser innen én måned. Er du ikke fornøyd med svaret, kan du klage til Datatilsynet.</p>',
      },
      children: {
        title: 'Barn',
        text: '<p>Mange som spiller sjakk, er barn. En konto krever samtykke fra en foresatt til eieren er 18 år; de kan be om det samme som barnet. En spiller under 18 år meldes på et arrangement med en foresatt; til alderen der et barn selv kan samtykke i landet (13 år i Norge), er det den foresatte som bekrefter påmeldingen og får e-postene. Chatten ved brettet har bare ferdige fraser.</p>',
      },
    },
  },
};
