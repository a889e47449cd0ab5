import type { z } from 'zod';
import type { CamelKeys } from '../../contract/codec/case.ts';
import type { EntryDetailsInput, groupsForAnswer } from '../../contract/event/entries.ts';
import { chosenGroup, proposedGroup, ratingOf } from '../../domain/event/entries/conditions.ts';
import { isMinor, needsConsent } from '../../domain/event/entries/minors.ts';
import { feeOf } from '../../domain/event/fees/fee.ts';
import type { Deps } from '../deps.ts';
import { storedEvent } from './find-event.ts';
import { listedPlayer } from './new-entry.ts';

/** Which groups a player may choose today, why not the others, and what it costs. */
export async function groupsFor(
  deps: Deps,
  id: string,
  sent: Omit<EntryDetailsInput['player'], 'firstName' | 'lastName'>,
): Promise<CamelKeys<z.output<typeof groupsForAnswer>>> {
  const { event } = await storedEvent(deps, id);
  const player = { ...(await listedPlayer(deps, sent)), firstName: '', lastName: '' };
  const { firstDay, groupRating } = event.settings;
  return {
    groups: event.groups.map((group) => {
      const choice = chosenGroup(event, player, group.code);
      return {
        code: group.code,
        proposed: proposedGroup(event, player, group.track)?.code === group.code,
        refused: choice.ok ? null : { key: choice.key, params: { ...choice.params } },
        needsApproval: choice.ok && choice.value.needsApproval,
        fee: feeOf(event, { player, group: group.code }, deps.now()),
      };
    }),
    minor: isMinor(player, firstDay),
    needsConsent: needsConsent(player, firstDay),
    rating: ratingOf(player, groupRating),
  };
}
