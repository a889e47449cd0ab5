// Before the first paint: the reader's light or dark scheme, board colours, pieces and language. A file of its own, as the
// content security policy allows no script inside the page.
(() => {
  let choice = null;
  let board = null;
  let pieces = null;
  try {
    choice = localStorage.getItem('mantine-color-scheme-value');
    board = localStorage.getItem('rokade-board');
    pieces = localStorage.getItem('rokade-pieces');
  } catch {
    // Storage can be switched off; the system's scheme is used then.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  if (board !== null) document.documentElement.dataset.board = board;
  if (pieces !== null) document.documentElement.dataset.pieces = pieces;
  // A game that is being played has the whole window.
  if (location.pathname.startsWith('/game/play/')) document.documentElement.dataset.playing = '';
  // The outline of a page that is one form has fields in place of rows; see `isFormPage` in page-states.tsx.
  if (/^\/(login|setup|invitation|registration|account\/(recover|first-password))(\/|$)/.test(location.pathname))
    document.documentElement.dataset.form = '';
  document.documentElement.lang = /(?:^|;\s*)lang=(?:no|nb|nn)(?:;|$)/.test(document.cookie) ? 'nb' : 'en';
})();
