import { en } from './en.ts';
import type { Catalogue } from './i18n.ts';
import type { Language } from './languages.ts';
import { no } from './no.ts';

/** Every language: for the server, which writes to readers of each. The browser loads the one that it shows. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, no };
