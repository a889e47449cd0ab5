/** The data of FA1 and IA1, reports of arbiter norms. They are filled in without a verdict. */
import { nameOf } from '../../people/list-cells.ts';
import type { ArbiterTitle, Official } from '../../tournament/value/official-data.ts';
import { COUNTED_TITLES, isOneOf } from './titles.ts';
import type { ReportedPlayer, TournamentReport } from './tournament-report.ts';

export const ARBITER_NORM_FORMS = ['FA1', 'IA1'] as const;
export type ArbiterNormForm = (typeof ARBITER_NORM_FORMS)[number];

export interface ArbiterNorm {
  readonly form: ArbiterNormForm;
  readonly candidate: {
    readonly firstName: string;
    readonly lastName: string;
    readonly fideNumber: number | null;
    /** Null if unknown. */
    readonly federation: string | null;
    readonly duty: ArbiterDuty;
  };
  readonly event: Pick<
    TournamentReport,
    | 'federation'
    | 'eventCode'
    | 'name'
    | 'venue'
    | 'city'
    | 'startDate'
    | 'endDate'
    | 'format'
    | 'isTeam'
    | 'rounds'
    | 'timeControl'
    | 'chiefArbiter'
  >;
  readonly players: number;
  readonly rated: number;
  readonly federations: number;
  /** Without CM and WCM. */
  readonly titled: number;
}

export type ArbiterDuty = 'chiefArbiter' | 'deputyArbiter' | 'arbiter';

export interface Candidate {
  readonly official: Official;
  readonly duty: ArbiterDuty;
  /** The forms that they may seek: FA1 below FIDE Arbiter, IA1 below International Arbiter. */
  readonly forms: readonly ArbiterNormForm[];
}

/** Arbiters of the report who may seek a title; nobody else gets a norm. */
export const arbiterCandidates = ({ chiefArbiter, deputyArbiters, arbiters }: TournamentReport): Candidate[] =>
  [
    ...(chiefArbiter === null ? [] : [{ official: chiefArbiter, duty: 'chiefArbiter' } as const]),
    ...deputyArbiters.map((official) => ({ official, duty: 'deputyArbiter' }) as const),
    ...arbiters.map((official) => ({ official, duty: 'arbiter' }) as const),
  ]
    .map((one) => ({ ...one, forms: formsFor(one.official.title) }))
    .filter(({ forms }) => forms.length > 0);

function formsFor(title: ArbiterTitle | null): readonly ArbiterNormForm[] {
  switch (title) {
    case 'IA':
      return [];
    case 'FA':
      return ['IA1'];
    case 'NA':
    case null:
      return ['FA1'];
  }
}

export function arbiterNorm(
  form: ArbiterNormForm,
  { official, duty }: Candidate,
  { report, players, federation }: ArbiterNormEvent,
): ArbiterNorm {
  const { eventCode, name, venue, city, startDate, endDate, format, isTeam, rounds, timeControl, chiefArbiter } =
    report;
  const names = nameOf(official.name) ?? { firstName: '', lastName: official.name };
  return {
    form,
    candidate: { ...names, fideNumber: official.fideNumber, federation, duty },
    event: {
      federation: report.federation,
      eventCode,
      name,
      venue,
      city,
      startDate,
      endDate,
      format,
      isTeam,
      rounds,
      timeControl,
      chiefArbiter,
    },
    players: players.length,
    rated: players.filter(({ rating }) => rating !== null).length,
    federations: new Set(players.map((player) => player.federation)).size,
    titled: players.filter(({ title }) => isOneOf(title, COUNTED_TITLES)).length,
  };
}

export interface ArbiterNormEvent {
  readonly report: TournamentReport;
  readonly players: readonly ReportedPlayer[];
  /** Of the candidate; null if unknown. */
  readonly federation: string | null;
}
