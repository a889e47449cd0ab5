import type { EntryDetailsInput, GroupsFor } from '../../contract/event/entries.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { chosenGroup, proposedGroup, ratingOf } from '../../domain/event/entries/conditions.ts';
import { isMinor, needsConsent } from '../../domain/event/entries/minors.ts';
import { feeOf } from '../../domain/event/fees/fee.ts';
import type { EntryPlayer } from '../../domain/event/value/entry.ts';
import { personAsking } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { storedEvent } from './find-event.ts';
import { listedPlayer, playerOfAccount } from './new-entry.ts';

type SentPlayer = Omit<EntryDetailsInput['player'], 'firstName' | 'lastName'>;

/** Which groups a player may choose today, why not the others, and what it costs. */
export async function groupsFor(
  deps: Deps,
  actor: Actor,
  id: string,
  { player: sent, own }: { readonly player: SentPlayer; readonly own: boolean },
): Promise<GroupsFor> {
  const { event } = await storedEvent(deps, id);
  const known = own
    ? await playerOfAccount(deps, personAsking(actor).account)
    : { ...(await listedPlayer(deps, { ...sent, birthYear: null, sex: null })), firstName: '', lastName: '' };
  // What is typed goes before the list, and after the account.
  const player: EntryPlayer = {
    ...known,
    birthYear: own ? (known.birthYear ?? sent.birthYear) : (sent.birthYear ?? known.birthYear),
    sex: own ? (known.sex ?? sent.sex) : (sent.sex ?? known.sex),
  };
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
    known: {
      name: `${known.firstName} ${known.lastName}`.trim(),
      club: known.club,
      birthYear: known.birthYear !== null,
      sex: known.sex !== null,
    },
  };
}
