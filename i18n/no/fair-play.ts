import type { fairPlay as english } from '../en/fair-play.ts';
import type { Words } from '../words.ts';

export const fairPlay: Words<typeof english> = {
  title: 'Tidsbruk i en runde',
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
};
