/** The data of IT3, the tournament report form. */
import type { TimeControl } from '../../kernel/time-control.ts';
import type { Title } from '../../people/titles.ts';
import type { FormatName } from '../../tournament/value/formats.ts';
import type { Official, OfficialData } from '../../tournament/value/official-data.ts';
import type { Acceleration } from '../../tournament/value/state.ts';
import { listByTime, type RatingList } from '../lists.ts';

export interface TournamentReport {
  readonly federation: string | null;
  readonly eventCode: string;
  readonly name: string;
  readonly venue: string;
  readonly city: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly organiser: Official | null;
  readonly rounds: number;
  /** Rounds on each day of play, as 1, 2, 2, 2, 2; null if a round is unscheduled. */
  readonly schedule: readonly number[] | null;
  /** Null if unknown. */
  readonly timeControl: TimeControl | null;
  readonly list: RatingList | null;
  readonly format: FormatName;
  readonly isTeam: boolean;
  readonly acceleration: Acceleration;
  readonly pairing: ReportPairing;
  readonly remarks: readonly string[];
  readonly groups: readonly ReportGroup[];
  readonly chiefArbiter: Official | null;
  readonly deputyArbiters: readonly Official[];
  readonly arbiters: readonly Official[];
  /** What FIDE asks for and nobody has stated. */
  readonly missing: readonly MissingInReport[];
}

export interface ReportPairing {
  readonly by: 'program' | 'hand';
  /** Name and version; null if paired by hand. */
  readonly program: string | null;
}

export const REPORT_GROUPS = ['rated', 'GM', 'IM', 'FM', 'unrated', 'WGM', 'WIM', 'WFM'] as const;

/** Players of one group; the foreign ones are the rest. */
export interface ReportGroup {
  readonly group: (typeof REPORT_GROUPS)[number];
  readonly players: number;
  readonly federations: number;
  readonly host: number;
  readonly foreign: number;
}

export type MissingInReport =
  | { readonly kind: 'organiser' | 'chiefArbiter' }
  | { readonly kind: 'email' | 'fideNumber'; readonly name: string };

export interface ReportedPlayer {
  readonly rating: number | null;
  readonly title: Title | null;
  readonly federation: string;
}

export interface ReportedEvent {
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly rounds: number;
  /** Day of each round in order; null if unscheduled. */
  readonly roundDays: readonly (string | null)[];
  readonly timeControl: TimeControl | null;
  readonly format: FormatName;
  readonly isTeam: boolean;
  readonly acceleration: Acceleration;
  readonly pairing: ReportPairing;
  readonly remarks: readonly string[];
  /** Who have played a game. */
  readonly players: readonly ReportedPlayer[];
}

export function tournamentReport(event: ReportedEvent, official: OfficialData): TournamentReport {
  const { roundDays, players, name, timeControl, ...rest } = event;
  const { federation, eventCode, venue, city, organiser, chiefArbiter, deputyArbiters, arbiters } = official;
  return {
    ...rest,
    federation,
    eventCode,
    name: official.registeredName === '' ? name : official.registeredName,
    venue,
    city,
    organiser,
    schedule: scheduleOf(roundDays),
    timeControl,
    list: timeControl && listByTime(timeControl),
    groups: REPORT_GROUPS.map((group) => groupOf(group, players, federation)),
    chiefArbiter,
    deputyArbiters,
    arbiters,
    missing: missingIn(official),
  };
}

/** Runs of rounds on the same day; null if a round is unscheduled. */
export function scheduleOf(days: readonly (string | null)[]): number[] | null {
  if (days.includes(null)) return null;
  const runs: number[] = [];
  for (const [index, day] of days.entries()) {
    if (index > 0 && days[index - 1] === day) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(1);
  }
  return runs;
}

function groupOf(group: ReportGroup['group'], all: readonly ReportedPlayer[], host: string | null): ReportGroup {
  const players = all.filter((player) => isIn(group, player));
  const ofHost = players.filter(({ federation }) => federation === host).length;
  return {
    group,
    players: players.length,
    federations: new Set(players.map(({ federation }) => federation)).size,
    host: ofHost,
    foreign: players.length - ofHost,
  };
}

function isIn(group: ReportGroup['group'], { rating, title }: ReportedPlayer): boolean {
  if (group === 'rated') return rating !== null;
  return group === 'unrated' ? rating === null : title === group;
}

/** The form needs the e-mail addresses of organiser and chief arbiter, and a FIDE number of everybody it names. */
function missingIn({ organiser, chiefArbiter, deputyArbiters, arbiters }: OfficialData): MissingInReport[] {
  const [responsible, named] = [
    [organiser, chiefArbiter],
    [chiefArbiter, ...deputyArbiters, ...arbiters],
  ];
  return [
    ...(organiser === null ? [{ kind: 'organiser' } as const] : []),
    ...(chiefArbiter === null ? [{ kind: 'chiefArbiter' } as const] : []),
    ...responsible.flatMap((one) => (one?.email === '' ? [{ kind: 'email', name: one.name } as const] : [])),
    ...named.flatMap((one) => (one?.fideNumber === null ? [{ kind: 'fideNumber', name: one.name } as const] : [])),
  ];
}
