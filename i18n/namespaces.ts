import type { Catalogue } from './i18n.ts';

/** What only the server writes: e-mails, page previews, print-outs and notifications. */
export const SERVER_NAMESPACES = [
  'entryList',
  'entryMail',
  'mail',
  'normForms',
  'preview',
  'printout',
  'push',
] as const satisfies (keyof Catalogue)[];

/** The namespaces of the browser. */
export type Namespace = Exclude<keyof Catalogue, (typeof SERVER_NAMESPACES)[number]>;

/** The namespaces of every page, which are in one file of each language, `frame.ts`. */
export const FRAME_NAMESPACES: readonly Namespace[] = ['common', 'ui', 'nav', 'chess'];

/** The catalogues of the frame and of the landing pages. */
export const ENTRY_CATALOGUES = import.meta.glob<Partial<Catalogue>>('./{en,no}/{frame,game,home,tournament}.ts');
