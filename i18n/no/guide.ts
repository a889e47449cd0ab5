import type { en } from '../en.ts';
import type { Words } from '../words.ts';

/** Brukerveiledningen: tolv avsnitt, hvert med sitt bilde. */
export const guide: Words<typeof en.guide> = {
  title: 'Brukerveiledning',
  lead: 'Slik bruker du Rokade, steg for steg. Ord i fet skrift står på skjermen; navnene på bildene er oppdiktet.',
  contents: 'Innhold',
  more: 'Mer om hvert format, om reglene for rundeoppsett og om rapportfiler står i arrangørveiledningen som følger med programmet.',
  picture: 'Bilde: {{what}}',
  sections: {
    s1: {
      title: 'Kontoer og innlogging',
      text: '<p>Kontoer er for spillere og for alle som leder eller arrangerer noe; ingen trenger en for å se på. Det finnes fem slags roller: en <b>spiller</b> spiller, en <b>lagleder</b> leder et lag, en <b>dommer</b> leder turneringer, en <b>klubbleder</b> leder en klubb, og en <b>organisasjon</b> samler klubber.</p><p>Du får konto med invitasjonslenken til klubben, eller av lederen der. Velg så <b>Logg inn</b> øverst på siden. Har du fått et passord av noen, velger du ditt eget med det samme.</p><p><b>Glemt passordet?</b> <a href="/account/recover">Få tilsendt en lenke</a>, hvis kontoen har en e-postadresse; ellers setter lederen i hjemmeklubben et nytt. I <a href="/account/settings">innstillingene</a> endrer du e-postadresse og passord, ser hvor du er logget inn, og slår hjelp av og på.</p>',
      picture: 'siden for innlogging',
    },
    s2: {
      title: 'Opprette en klubb',
      text: '<ol><li>Organisasjonen åpner <b>Nye medlemmer, Inviter</b> og lager en invitasjon: en lenke, en QR-kode eller en e-post.</li><li>Logg inn med kontoen til en klubbleder og åpne lenken. Har du ingen slik konto ennå, oppretter organisasjonen en for deg.</li><li>Velg <b>Opprett klubb</b>, og oppgi navn, nettadresse, land og, i Norge, fylke. En klubb som finnes fra før, legges til med ett klikk.</li></ol><p>Deretter finner du alt under <b>Organisasjoner, Administrer klubb</b>: <b>Opplysninger</b> med bilder, beskrivelse og lenker, statistikk, lag, medlemmer, roller, meldinger og lagrede maler.</p>',
      picture: 'opplysningene om en klubb, for lederen',
    },
    s3: {
      title: 'Opprette spillerkontoer',
      text: '<p><b>Nye medlemmer, Opprett kontoer</b> oppretter én konto eller en hel klasse. Skriv radene, lim dem inn fra et regneark, eller velg en CSV-fil; første rad kan ha kolonnenavn. Med et FIDE-nummer hentes navn, tittel, rating og fødselsår fra FIDEs liste.</p><p>Hver rad sjekkes før noen konto opprettes. Du kan ta en pause, lukke siden og fortsette senere. Til slutt laster du ned passordene som CSV eller skriver dem ut som kort til å klippe fra hverandre. Hver spiller velger sitt eget passord ved første innlogging.</p><p>De som har e-postadresse, kan opprette kontoen sin selv: send dem lenken fra <b>Inviter</b>.</p>',
      picture: 'arket der kontoer opprettes',
    },
    s4: {
      title: 'Legge til og fjerne kontoer i en klubb',
      text: '<p>I <b>Administrer klubb</b>, under <b>Medlemmer</b>: <b>Legg til et medlem</b> tar brukernavnet til en som har konto. Den som legges til, får beskjed i innboksen og kan melde seg ut igjen.</p><p><b>Rediger</b> endrer opplysningene til dem som har klubben som hjemmeklubb. <b>Passord</b> setter et nytt passord for dem som ikke har e-postadresse. <b>Fjern</b> avslutter medlemskapet, med lag og roller i klubben; kontoen beholdes.</p><p>Under <b>Roller</b> gir du et medlem en del av arbeidet: alt, turneringene (dommer), tekstene (redaktør) eller ett lag (lagleder). En rolle du fjerner, faller bort med det samme.</p>',
      picture: 'medlemmene i en klubb',
    },
    s5: {
      title: 'Legge til og fjerne klubber i en organisasjon',
      text: '<p>I <b>Organisasjoner, Administrer organisasjon</b>, under <b>Klubber</b>: legg til en klubb som ikke hører til noen organisasjon, eller inviter en ny (avsnitt 2). En klubb som fjernes, beholder medlemmer, lag og turneringer; organisasjonens ledere kan ikke lenger administrere den.</p><p>Lederne i en organisasjon kan gjøre det samme i klubbene som klubbenes egne ledere. Statistikken viser medlemmer etter fylke, alder og kjønn, for alle klubber eller for én.</p>',
      picture: 'klubbene i en organisasjon',
    },
    s6: {
      title: 'Opprette en turnering',
      text: '<p><b>Turneringer, Opprett turnering</b> har to veier. <b>Hurtigstart</b> bruker et forslag eller en av klubbens maler; <b>Alle innstillinger</b> har alle valgene på én side, på fire kort: <b>Hva</b>, <b>Når og hvor</b>, <b>Regler</b> og <b>Hvem</b>. Nettadressen følger navnet, og det du har skrevet, står der fortsatt om du laster siden på nytt. <b>Som sist</b> fyller inn innstillingene fra arrangørens forrige turnering.</p><p>Over brettet skriver du inn spillested, hoveddommer med FIDE-nummer og betenkningstid, som kan ha flere perioder. De vises på turneringssiden og på utskriftene, spillestedet også i kalenderen, og blir med i rapporten. Kortet <b>Ratingrapport</b> under <b>Runder og resultater</b> sier hva FIDE mangler, og når det må være på plass.</p><p><b>Lagre som mal</b> tar vare på innstillingene til neste gang. Formatet kan ikke endres siden, og innstillinger som gjelder selve spillet, kan ikke endres etter at første runde er satt opp.</p>',
      picture: 'en turnering opprettes, alle innstillinger',
    },
    s7: {
      title: 'Legge til spillere',
      text: '<p>Spillere kan melde seg på selv på turneringens side, hvis du tillater det. Under <b>Deltakere</b> legger du til folk med navn, brukernavn eller FIDE-nummer, limer inn en hel liste der hver linje vises før den legges inn, eller melder på gjester som ikke har konto.</p><p><b>Startrekkefølgen</b> følger ratingen eller trekkes ved lodd, og kan endres for hånd fram til start. I en lagturnering legger du til lagene først; laglederne velger hvem som spiller.</p><p>Ratingene kommer fra listen du velger under <b>Ratingliste</b> i innstillingene, etter spilleform. Har en ny liste andre ratinger, sier <b>Runder og resultater</b> fra til første runde er satt opp: Se gjennom endringene, og ta i bruk alle eller noen av dem.</p><p><b>Åpne påmelding med skjema</b> i menyen til en turnering lager et påmeldingsskjema for den.</p><p><b>Et arrangement med påmelding.</b> Under <b>Dine arrangementer</b> lager du et arrangement: én eller flere grupper etter rating, alder eller valg, med plasser, frister og startkontingent. Hvem som helst melder seg på fra telefonen, uten konto, og bekrefter med en lenke i en e-post; ventelisten rykker opp av seg selv. <b>Lag turneringer</b> lager en turnering for hver gruppe, og alle påmeldte er med i den med en gang. Ved pulten for arrangementet flytter du påmeldte mellom gruppene, skriver til alle og ser hva som ligner på dobbeltpåmelding; i <b>Kassen</b> fører du betalinger.</p>',
      picture: 'deltakerne i en turnering',
    },
    s8: {
      title: 'Starte, redigere og slette',
      text: '<p><b>Start turneringen</b> stenger påmeldingen. På nett settes rundene deretter opp automatisk til de kunngjorte tidene; ved brettet trykker du på <b>Sett opp runde 1</b> under <b>Runder og resultater</b>.</p><p><b>Rediger innstillinger</b> og <b>Slett</b> står i menyen <b>Mer</b> på turneringens side. Spillere som må gå, trekkes, og kan tas inn igjen. En runde som ble feil, kan slettes så lenge den ikke har resultater; to spillere kan bytte plass.</p>',
      picture: 'siden til en turnering som ikke har startet',
    },
    s9: {
      title: 'Utskrifter',
      text: '<p>I menyen <b>Mer</b> står oppsettet for hver runde som oppslag, stillingen, bordkort med QR-kode for hvert parti, partiene som PGN og turneringsfilen (TRF). Kortet <b>Ratingrapport</b> under <b>Runder og resultater</b> sier hva som mangler i rapporten til FIDE; når alle partier har resultat, kan du laste ned rapportfilen der, måned for måned for en lang turnering.</p><p>I langsjakk som FIDE rater, viser <b>Tittelnormer</b> på samme side hvem som kan nå en norm og hva de mangler, og har normskjemaene (IT1) og de andre skjemaene til FIDE.</p><p>Alt er laget for A4 i svart-hvitt, med turnering, runde og sidetall øverst. Resten velger du i nettleserens utskriftsvindu.</p><p><a href="/tools">TRF-verktøy</a> kontrollerer en hvilken som helst TRF-fil, setter opp neste runde og regner ut stilling og rating, alt i nettleseren din og også uten nett.</p>',
      picture: 'et rundeoppsett til å henge opp',
    },
    s10: {
      title: 'Resultater',
      text: '<p><b>Runder og resultater</b> er dommerbordet. Velg en rad og trykk <b>1</b> for hvit, <b>0</b> for svart, <b>R</b> for remis, så velges neste åpne bord. Walkover står i menyen på raden. Et resultat kan når som helst rettes, og stillingen oppdateres med det samme.</p><p>Faller nettet ut, fortsetter du bare: resultatene lagres i nettleseren, tydelig merket, og sendes så snart nettet er tilbake. Resultatet av et parti på nett føres automatisk.</p><p>Under <b>Avansert</b> i innstillingene kan du la spillerne melde resultatene selv. Det begge er enige om, bekrefter du i én omgang; er de uenige, avgjør du. Ingenting teller før det.</p><p><b>En lagserie over flere uker.</b> I innstillingene, under <b>Lagkamper</b>, kan du velge hjemme- og bortekamper der laglederne rapporterer resultatene. Hver kamp har da en egen side, som du finner under <b>Terminliste</b>. Etter kampen rapporterer den ene laglederen hvem som spilte, og hvordan det gikk. Bekrefter den andre, teller resultatet; ellers sier den andre hva som er galt, og du avgjør. Før kampen kan en lagleder be om en annen dag; kampen flyttes når den andre er enig, eller når du bestemmer det. Terminlisten kan du abonnere på i en kalender.</p><p><b>Klubbkvelder:</b> Et parti som ikke spilles med runden sin, registreres som <b>Utsatt parti</b> eller <b>Hengeparti</b> i menyen på raden; neste runde settes opp med det som remis. <b>Åpne partier</b> viser dem med dag og frist, minner begge spillerne på det og fører det innstillingene sier, om ingen har spilt. Med <b>Oppmøte</b> i innstillingene viser dommerbordet hvem som kommer i kveld; heng opp <b>Plakat med QR-kode</b>, så sjekker spillerne inn med telefonen.</p>',
      picture: 'dommerbordet med resultatene i en runde',
    },
    s11: {
      title: 'Statistikk',
      text: '<p>På turneringens side viser <b>Stilling</b> poeng, kvalitet og alle partiene til hver spiller; et navn åpner spillerkortet med plass, poeng, neste bord og partiet i hver runde. <b>Følg</b> på kortet holder spilleren øverst på siden på enheten din. I <b>Rundeoppsett</b> kan du søke etter et navn, eller vise listen etter navn. <b>Krysstabell</b> viser hvem som har møtt hvem, i en sveitser runde for runde med poengene etter hver runde. <b>Statistikk</b> teller seire etter farge, nasjoner, titler og gjennomsnittlig rating, og har prestasjonsratingene.</p><p>Prestasjonsrating er motstandernes gjennomsnittlige rating, pluss 800 ganger spillerens gjennomsnittlige poengsum, minus 400. Klubber og organisasjoner har statistikk over medlemmene (avsnitt 2 og 5).</p>',
      picture: 'krysstabellen i en turnering',
    },
    s12: {
      title: 'Formater og spill på nett',
      text: '<ul><li><b>Sveitser</b>: alle spiller alle runder, mot en med omtrent like mange poeng, aldri den samme to ganger; etter FIDEs nederlandske system, også for lag.</li><li><b>Monrad</b>: naboer på tabellen møtes, ingen to ganger.</li><li><b>Konrad</b>: for klubbkvelder; de som er til stede, settes opp som i Monrad og kan møtes igjen.</li><li><b>Berger</b>: alle møter alle; også for lag.</li><li><b>Cup</b>: den som taper matchen, er ute. Krever 2, 4, 8, 16 … deltakere.</li><li><b>Skolesjakk (lagmonrad)</b>: elever møter elever fra andre klasser med omtrent like mange poeng; poengene går til klassen og vektes etter hvor stor den er.</li><li><b>Lagkonrad</b>: ved hvert oppsett får alle som er her og er ledige, et parti mot et annet lag.</li><li><b>Firerlag</b>: lag med fire spillere møtes på fire bord.</li><li><b>Manuelt oppsett</b>: du bestemmer.</li></ul><p><b>Bonde mot bonde</b> er for nybegynnere: åtte bønder hver og ingen konge. Den som først når siste rad, eller slår alle bøndene, vinner.</p><p><b>For å spille på nett</b> åpner du <a href="/calendar">Lobby</a> eller turneringssiden før runden: partiet åpnes automatisk. Runden starter til kunngjort tid, og hver spiller har 20 sekunder til første trekk før den egne klokken begynner å gå. Overskredet tid, matt og døde stillinger avgjør serveren; remis ved trekkgjentakelse eller 50 trekk krever du selv.</p><p><b>Uten å se brettet</b> skriver du trekkene: Sf3 eller g1f3 havner i feltet <b>Skriv et trekk</b> uansett hvor du er på siden. Shift+F snur brettet. Hvert trekk, hvert remistilbud, de siste 30 og 10 sekundene på klokken din og slutten leses opp av skjermleseren. Alt annet spør du om i samme felt: <b>b</b> er hele brettet, <b>p s</b> hvor springerne står, <b>s e4</b> hva som står på e4, <b>k</b> begge klokkene, <b>l</b> det siste trekket, <b>m</b> motstanderen og et eventuelt remistilbud, og <b>?</b> listen over alt dette.</p><p><b>Når et parti er slutt</b>, blar du gjennom det på partiets side med piltastene eller rullehjulet, og ser klokkene og navnet på åpningen. Flytt en brikke for å prøve en variant; <b>Tilbake til partiet</b> avslutter den. <b>Tid</b> viser tiden per trekk; klikk i diagrammet for å gå til trekket. <b>Start motoren</b> lar Stockfish vurdere stillingen i nettleseren din, og <b>Analyser partiet</b> merker feilene i hele partiet, men ikke mens du eller en av spillerne har et parti i gang. Klikk på et av motorens trekk for å se det på brettet. Under <b>Del</b> fører <b>Kopier lenke</b> andre rett til stillingen; du kan også åpne den på Lichess eller lagre den som bilde. Pilene ved siden av turneringen fører til de andre bordene i runden.</p>',
      picture: 'et parti på skjermen',
    },
  },
};
