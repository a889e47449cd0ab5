/** The style of printed sheets. It is a text because the Worker sends it within the page. */
export const SHEET_CSS = `
@page {
  size: A4;
  margin: 16mm 13mm 15mm;
  @top-left { font: 8.5pt Arial, sans-serif; color: #444 }
  @top-right { font: 8.5pt Arial, sans-serif; color: #444 }
  @bottom-left { font: 8.5pt Arial, sans-serif; color: #444 }
  @bottom-right { font: 8.5pt Arial, sans-serif; color: #444; content: counter(page) " / " counter(pages) }
}
@page wide { size: A4 landscape }
@page cards { margin: 10mm; @bottom-right { content: none } }
.wide { page: wide }
.cards { page: cards }

body {
  font: 10.5pt/1.3 'Inter Variable', Inter, Arial, sans-serif;
  color: #000;
  background: #fff;
  margin: 1.5rem auto;
  max-width: 62rem;
  padding: 0 1rem;
}
header { display: flex; gap: 1rem; justify-content: space-between; align-items: flex-start; margin-bottom: 3mm }
header p { margin: .6mm 0 0 }
h1, h2 { font-family: 'Source Serif 4 Variable', 'Source Serif 4', Georgia, 'Liberation Serif', serif; overflow-wrap: anywhere }
h1 { font-size: 17pt; line-height: 1.15; margin: 0 }
h2 { font-size: 13pt; margin: 0 0 1mm; break-after: avoid }
p { overflow-wrap: anywhere }
.title { font-size: 13pt; font-weight: 600 }
.time, h2 small { font-weight: 400 }
h2 small { font-family: Inter, Arial, sans-serif; font-size: 10.5pt }
.facts, .soft { color: #333 }
.facts { font-size: 9.5pt }
.qr { width: 20mm; height: 20mm; flex: none }

table { border-collapse: collapse; width: 100% }
thead { display: table-header-group }
tr { break-inside: avoid }
th { font-size: 8.5pt; border-bottom: 1.2pt solid #000 }
td { border-bottom: .4pt solid #999; overflow-wrap: break-word }
th, td { padding: .26em .3rem; text-align: left; vertical-align: baseline }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
.center { text-align: center; font-variant-numeric: tabular-nums; white-space: nowrap }
.short { white-space: nowrap }
td small { display: block; font-size: .8em; line-height: 1.2; color: #333 }
.dense { font-size: 8.5pt }
.dense th, .dense td { padding: .12rem .25rem }
section + section { break-before: page }
.part + .part { margin-top: 1.4rem }
table + table { margin-top: 2mm }

/* A list of one page grows until it fills the sheet: its letters as far as they fit, then its rows. */
.wall { font-size: var(--size); height: min(225mm, 3.8em * var(--rows)) }
.wall th { height: 1.6em }
.wall td { vertical-align: middle }
.wall .soft, .list .soft { font-size: .9em }
/* The points of Black stand beside the result, as those of White do. */
.wall .center + .number, .list .center + .number { text-align: left }

.grid { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm }
.card {
  border: 1px solid #000;
  padding: 3.5mm;
  height: 64mm;
  break-inside: avoid;
  box-sizing: border-box;
  display: grid;
  grid-template-columns: 1fr 22mm;
  grid-template-rows: auto 1fr auto auto;
  gap: 1.5mm 3mm;
  overflow: hidden;
}
.card p { margin: 0 }
.card .qr { grid-column: 2; grid-row: 1 / 3 }
.top { font-size: 8.5pt }
.players { grid-column: 1 / 3; align-self: center; font-weight: 600 }
.card .players p { margin: 1.2mm 0 }
.white::before, .black::before {
  content: "";
  display: inline-block;
  width: 2.8mm;
  height: 2.8mm;
  border: .5pt solid #000;
  margin-right: 2mm;
}
.black::before { background: #000; -webkit-print-color-adjust: exact; print-color-adjust: exact }
.card .result { grid-column: 1 / 3; display: grid; grid-template-columns: repeat(6, auto); justify-content: space-between }
.box { white-space: nowrap; font-variant-numeric: tabular-nums }
.box::before {
  content: "";
  display: inline-block;
  width: 3.6mm;
  height: 3.6mm;
  border: .6pt solid #000;
  margin-right: 1mm;
  vertical-align: -.6mm;
}
.signs { grid-column: 1 / 3; display: grid; grid-template-columns: 1fr 1fr; gap: 6mm }
.card .signs, .half .signs { margin-top: 6mm }
.sign { border-top: .5pt solid #000; font-size: 8pt; padding-top: .8mm }

.score {
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10mm;
  break-after: page;
  break-inside: avoid;
  height: 274mm;
  box-sizing: border-box;
}
.score:last-child { break-after: auto }
.half { display: flex; flex-direction: column; gap: 2mm; min-width: 0 }
.half p { margin: 0 }
.moves { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; flex: 1 }
.moves table { height: 100%; table-layout: fixed }
.moves td { border: .4pt solid #777; padding: 0 1mm }
.moves td:first-child, .moves th:first-child { width: 6mm; text-align: right; color: #333; font-size: 8pt }

.poster { text-align: center; display: flex; flex-direction: column; align-items: center; gap: 6mm; padding-top: 12mm }
.poster p { margin: 0; font-size: 16pt }
.poster h1 { font-size: 34pt }
.poster .what { font-size: 24pt; font-weight: 600 }
.poster .qr { width: 105mm; height: 105mm; margin: 4mm 0 }
.poster .link { font-size: 18pt; font-weight: 600; overflow-wrap: anywhere }
.poster .code { font-size: 60pt; line-height: 1; font-weight: 700; letter-spacing: .12em; font-variant-numeric: tabular-nums }

@media screen { section + section { margin-top: 1.4rem } }
@media print { body { margin: 0; padding: 0; max-width: none } }
`;
