import type { EntryPlayer, EventEntry } from '../value/entry.ts';

/** What the public sees of a name (GD-3); null for a hidden one, which is shown by its number. */
export function shownName({ player, publicName }: Pick<EventEntry, 'player' | 'publicName'>): ShownName | null {
  switch (publicName) {
    case 'full':
      return { firstName: player.firstName, lastName: player.lastName };
    case 'initial':
      return { firstName: player.firstName, lastName: `${[...player.lastName][0] ?? ''}.` };
    case 'hidden':
      return null;
  }
}

export type ShownName = Pick<EntryPlayer, 'firstName' | 'lastName'>;
