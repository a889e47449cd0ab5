import type { Official, OfficialData } from '../../../domain/tournament/value/official-data.ts';
import { optional, type TypedNumber } from '../../forms/numbers.ts';

/** A person as typed; one without any input is none. */
export interface TypedOfficial extends Omit<Official, 'fideNumber'> {
  readonly fideNumber: TypedNumber;
}

export interface TypedOfficialData
  extends Omit<OfficialData, 'organiser' | 'chiefArbiter' | 'deputyArbiters' | 'arbiters'> {
  readonly organiser: TypedOfficial;
  readonly chiefArbiter: TypedOfficial;
  readonly deputyArbiters: readonly TypedOfficial[];
  readonly arbiters: readonly TypedOfficial[];
}

export const NOBODY: TypedOfficial = { name: '', title: null, fideNumber: '', email: '' };

export const isNobody = ({ name, title, fideNumber, email }: TypedOfficial): boolean =>
  name.trim() === '' && title === null && fideNumber === '' && email.trim() === '';

export const typedOfficialData = (data: OfficialData): TypedOfficialData => ({
  ...data,
  organiser: typedOfficial(data.organiser),
  chiefArbiter: typedOfficial(data.chiefArbiter),
  deputyArbiters: data.deputyArbiters.map(typedOfficial),
  arbiters: data.arbiters.map(typedOfficial),
});

const typedOfficial = (one: Official | null): TypedOfficial =>
  one === null ? NOBODY : { ...one, fideNumber: one.fideNumber ?? '' };

export const sentOfficialData = (typed: TypedOfficialData): OfficialData => ({
  ...typed,
  organiser: sentOfficial(typed.organiser),
  chiefArbiter: sentOfficial(typed.chiefArbiter),
  deputyArbiters: sentOfficials(typed.deputyArbiters),
  arbiters: sentOfficials(typed.arbiters),
});

const sentOfficial = (one: TypedOfficial): Official | null =>
  isNobody(one) ? null : { ...one, fideNumber: optional(one.fideNumber) };

/** Rows that were added and left empty are not sent. */
const sentOfficials = (list: readonly TypedOfficial[]): Official[] => list.flatMap((one) => sentOfficial(one) ?? []);
