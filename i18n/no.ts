import type { en } from './en.ts';
import { common } from './no/common.ts';
import { errors } from './no/errors.ts';
import type { Words } from './words.ts';

/** All Norwegian text (bokmål). */
export const no: Words<typeof en> = { common, errors };
