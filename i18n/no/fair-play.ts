import type { fairPlay as english } from '../en/fair-play.ts';
import type { Words } from '../words.ts';

export const fairPlay: Words<typeof english> = {
  title: 'Tider og trekk',
  explains:
    'Tall fra loggene til partier spilt på nett. De beviser ingenting: mange ærlige spillere spiller fort, jevnt eller med dårlig forbindelse. De viser hvor det kan være verdt å se nærmere.',
  left: 'Hva spillerne gjør i andre vinduer, registreres ikke.',
  caption: 'Spillerne i runde {{round}} i tall',
  search: 'Navn eller bord',
  noGames: 'Ingen partier i denne runden ble spilt på nett.',
  nothingFound: 'Fant ingen spillere eller bord.',
  save: 'Lagre som CSV',
  board: 'Bord',
  player: 'Spiller',
  opponent: 'Motstander',
  color: 'Farge',
  moves: 'Trekk',
  median: 'Median',
  medianHelp: 'Mediantiden per trekk, fra og med det niende; krever minst ti slike trekk',
  even: 'Nær medianen',
  evenHelp: 'Hvor mange av disse trekkene som tok mellom halvparten av medianen og det dobbelte',
  percent: '{{value}} %',
  longest: 'Lengst',
  forgiven: 'Godskrevet forsinkelse',
  returns: 'Gjenoppkoblet',
  refused: 'Avviste trekk',
  seconds: '{{name}} (s)',
  agreement: {
    title: 'Sammenligning med sjakkmotor',
    about:
      'Stockfish analyserer ferdige partier her i nettleseren din. Den teller hvor mange trekk som var dens eget førstevalg, og hvor mye et trekk tapte i snitt, i hundredels bønder. Kjente åpningstrekk, tvungne trekk og stillinger der en side leder med {{pawns}} bønder eller mer er utelatt. For færre enn {{count}} trekk vises ingen tall.',
    limits:
      'Tallene beviser ingenting. De viser ikke hvor et trekk kom fra: sterke spillere, rolige stillinger og tvungne varianter gir mange like trekk, og ett parti sier nesten ingenting. Sammenlign med andre partier av samme spiller og med spillere av samme styrke, og hør spilleren før du trekker noen slutning.',
    noGames: 'Ingen ferdige partier har trekk å sammenligne.',
    start_one: 'Analyser runde {{round}} ({{count}} parti)',
    start_other: 'Analyser runde {{round}} ({{count}} partier)',
    startAll_one: 'Analyser alle rundene ({{count}} parti)',
    startAll_other: 'Analyser alle rundene ({{count}} partier)',
    allDone: 'Alle ferdige partier er analysert. Tallene beholdes så lenge siden er åpen.',
    progress: 'Parti {{game}} av {{games}}: stilling {{done}} av {{positions}}',
    leftOut_one:
      '{{count}} parti er hoppet over fordi en av spillerne, eller du selv, har et parti i gang. Prøv igjen når det er over.',
    leftOut_other:
      '{{count}} partier er hoppet over fordi en av spillerne, eller du selv, har et parti i gang. Prøv igjen når det er over.',
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
      averageLoss: 'Hvor mye et trekk tapte i snitt, i hundredels bønder',
      games: 'Analyserte partier fra alle runder',
    },
  },
};
