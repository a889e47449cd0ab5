import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundAccountView } from '../../contract/accounts/account-search.ts';
import { matches } from '../../domain/lib/search-key.ts';
import { titled } from '../model/names.ts';
import type { AccountSearch } from '../queries/account-search.ts';

/** Enough to show that there are more and that typing narrows the list. */
const SHOWN_CHOICES = 50;

/** Debounce while the user types. */
const TYPING_MS = 250;

interface AccountSelectProps extends Omit<SelectProps, 'data' | 'value'> {
  /** Who can be chosen before anything is typed. */
  readonly known?: readonly FoundAccountView[];
  /** Everybody else, as the server finds them. */
  readonly search: AccountSearch;
  readonly value?: string | null;
}

/** An account: those that are known at once, all others by a part of the name or user name, or by FIDE number. */
export function AccountSelect({ known = [], search, value = null, onChange, ...field }: AccountSelectProps) {
  const { t } = useTranslation('personSearch');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<FoundAccountView>();
  const [asked] = useDebouncedValue(typed.trim(), TYPING_MS);
  const found = useQuery({ ...search(asked), placeholderData: keepPreviousData });
  const isChosen = chosen !== undefined && typed === labelOf(chosen);
  const own = known.filter((person) => isChosen || matches(labelOf(person), typed));
  const offered = new Map<string, FoundAccountView>(
    [...(chosen?.id === value && chosen ? [chosen] : []), ...own, ...(isChosen ? [] : (found.data ?? []))].map(
      (person) => [person.id, person],
    ),
  );
  const isWaiting = typed.trim() !== asked || found.isFetching;
  return (
    <Select
      label={t('label')}
      placeholder={t('hint')}
      searchable
      clearable
      limit={SHOWN_CHOICES}
      nothingFoundMessage={isWaiting ? t('searching') : t('nobody')}
      // Already filtered, here and by the server, ignoring accents.
      filter={({ options }) => options}
      data={[...offered.values()].map((person) => ({ value: person.id, label: labelOf(person) }))}
      value={value}
      onSearchChange={setTyped}
      onChange={(id, option) => {
        setChosen(id === null ? undefined : offered.get(id));
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
