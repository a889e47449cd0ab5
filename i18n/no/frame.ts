/** The namespaces of every page, in one file. */
export { chess } from './chess.ts';
export { common } from './common.ts';
export { nav } from './nav.ts';
export { ui } from './ui.ts';
