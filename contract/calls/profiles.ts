import { profileAnswer } from '../accounts.ts';
import * as calls from '../calls.ts';
import { accountId } from '../path-parts.ts';
import type { Described } from './description.ts';

export const PROFILE_CALLS = {
  viewProfile: {
    at: calls.viewProfile,
    does: 'view a profile',
    right: 'everybody',
    path: { id: accountId },
    answer: profileAnswer,
    refuses: ['noSuchAccount'],
  },
} as const satisfies Described;
