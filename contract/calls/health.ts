import * as calls from '../calls.ts';
import { healthAnswer } from '../site/health.ts';
import type { Described } from './description.ts';

/** How the server is, for its operator. */
export const HEALTH_CALLS = {
  readHealth: {
    at: calls.readHealth,
    does: 'see how the server is',
    right: 'seeHealth',
    answer: healthAnswer,
  },
} as const satisfies Described;
