/** The style of forms, beside that of all sheets. */
export const FORM_CSS = `
.form { font-size: 9.5pt }
.form header { border-bottom: 1.2pt solid #000; padding-bottom: 2mm }
.form h2 { font-size: 11pt; margin: 2.4mm 0 .8mm }
.form section + section { break-before: auto; margin-top: 0 }
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(40mm, 1fr)); gap: 1mm 4mm; margin: 0 }
.field { display: flex; flex-direction: column; justify-content: space-between; break-inside: avoid; min-width: 0 }
.field dt { font-size: 7.5pt; line-height: 1.2; color: #333 }
.field dd { margin: 0; min-height: 1.35em; border-bottom: .5pt solid #777; overflow-wrap: anywhere }
.counts .fields { grid-template-columns: repeat(6, 1fr) }
.lines .fields { grid-template-columns: 1fr; gap: .8mm }
.lines .field { flex-direction: row; gap: 2mm; align-items: baseline }
.lines .field dd { flex: 1 }
.signed .field dd { min-height: 2.3em }
.struck td { text-decoration: line-through }
.form ul { margin: 0; padding-left: 5mm }
.form .soft { font-size: 8.5pt; margin: 2mm 0 0 }
.form th, .form td { padding: .16em .3rem }
`;
