import type { VariantName } from '../../domain/tournament/value/settings.ts';

/** Number codes on the wire and the names that they stand for (specification section 3, wire sheet). */

export const FORMAT_CODES = {
  Knockout: 0,
  SwissDutch: 1,
  TeamKnockout: 2,
  TeamSwissDutch: 3,
  TeamMonrad: 4,
  TeamKonrad: 5,
  LimitedPlayerTeam: 6,
  ManualPairing: 7,
  RoundRobin: 8,
  TeamRoundRobin: 9,
  // The specification ends with 9.
  Monrad: 12,
  Konrad: 13,
} as const;
export type FormatName = keyof typeof FORMAT_CODES;

export const VARIANT_CODES = { Chess: 0, Antichess: 1, PawnVsPawn: 2 } as const satisfies Record<VariantName, number>;

export const INTERVAL_CODES = { minutes: 0, hours: 1, days: 2, weeks: 3 } as const;

export const OUTCOME_NAMES = { 1: 'WhiteWins', 0: 'Draw', [-1]: 'BlackWins' } as const;

export const INVITER_CODES = { organization: 0, club: 1 } as const;

export const namesOf = <Table extends Readonly<Record<string, number>>>(
  table: Table,
): readonly (keyof Table & string)[] => Object.keys(table) as (keyof Table & string)[];

/** The name of a code; undefined for an unknown code. */
export function nameOf<Table extends Readonly<Record<string, number>>>(
  table: Table,
  code: number,
): (keyof Table & string) | undefined {
  return namesOf(table).find((name) => table[name] === code);
}

/** Marks a round without a start time. */
export const UNSCHEDULED = '1970-01-01T00:00:00Z';

/** Replaces the opponent of a player who has none. */
export const BYE = 'bye';
