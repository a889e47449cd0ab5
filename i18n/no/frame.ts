/** What every page says, in one file. */
export { chess } from './chess.ts';
export { common } from './common.ts';
export { errors } from './errors.ts';
export { nav } from './nav.ts';
export { ui } from './ui.ts';
