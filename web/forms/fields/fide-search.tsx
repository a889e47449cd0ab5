import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FidePlayerView } from '../../../contract/accounts/accounts.ts';
import { titled } from '../../model/names.ts';
import { fideSearchQuery } from '../../queries/fide.ts';

/** Debounce while the user types. */
const TYPING_MS = 250;

interface FideSearchProps {
  /** Called with the chosen player, to fill in the list's data. */
  readonly onFound: (player: FidePlayerView) => void;
}

/** Finds a player on FIDE's list, by number or by the beginning of the name. It has no value in the form. */
export function FideSearch({ onFound }: FideSearchProps) {
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), TYPING_MS);
  const { data: players = [], isFetched } = useQuery(fideSearchQuery(asked));
  const found = new Map(players.map((player) => [labelOf(player), player]));
  return (
    <Autocomplete
      data-aid
      label={t('fideSearch.label')}
      placeholder={t('fideSearch.hint')}
      description={isFetched && players.length === 0 ? t('fideSearch.nobody') : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={typed}
      // The chosen player is in the form; the field is empty for the next search.
      onChange={(value) => setTyped(found.has(value) ? '' : value)}
      data={[...found.keys()]}
      // Already filtered by the server, in its own way: "Magnus Carlsen" finds "Carlsen, Magnus".
      filter={({ options }) => options}
      onOptionSubmit={(label) => {
        const player = found.get(label);
        if (player !== undefined) onFound(player);
      }}
    />
  );
}

/** GM Magnus Carlsen, NOR 1990, 1503014 */
function labelOf({ title, firstName, lastName, federation, birthYear, number }: FidePlayerView): string {
  const name = titled(title, `${firstName} ${lastName}`.trim());
  return `${name}, ${[federation, birthYear].filter((part) => part !== null).join(' ')}, ${number}`;
}
