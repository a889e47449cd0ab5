import type { GroupChoice, GroupsFor } from '../../../contract/event/entries.ts';
import type { EventFacts, EventGroup } from '../../queries/events.ts';

/** A group with what it means for this player. */
export interface OfferedGroup extends EventGroup {
  readonly choice: GroupChoice;
}

export const isOffered = ({ choice, started }: OfferedGroup): boolean => choice.refused === null && !started;

/** The groups of each track in the organiser's order. */
export function offeredByTrack(
  { groups }: Pick<EventFacts, 'groups'>,
  answer: Pick<GroupsFor, 'groups'>,
): readonly (readonly [track: string, groups: readonly OfferedGroup[]])[] {
  const offered = groups.flatMap((group) => {
    const choice = answer.groups.find(({ code }) => code === group.code);
    return choice === undefined ? [] : [{ ...group, choice }];
  });
  const tracks = new Set(offered.map(({ track }) => track));
  return [...tracks].map((track) => [track, offered.filter((group) => group.track === track)] as const);
}

/** What was chosen and still fits; until something is chosen, the proposed group of the first track. */
export function effectiveGroups(
  event: Pick<EventFacts, 'groups'>,
  answer: Pick<GroupsFor, 'groups'>,
  chosen: readonly string[] | null,
): readonly OfferedGroup[] {
  const tracks = offeredByTrack(event, answer);
  if (chosen !== null) {
    return tracks.flatMap(([, groups]) => groups.filter((group) => chosen.includes(group.code) && isOffered(group)));
  }
  const offered = (tracks[0]?.[1] ?? []).filter(isOffered);
  const first = event.groups.length === 1 ? offered[0] : offered.find(({ choice }) => choice.proposed);
  return first === undefined ? [] : [first];
}
