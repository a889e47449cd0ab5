import * as catalogues from './en/index.ts';

/** All English text, by namespace. */
export const en = catalogues;
