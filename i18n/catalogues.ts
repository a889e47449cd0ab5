import { en } from './en.ts';
import type { Catalogue } from './i18n.ts';
import type { Language } from './languages.ts';
import { no } from './no.ts';

/** All languages, for the server. The browser only loads the one that it shows. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, no };
