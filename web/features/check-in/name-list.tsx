import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matches } from '../../../domain/lib/search-key.ts';
import { participantName } from '../../model/names.ts';
import { tournamentQuery } from '../../queries/tournament.ts';
import { RowsSkeleton } from '../../ui/feedback/page-states.tsx';
import { SearchField } from '../../ui/layout/native-fields.tsx';
import classes from './check-in-page.module.css';
import type { NamedPlayer } from './use-check-in.ts';

/** More names than this are found by typing. */
const SHOWN = 30;

interface NameListProps {
  readonly tid: string;
  readonly isPending: boolean;
  readonly onChoose: (player: NamedPlayer) => void;
}

/** The players by name, each a button. */
export function NameList({ tid, isPending, onChoose }: NameListProps) {
  const { t } = useTranslation('checkIn');
  const [typed, setTyped] = useState('');
  const { data } = useQuery(tournamentQuery(tid));
  const players = (data?.participants ?? [])
    .filter(({ withdrawn }) => !withdrawn)
    .map((one): NamedPlayer & { club: string | null } => ({
      account: one.account,
      name: participantName(one),
      club: one.club,
    }))
    .filter(({ name }) => matches(name, typed))
    .sort((one, other) => one.name.localeCompare(other.name));
  return (
    <section aria-label={t('names')} className={classes.names}>
      <h2>{t('names')}</h2>
      <SearchField label={t('search')} value={typed} onChange={setTyped} className={classes.search ?? ''} />
      {data === undefined ? (
        <RowsSkeleton />
      ) : (
        <ul className={classes.list}>
          {players.slice(0, SHOWN).map(({ account, name, club }) => (
            <li key={account}>
              <Button
                fullWidth
                variant="default"
                justify="flex-start"
                disabled={isPending}
                aria-label={t('hereAs', { name })}
                onClick={() => onChoose({ account, name })}
              >
                <span>
                  {name}
                  {club !== null && <span className={classes.club}> {club}</span>}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && players.length === 0 && <p>{t('nobody')}</p>}
      {players.length > SHOWN && <p className={classes.until}>{t('more')}</p>}
    </section>
  );
}
