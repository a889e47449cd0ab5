import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { groupsForQuery } from '../../queries/events.ts';
import { TYPING_PAUSE_MS } from '../../ui/typing.ts';
import { type EntryValues, playerOf } from './fields/entry-values.ts';

/** What the groups are asked for: for the account that is logged in, or for anybody. */
export const groupsQueryOf = (id: string, values: EntryValues) =>
  groupsForQuery(id, { player: playerOf(values), own: values.source === 'own' });

/** The groups for a player who is being typed; undefined until a player is chosen. */
export function useGroups(id: string, values: EntryValues) {
  const key = JSON.stringify([playerOf(values), values.source]);
  const [settled] = useDebouncedValue(key, TYPING_PAUSE_MS);
  return useQuery({
    ...groupsQueryOf(id, values),
    enabled: values.source !== 'none' && settled === key,
  });
}
