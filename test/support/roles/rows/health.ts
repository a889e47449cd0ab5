import * as calls from '../../../../contract/calls.ts';
import { type Row, TOP } from '../roles.ts';

/** How the server is. */
export const HEALTH_ROWS = {
  readHealth: { call: calls.readHealth, does: 'see how the server is', may: TOP },
} as const satisfies Readonly<Record<string, Row>>;
