import { z } from 'zod';
import {
  FINDINGS,
  type Finding,
  type FindingKind,
  READINESS_GROUPS,
} from '../../domain/tournament/readiness/finding.ts';
import type { CamelKeys } from '../codec/case.ts';

const KINDS = Object.keys(FINDINGS) as [FindingKind, ...FindingKind[]];

const finding = z.object({
  kind: z.enum(KINDS),
  group: z.enum(READINESS_GROUPS),
  /** Where it is mended. */
  place: z.enum(['settings', 'participants', 'rounds']),
  /** The accounts that it concerns. */
  who: z.array(z.string()),
  /** Numbers, days and names for its text. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type FindingView = CamelKeys<z.output<typeof finding>>;

/** GET /s/tournament/readiness/{tid}: what the rating report lacks, and by when it has to be sent. */
export const readinessAnswer = z.object({
  /** False while something stops the report. */
  ready: z.boolean(),
  findings: z.array(finding),
  /** Days, `YYYY-MM-DD`: the first list that can rate the event, the day it has to be sent by, and the last list. */
  deadlines: z.object({ first_list: z.string(), send_by: z.string(), last_list: z.string() }),
});
export type ReadinessView = CamelKeys<z.output<typeof readinessAnswer>>;

/** The texts of a finding need its data as text or number: lists are joined, names, which have commas, by semicolons. */
export function writeFinding(finding: Finding): FindingView {
  const { kind, ...data } = finding;
  const [group, place] = FINDINGS[kind];
  const { who, params } = textData(data);
  return { kind, group, place, who: [...who], params };
}

function textData(data: object): { readonly who: readonly string[]; readonly params: FindingView['params'] } {
  const params: Record<string, string | number> = {};
  let who: readonly string[] = [];
  for (const [name, value] of Object.entries(data) as [string, unknown][]) {
    if (name === 'who') who = (Array.isArray(value) ? value : [value]) as readonly string[];
    else if (typeof value === 'number' || typeof value === 'string') params[name] = value;
    else if (Array.isArray(value)) params[name] = value.map(itemText).join(name === 'names' ? '; ' : ', ');
  }
  return { who, params };
}

const itemText = (item: unknown): string =>
  typeof item === 'object' && item !== null ? Object.values(item).join(' → ') : String(item);
