import { Select, type SelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { titled } from '../../model/names.ts';
import type { TournamentPlayers } from '../../queries/tournament.ts';

/** Enough to see that there are more and to type on. */
const SHOWN_CHOICES = 50;

interface AccountSelectProps extends Omit<SelectProps, 'data'> {
  readonly data: TournamentPlayers;
}

/** Somebody who has an account and is not entered, found by name, user name or FIDE number. */
export function AccountSelect({ data, ...field }: AccountSelectProps) {
  const { t } = useTranslation('manage');
  return (
    <Select
      label={t('players.account')}
      placeholder={t('players.accountHint')}
      searchable
      clearable
      limit={SHOWN_CHOICES}
      nothingFoundMessage={t('players.nobody')}
      data={data.accounts.map((person) => ({ value: person.id, label: labelOf(person) }))}
      {...field}
    />
  );
}

/** Ola Nordmann (ola) 1500042: what one may type to find the person. */
function labelOf({ id, title, first_name, last_name, fide_number }: TournamentPlayers['accounts'][number]): string {
  const name = titled(title, `${first_name} ${last_name}`.trim());
  return [name, `(${id})`, fide_number ?? ''].join(' ').trim();
}
