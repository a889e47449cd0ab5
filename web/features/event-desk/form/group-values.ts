import type { GroupInput } from '../../../../contract/event/settings.ts';
import { codeFor, type PlannedGroup } from '../../../../domain/event/presets/groups.ts';
import type { Conditions, PlayUp, WayIn } from '../../../../domain/event/value/event.ts';
import { optional, type TypedNumber } from '../../../forms/numbers.ts';

/** A group as typed. */
export interface TypedGroup {
  /** Stays the same while the code is typed. */
  readonly key: string;
  readonly code: string;
  readonly name: string;
  readonly track: string;
  readonly wayIn: WayIn;
  readonly mayPlayUp: PlayUp;
  readonly ratingFrom: TypedNumber;
  readonly ratingTo: TypedNumber;
  readonly takesUnrated: boolean;
  readonly bornFrom: TypedNumber;
  readonly bornTo: TypedNumber;
  readonly sex: 'F' | 'M' | null;
  readonly clubs: readonly string[];
  readonly federations: readonly string[];
  readonly titles: Conditions['titles'];
  readonly places: TypedNumber;
  readonly reserved: TypedNumber;
  /** In whole units of the currency; empty for free. */
  readonly fee: TypedNumber;
  /** Its code cannot change any more. */
  readonly isKnown: boolean;
}

type Source = Omit<GroupInput, 'code' | 'clubs' | 'federations' | 'titles' | 'conditions'> & {
  readonly code: string;
  readonly conditions: PlannedGroup['conditions'] | GroupInput['conditions'];
};

let drawn = 0;
function nextKey(): string {
  drawn += 1;
  return `group-${drawn}`;
}

export const typedGroup = (group: Source, isKnown = false): TypedGroup => ({
  key: isKnown ? `known-${group.code}` : nextKey(),
  code: group.code,
  name: group.name,
  track: group.track,
  wayIn: group.wayIn,
  mayPlayUp: group.mayPlayUp,
  ratingFrom: group.conditions.ratingFrom ?? '',
  ratingTo: group.conditions.ratingTo ?? '',
  takesUnrated: group.conditions.takesUnrated,
  bornFrom: group.conditions.bornFrom ?? '',
  bornTo: group.conditions.bornTo ?? '',
  sex: group.conditions.sex,
  clubs: group.conditions.clubs,
  federations: group.conditions.federations,
  titles: group.conditions.titles,
  places: group.places ?? '',
  reserved: group.reserved === 0 ? '' : group.reserved,
  fee: '',
  isKnown,
});

export const sentGroup = (group: TypedGroup): GroupInput => ({
  code: group.code.trim(),
  name: group.name,
  track: group.track,
  wayIn: group.wayIn,
  mayPlayUp: group.mayPlayUp,
  conditions: {
    ratingFrom: optional(group.ratingFrom),
    ratingTo: optional(group.ratingTo),
    takesUnrated: group.takesUnrated,
    bornFrom: optional(group.bornFrom),
    bornTo: optional(group.bornTo),
    sex: group.sex,
    clubs: [...group.clubs],
    federations: [...group.federations],
    titles: [...group.titles],
  },
  places: optional(group.places),
  reserved: optional(group.reserved) ?? 0,
});

/** Those of a preset keep the fees of groups with the same code. */
export const plannedGroups = (planned: readonly PlannedGroup[], before: readonly TypedGroup[]): readonly TypedGroup[] =>
  planned.map((group) => ({
    ...typedGroup(group),
    fee: before.find(({ code }) => code === group.code)?.fee ?? before[0]?.fee ?? '',
  }));

/** The code follows the name until it is typed. */
export function renamed(group: TypedGroup, name: string, all: readonly TypedGroup[]): TypedGroup {
  const others = new Set(all.filter(({ key }) => key !== group.key).map(({ code }) => code));
  const follows = !group.isKnown && (group.code === '' || group.code === codeFor(group.name, others));
  return { ...group, name, ...(follows && { code: name.trim() === '' ? '' : codeFor(name, others) }) };
}
