/** The style of embedded pages, with the colours of `web/app/colour-tokens.ts`, as they load nothing of the web app. */
export const EMBED_CSS = `
:root {
  --paper: #FAF8F4;
  --ink: #1B1F23;
  --soft: #5B6168;
  --line: #E3DED4;
  --accent: #1E4E79;
  color-scheme: light;
}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme=light]) {
    --paper: #14171A;
    --ink: #ECEAE5;
    --soft: #9BA2A9;
    --line: #2C3238;
    --accent: #7FB2E0;
    color-scheme: dark;
  }
}
:root[data-theme=dark] {
  --paper: #14171A;
  --ink: #ECEAE5;
  --soft: #9BA2A9;
  --line: #2C3238;
  --accent: #7FB2E0;
  color-scheme: dark;
}
body { margin: 0; padding: .75rem; background: var(--paper); color: var(--ink); font: 15px/1.4 system-ui, sans-serif }
h1 { font-size: 1.1rem; margin: 0 }
h2 { font-size: .95rem; font-weight: 400; color: var(--soft); margin: 0 0 .5rem }
table { border-collapse: collapse; width: 100% }
th, td { padding: .3rem .4rem; border-bottom: 1px solid var(--line); text-align: left; overflow-wrap: anywhere }
th { color: var(--soft); font-weight: 600; font-size: .85em }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
.center { text-align: center; font-variant-numeric: tabular-nums; white-space: nowrap }
a { color: var(--accent) }
a.name { color: inherit; text-decoration: none }
a.name:hover, a.name:focus-visible { text-decoration: underline }

/* The board of the preview picture fills the frame; --width and --edge are those of the picture. */
.board { max-width: 28rem }
.frame { position: relative; aspect-ratio: 1; overflow: hidden; border-radius: 4px }
.frame img { position: absolute; width: var(--width); left: calc(-1 * var(--edge)); top: calc(-1 * var(--edge)) }
.side { display: flex; gap: .5rem; align-items: baseline; padding: .3rem 0 }
.side bdi { flex: 1; overflow-wrap: anywhere }
.side small { color: var(--soft) }
.side small, .side strong { font-variant-numeric: tabular-nums }
.side strong { min-width: 3.5rem; text-align: right }
.toMove strong { color: var(--accent) }
`;
