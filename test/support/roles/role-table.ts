import type { Role } from './role-names.ts';
import { FORBIDDEN, type Row } from './roles.ts';
import { ACCOUNT_ROWS } from './rows/accounts.ts';
import { BUILDING_ROWS } from './rows/building.ts';
import { CLUB_ROWS } from './rows/clubs.ts';
import { DELIVERY_ROWS } from './rows/delivery.ts';
import { ENTERING_ROWS } from './rows/entering.ts';
import { EVENT_ROWS } from './rows/events.ts';
import { GAME_ROWS } from './rows/games.ts';
import { HEALTH_ROWS } from './rows/health.ts';
import { LEAGUE_ROWS } from './rows/leagues.ts';
import { MATCH_ROWS } from './rows/matches.ts';
import { OUTSIDE_ROWS } from './rows/outside.ts';
import { PAYMENT_ROWS } from './rows/payments.ts';
import { PICTURE_ROWS } from './rows/pictures.ts';
import { RATING_LIST_ROWS } from './rows/rating-lists.ts';
import { RUNNING_ROWS } from './rows/running.ts';
import { TOURNAMENT_ROWS } from './rows/tournaments.ts';

/**
 * Who may do what: one row for each thing that can be asked of the server, one column for each kind of person. The
 * rows are written from the specification (sections 6 of both parts; checklist, D-29 to
 * D-42 and D-73 to D-79), not from the program; docs/roles.md shows them as a table.
 *
 * To add a call: add its row in `rows/`; in the file of the same name in `requests/` what is sent with it, where that is more
 * than the world has already.
 */
export const ROLE_TABLE = {
  ...ACCOUNT_ROWS,
  ...CLUB_ROWS,
  ...LEAGUE_ROWS,
  ...TOURNAMENT_ROWS,
  ...BUILDING_ROWS,
  ...ENTERING_ROWS,
  ...OUTSIDE_ROWS,
  ...MATCH_ROWS,
  ...RUNNING_ROWS,
  ...GAME_ROWS,
  ...DELIVERY_ROWS,
  ...HEALTH_ROWS,
  ...RATING_LIST_ROWS,
  ...PICTURE_ROWS,
  ...EVENT_ROWS,
  ...PAYMENT_ROWS,
} as const satisfies Readonly<Record<string, Row>>;

export type RowName = keyof typeof ROLE_TABLE;
export const ROW_NAMES = Object.keys(ROLE_TABLE) as RowName[];
export const rowOf = (name: RowName): Row => ROLE_TABLE[name];

/** A visitor may be told to log in where others are told that they may not. */
export const isAsExpected = (got: string | null, wanted: string | null, role: Role): boolean =>
  got === wanted || (role === 'visitor' && wanted === FORBIDDEN && got === '403 loginFirst');

/** What a row says of a role: null where it may, else status and key of the refusal. */
export function expectedFor(row: Row, role: Role): string | null {
  if (row.may.includes(role)) return null;
  return row.but?.[role] ?? (role === 'visitor' ? row.visitor : row.refused) ?? FORBIDDEN;
}
