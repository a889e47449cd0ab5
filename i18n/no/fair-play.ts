import type { fairPlay as english } from '../en/fair-play.ts';
import type { Words } from '../words.ts';

export const fairPlay: Words<typeof english> = {
  title: 'Tider og trekk i en runde',
  explains:
    'Tall fra loggene til partiene som ble spilt på skjerm. De anklager ingen: mange ærlige spillere spiller fort, jevnt eller med dårlig forbindelse. De viser hvor det kan være verdt å se nærmere etter.',
  left: 'Hva spillerne gjør i andre vinduer, blir ikke registrert.',
  caption: 'Spillerne i runde {{round}} i tall',
  search: 'Navn eller bord',
  noGames: 'Ingen partier i denne runden ble spilt på skjerm.',
  nothingFound: 'Fant ingen.',
  save: 'Lagre som CSV',
  board: 'Bord',
  player: 'Spiller',
  opponent: 'Motstander',
  color: 'Farge',
  moves: 'Trekk',
  median: 'Median',
  medianHelp: 'Den midterste av tidene for trekkene, fra og med det niende; bare med minst ti slike trekk',
  even: 'Nær medianen',
  evenHelp: 'Hvor mange av disse trekkene som tok mellom halvparten av medianen og det dobbelte',
  percent: '{{value}} %',
  longest: 'Lengst',
  forgiven: 'Ettergitt forsinkelse',
  returns: 'Kom tilbake',
  refused: 'Avviste trekk',
  seconds: '{{name}} (s)',
  agreement: {
    title: 'Sammenlignet med en sjakkmotor',
    about:
      'Stockfish går gjennom ferdige partier her i nettleseren din. Den teller hvor mange trekk som var dens eget førstevalg, og hva et trekk i snitt ga fra seg, i hundredels bønder. Trekk i kjente åpninger, trekk uten alternativ og stillinger der en side leder med {{pawns}} bønder eller mer er utelatt. Om færre enn {{count}} trekk sies det ingenting.',
    limits:
      'Tallene anklager ingen. De sier ikke hvor et trekk kom fra: sterke spillere, rolige stillinger og tvungne varianter gir mange like trekk, og ett parti sier nesten ingenting. Sammenlign med andre partier av samme spiller og med spillere av samme styrke, og hør spilleren før du trekker noen slutning.',
    noGames: 'Ingen ferdige partier har trekk som kan sammenlignes.',
    start_one: 'Gå gjennom runde {{round}} ({{count}} parti)',
    start_other: 'Gå gjennom runde {{round}} ({{count}} partier)',
    startAll_one: 'Gå gjennom alle rundene ({{count}} parti)',
    startAll_other: 'Gå gjennom alle rundene ({{count}} partier)',
    allDone: 'Alle ferdige partier er gjennomgått. Tallene beholdes så lenge denne siden er åpen.',
    progress: 'Parti {{game}} av {{games}}: stilling {{done}} av {{positions}}',
    leftOut_one:
      '{{count}} parti er utelatt: en av spillerne, eller du selv, har et parti i gang. Prøv igjen når det er over.',
    leftOut_other:
      '{{count}} partier er utelatt: en av spillerne, eller du selv, har et parti i gang. Prøv igjen når det er over.',
    caption: 'Spillerne sammenlignet med motoren, i runde {{round}} og i alle runder',
    columns: {
      moves: 'Trekk',
      samePercent: 'Førstevalg',
      averageLoss: 'Tap',
      games: 'Partier',
      inAll: '{{name}}, alle',
      file: {
        moves: 'Trekk sammenlignet med motoren',
        samePercent: 'Motorens førstevalg (%)',
        averageLoss: 'Gjennomsnittlig tap (hundredels bønder)',
      },
    },
    explained: {
      moves: 'Trekkene tallene bygger på',
      samePercent: 'Hvor mange av dem som var motorens førstevalg',
      averageLoss: 'Hva et trekk i snitt ga fra seg, i hundredels bønder',
      games: 'Partier fra alle runder som er gjennomgått',
    },
  },
};
