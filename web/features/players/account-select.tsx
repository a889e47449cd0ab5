import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundAccountView } from '../../../contract/tournament/readings.ts';
import { matches } from '../../../domain/lib/search-key.ts';
import { titled } from '../../model/names.ts';
import { accountSearchQuery, type TournamentPlayers } from '../../queries/tournament.ts';

/** Enough to show that there are more and that typing narrows the list. */
const SHOWN_CHOICES = 50;

/** Debounce while the user types. */
const TYPING_MS = 250;

interface AccountSelectProps extends Omit<SelectProps, 'data' | 'value'> {
  readonly data: TournamentPlayers;
  readonly value?: string | null;
}

/**
 * An account that is not entered: the members of the host's clubs at once, all others by a part of the name or user
 * name, or by FIDE number.
 */
export function AccountSelect({ data, value = null, onChange, ...field }: AccountSelectProps) {
  const { t } = useTranslation('manage');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<FoundAccountView>();
  const [asked] = useDebouncedValue(typed.trim(), TYPING_MS);
  const search = useQuery({ ...accountSearchQuery(data.tournament.id, asked), placeholderData: keepPreviousData });
  const isChosen = chosen !== undefined && typed === labelOf(chosen);
  const own = data.accounts.filter((person) => isChosen || matches(labelOf(person), typed));
  const known = new Map<string, FoundAccountView>(
    [...(chosen?.id === value && chosen ? [chosen] : []), ...own, ...(isChosen ? [] : (search.data ?? []))].map(
      (person) => [person.id, person],
    ),
  );
  const isWaiting = typed.trim() !== asked || search.isFetching;
  return (
    <Select
      label={t('players.account')}
      placeholder={t('players.accountHint')}
      searchable
      clearable
      limit={SHOWN_CHOICES}
      nothingFoundMessage={isWaiting ? t('players.searching') : t('players.nobody')}
      // Already filtered, here and by the server, ignoring accents.
      filter={({ options }) => options}
      data={[...known.values()].map((person) => ({ value: person.id, label: labelOf(person) }))}
      value={value}
      onSearchChange={setTyped}
      onChange={(id, option) => {
        setChosen(id === null ? undefined : known.get(id));
        onChange?.(id, option);
      }}
      {...field}
    />
  );
}

/** Ola Nordmann (ola) 1500042: everything that the search matches. */
function labelOf({ id, title, firstName, lastName, fideNumber }: FoundAccountView): string {
  const name = titled(title, `${firstName} ${lastName}`.trim());
  return [name, `(${id})`, fideNumber ?? ''].join(' ').trim();
}
