/** Groups that an organiser starts from; each can be changed afterwards (EV-2). */
import { asId, type GroupCode } from '../../kernel/ids.ts';
import { CATEGORY_RATINGS } from '../../kernel/limits.ts';
import { searchKey } from '../../lib/search-key.ts';
import { GROUPS_MAX, type Group, NO_CONDITIONS } from '../value/event.ts';

/** A group that has no tournament yet. */
export type PlannedGroup = Omit<Group, 'tournament'>;

/** Names in the language of the organiser. */
export interface GroupNames {
  /** Above the highest border. */
  readonly top: string;
  /** Of the groups below it, from 1. */
  readonly numbered: (number: number) => string;
}

/**
 * Borders from a text such as "2000 1800 1600", the highest first. Null if one is no rating, two are equal, or there are
 * none.
 */
export function ratingBorders(text: string): readonly number[] | null {
  const words = text.split(/[\s,;/]+/).filter((word) => word !== '');
  const borders = words.map(Number);
  const areRatings = borders.every(
    (border) => Number.isInteger(border) && border > CATEGORY_RATINGS.min && border <= CATEGORY_RATINGS.max,
  );
  if (words.length === 0 || words.length >= GROUPS_MAX || !areRatings) return null;
  const ordered = [...new Set(borders)].sort((one, other) => other - one);
  return ordered.length === borders.length ? ordered : null;
}

/** One group above the highest border, one between each two, and one below the lowest for unrated players as well. */
export function groupsByRating(borders: readonly number[], names: GroupNames): readonly PlannedGroup[] {
  const planned = [...borders, null].map((from, at): PlannedGroup => {
    const above = borders[at - 1];
    return {
      ...aGroup(at === 0 ? names.top : names.numbered(at), 'byRating', 'oneUp'),
      conditions: {
        ...NO_CONDITIONS,
        ratingFrom: from,
        ratingTo: above === undefined ? null : above - 1,
        takesUnrated: from === null,
      },
    };
  });
  return withCodes(planned, (_, at) => (at === 0 ? undefined : String(at)));
}

/**
 * Youth classes of the Norwegian championship by the age that is reached in the year of the event. A class has no lower
 * limit, as its players may be younger; the youngest class that fits is proposed.
 */
export const YOUTH_CLASSES = [
  { id: 'junior', oldest: 20 },
  { id: 'lilleputt', oldest: 13 },
  { id: 'miniputt', oldest: 11 },
  { id: 'mikroputt', oldest: 9 },
] as const;
export type YouthClass = (typeof YOUTH_CLASSES)[number]['id'];

export function groupsByAge(year: number, nameOf: (id: YouthClass) => string): readonly PlannedGroup[] {
  const planned = YOUTH_CLASSES.map(
    ({ id, oldest }): PlannedGroup => ({
      ...aGroup(nameOf(id), 'byAge', 'oneUp'),
      conditions: { ...NO_CONDITIONS, bornFrom: year - oldest },
    }),
  );
  return withCodes(planned);
}

export const oneGroup = (name: string): readonly PlannedGroup[] => withCodes([aGroup(name, 'byChoice', 'no')]);

/** Groups that players choose between, by names that commas or lines separate. Null if there are none. */
export function groupsByChoice(text: string): readonly PlannedGroup[] | null {
  const names = text
    .split(/[,;\n]+/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length === 0 || names.length > GROUPS_MAX) return null;
  return withCodes(names.map((name) => aGroup(name, 'byChoice', 'no')));
}

export const aGroup = (
  name: string,
  wayIn: PlannedGroup['wayIn'],
  mayPlayUp: PlannedGroup['mayPlayUp'],
): PlannedGroup => ({
  code: asId<GroupCode>(''),
  name,
  track: '',
  wayIn,
  mayPlayUp,
  conditions: NO_CONDITIONS,
  places: null,
  reserved: 0,
});

/** Each with a code of its own: the proposed one, or one made of its name. */
function withCodes(
  groups: readonly PlannedGroup[],
  proposed: (group: PlannedGroup, at: number) => string | undefined = () => undefined,
): readonly PlannedGroup[] {
  const taken = new Set<string>();
  return groups.map((group, at) => {
    const code = proposed(group, at) ?? codeFor(group.name, taken);
    taken.add(code);
    return { ...group, code: asId<GroupCode>(code) };
  });
}

/** The shortest beginning of the name, in capitals, that no other group has; else a number. */
export function codeFor(name: string, taken: ReadonlySet<string>): string {
  const letters = [...searchKey(name).toUpperCase()]
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign))
    .slice(0, CODE_LETTERS);
  for (let length = 1; length <= letters.length; length += 1) {
    const code = letters.slice(0, length).join('');
    if (!taken.has(code)) return code;
  }
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}

const CODE_LETTERS = 10;
