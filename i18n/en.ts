import { common } from './en/common.ts';
import { errors } from './en/errors.ts';

/** All English text, one file per area. English is the language that others are measured against. */
export const en = { common, errors } as const;
