import type { Catalogue } from './i18n.ts';
import * as catalogues from './no/index.ts';

/** All Norwegian text (bokmål), by namespace. */
export const no: Catalogue = catalogues;
