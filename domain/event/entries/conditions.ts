/** Who may play in a group, and which group is proposed (EV-3, CO-1, CO-2). */
import type { GroupCode } from '../../kernel/ids.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import { searchKey } from '../../lib/search-key.ts';
import type { RatingList } from '../../rating/lists.ts';
import type { EntryPlayer } from '../value/entry.ts';
import type { ChessEvent, Conditions, Group } from '../value/event.ts';

export const CONDITION_REFUSALS = [
  'groupRatingTooHigh',
  'groupRatingTooLow',
  'groupNotForUnrated',
  'groupBirthYearUnknown',
  'groupTooOld',
  'groupTooYoung',
  'groupSexUnknown',
  'groupForWomen',
  'groupForMen',
  'groupForClubs',
  'groupForFederations',
  'groupForTitles',
] as const;
export type ConditionRefusal = (typeof CONDITION_REFUSALS)[number];

/** The organiser's rating goes before the list. */
export const ratingOf = ({ ratings }: EntryPlayer, list: RatingList): number | null =>
  ratings.manual ?? ratings.byList[list];

/** The first condition that is not met. */
export function meets(conditions: Conditions, player: EntryPlayer, list: RatingList): Result<true, ConditionRefusal> {
  const checks = [byRating, byBirth, bySex, byMembership];
  for (const check of checks) {
    const met = check(conditions, player, list);
    if (!met.ok) return met;
  }
  return ok(true);
}

type Check = (conditions: Conditions, player: EntryPlayer, list: RatingList) => Result<true, ConditionRefusal>;

const byRating: Check = ({ ratingFrom, ratingTo, takesUnrated }, player, list) => {
  const rating = ratingOf(player, list);
  if (rating === null) return takesUnrated ? ok(true) : refuse('groupNotForUnrated');
  if (ratingTo !== null && rating > ratingTo) return refuse('groupRatingTooHigh', { limit: ratingTo, rating });
  if (ratingFrom !== null && rating < ratingFrom) return refuse('groupRatingTooLow', { limit: ratingFrom, rating });
  return ok(true);
};

/** Classes go by the year of birth. */
const byBirth: Check = ({ bornFrom, bornTo }, { birthYear }) => {
  if (bornFrom === null && bornTo === null) return ok(true);
  if (birthYear === null) return refuse('groupBirthYearUnknown');
  if (bornFrom !== null && birthYear < bornFrom) return refuse('groupTooOld', { year: bornFrom });
  if (bornTo !== null && birthYear > bornTo) return refuse('groupTooYoung', { year: bornTo });
  return ok(true);
};

const bySex: Check = ({ sex }, player) => {
  if (sex === null || player.sex === sex) return ok(true);
  if (player.sex === null) return refuse('groupSexUnknown');
  return refuse(sex === 'F' ? 'groupForWomen' : 'groupForMen');
};

const byMembership: Check = ({ clubs, federations, titles }, { club, federation, title }) => {
  if (clubs.length > 0 && !clubs.some((one) => searchKey(one) === searchKey(club ?? ''))) {
    return refuse('groupForClubs', { clubs: clubs.join(', ') });
  }
  if (federations.length > 0 && !federations.includes(federation)) {
    return refuse('groupForFederations', { federations: federations.join(', ') });
  }
  if (titles.length > 0 && !titles.some((one) => one === title))
    return refuse('groupForTitles', { titles: titles.join(', ') });
  return ok(true);
};

/**
 * The group that fits: the weakest by rating or the youngest by birth of those whose conditions are met, in each track
 * (EV-3). Groups by choice are proposed only where nothing else fits.
 */
export function proposedGroup(event: ChessEvent, player: EntryPlayer, track: string): Group | null {
  const fitting = event.groups.filter(
    (group) =>
      group.track === track &&
      group.wayIn !== 'byOrganiser' &&
      meets(group.conditions, player, event.settings.groupRating).ok,
  );
  const byRule = fitting.filter(({ wayIn }) => wayIn !== 'byChoice');
  const candidates = byRule.length > 0 ? byRule : fitting;
  return candidates.reduce<Group | null>(
    (best, group) => (best === null || isBefore(best, group) ? group : best),
    null,
  );
}

/** Whether the second group goes before the first: the younger class, else the weaker one, which is later in the order. */
function isBefore(one: Group, other: Group): boolean {
  if (one.wayIn === 'byAge' && other.wayIn === 'byAge') {
    return (other.conditions.bornFrom ?? 0) >= (one.conditions.bornFrom ?? 0);
  }
  // Age decides where both kinds of groups fit, as a class for juniors is narrower than a rating group.
  return other.wayIn === 'byAge' || one.wayIn !== 'byAge';
}

export type GroupRefusal = ConditionRefusal | 'noSuchGroup' | 'groupByOrganiser' | 'groupTooStrong' | 'groupTooWeak';

/** Whether the choice has to be approved. */
export interface GroupChoice {
  readonly group: Group;
  readonly needsApproval: boolean;
}

/** A player's own choice of a group: the one proposed, one by choice, or a stronger one if it may be chosen (EV-3). */
export function chosenGroup(
  event: ChessEvent,
  player: EntryPlayer,
  code: GroupCode,
): Result<GroupChoice, GroupRefusal> {
  const group = event.groups.find((one) => one.code === code);
  if (group === undefined) return refuse('noSuchGroup');
  if (group.wayIn === 'byOrganiser') return refuse('groupByOrganiser');
  const met = meets(group.conditions, player, event.settings.groupRating);
  const proposed = proposedGroup(event, player, group.track);
  if (proposed?.code === code || (group.wayIn === 'byChoice' && met.ok)) return ok({ group, needsApproval: false });
  // Without a group that fits, a stronger one may still be asked for.
  const steps = proposed === null ? null : event.groups.indexOf(proposed) - event.groups.indexOf(group);
  if (steps !== null && steps < 0) return met.ok ? refuse('groupTooWeak', { group: proposed?.name ?? '' }) : met;
  if (!met.ok && met.key !== 'groupRatingTooLow' && met.key !== 'groupNotForUnrated' && met.key !== 'groupTooYoung') {
    return met;
  }
  return playedUp(group, steps, met);
}

function playedUp(
  group: Group,
  steps: number | null,
  met: Result<true, ConditionRefusal>,
): Result<GroupChoice, GroupRefusal> {
  switch (group.mayPlayUp) {
    case 'any':
      return ok({ group, needsApproval: false });
    case 'ask':
      return ok({ group, needsApproval: true });
    case 'oneUp':
      return steps === 1 ? ok({ group, needsApproval: false }) : refuse('groupTooStrong');
    case 'no':
      return met.ok ? refuse('groupTooStrong') : met;
  }
}
