import { headToHeadAnswer, profileAnswer } from '../accounts/accounts.ts';
import * as calls from '../calls.ts';
import { accountId } from '../http/path-parts.ts';
import type { Described } from './description.ts';

export const PROFILE_CALLS = {
  viewProfile: {
    at: calls.viewProfile,
    does: 'view a profile',
    right: 'everybody',
    path: { id: accountId },
    cached: true,
    answer: profileAnswer,
    refuses: ['noSuchAccount'],
  },
  headToHead: {
    at: calls.headToHead,
    does: 'see how two players have met',
    right: 'everybody',
    path: { id: accountId, other: accountId },
    cached: true,
    answer: headToHeadAnswer,
    refuses: ['noSuchAccount'],
  },
} as const satisfies Described;
