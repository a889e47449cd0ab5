import type { EntryChange } from '../contract/event/entries.ts';
import type { EventCommand } from '../domain/event/command.ts';
import type { Deps } from '../services/deps.ts';
import { entryDetailsOf } from '../services/event/new-entry.ts';

/** The command of what an organiser does with entries. */
export async function eventChange(deps: Deps, change: EntryChange): Promise<EventCommand> {
  switch (change.kind) {
    case 'approve':
      return { kind: 'approveEntries', entries: change.entries };
    case 'refuse':
      return { ...change, kind: 'refuseEntry' };
    case 'enter_anyway':
      return { ...change, kind: 'enterAnyway' };
    case 'confirm':
      return { kind: 'confirm', entries: [change.entry] };
    case 'restore':
      return { ...change, kind: 'restoreEntry' };
    case 'withdraw':
      return { ...change, kind: 'withdrawEntry' };
    case 'erase':
      return { ...change, kind: 'eraseEntry' };
    case 'move':
      return { ...change, kind: 'moveEntry' };
    case 'edit':
      return { kind: 'editEntry', entry: change.entry, details: await entryDetailsOf(deps, change.details) };
    case 'set_rating':
      return { ...change, kind: 'setRating' };
    case 'merge':
      return { ...change, kind: 'mergeEntries' };
    case 'two_persons':
      return { ...change, kind: 'twoPersons' };
    case 'merge_groups':
      return { ...change, kind: 'mergeGroups' };
  }
}
