import { Button, Select } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { path, post } from '../../api.ts';
import { titled } from '../../model/names.ts';
import type { TournamentPlayers } from '../../queries/tournament.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import classes from './players-page.module.css';

/** Enough to see that there are more and to type on. */
const SHOWN_CHOICES = 50;

/** Adds somebody who has an account, found by name, user name or FIDE number. */
export function AddAccount({ data }: { readonly data: TournamentPlayers }) {
  const { t } = useTranslation('manage');
  const tid = data.tournament.id;
  const [account, setAccount] = useState<string | null>(null);
  const choices = data.accounts.map((person) => ({ value: person.id, label: labelOf(person) }));
  const add = useTournamentChange<string>(
    tid,
    (id) => post(path`/s/tournament/add-participant/${tid}/${id}`).then(() => setAccount(null)),
    (id) => t('players.added', { name: nameOf(data, id) }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (account !== null) add.mutate(account);
  };
  return (
    <section className={classes.card}>
      <h2>{t('players.addTitle')}</h2>
      <form onSubmit={submit} className={classes.fields}>
        <Select
          label={t('players.account')}
          placeholder={t('players.accountHint')}
          searchable
          clearable
          limit={SHOWN_CHOICES}
          nothingFoundMessage={t('players.nobody')}
          data={choices}
          value={account}
          onChange={setAccount}
        />
        <Button type="submit" disabled={account === null} loading={add.isPending}>
          {t('players.add')}
        </Button>
      </form>
    </section>
  );
}

type Person = TournamentPlayers['accounts'][number];

/** Ola Nordmann (ola) 1500042: what one may type to find the person. */
function labelOf({ id, title, first_name, last_name, fide_number }: Person): string {
  const name = titled(title, `${first_name} ${last_name}`.trim());
  return [name, `(${id})`, fide_number ?? ''].join(' ').trim();
}

function nameOf({ accounts }: TournamentPlayers, id: string): string {
  const person = accounts.find((candidate) => candidate.id === id);
  return person === undefined ? id : `${person.first_name} ${person.last_name}`.trim() || id;
}
