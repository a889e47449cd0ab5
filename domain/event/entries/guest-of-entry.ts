import type { Guest } from '../../tournament/command.ts';
import type { EventEntry } from '../value/entry.ts';
import { shownName } from './public-name.ts';

/**
 * An entry without an account as a guest of its tournament, under the name that the public sees (GD-3). Where only the
 * year of birth is known, its first day stands for it, as everywhere.
 */
export function guestOfEntry(entry: EventEntry): Guest {
  const { player, publicName } = entry;
  const { firstName, lastName } = player;
  return {
    person: {
      ...(shownName(entry) ?? hiddenName(entry)),
      fideNumber: player.fideNumber,
      birthDate: player.birthDate ?? (player.birthYear === null ? null : `${player.birthYear}-01-01`),
      sex: player.sex,
      ...(publicName !== 'full' && { registeredName: { firstName, lastName } }),
    },
    title: player.title,
    rating: player.ratings.manual,
    federation: player.federation,
    // A club may tell who is hidden.
    club: publicName === 'hidden' ? null : player.club,
  };
}

/** Whoever is hidden finds their board by the beginning of their payment code. */
const hiddenName = ({ code }: Pick<EventEntry, 'code'>) => ({ firstName: 'N. N.', lastName: code.slice(0, 3) });
