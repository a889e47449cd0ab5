import { Button, Checkbox, Select } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { post } from '../../api.ts';
import { participantName, titled } from '../../model/names.ts';
import { pairingsOf } from '../../model/progress.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import classes from './manage-page.module.css';

interface PairByHandProps {
  readonly page: TournamentPage;
  readonly round: number;
}

/** Who meets whom, chosen from the participants that this round has not paired yet. */
export function PairByHand({ page, round }: PairByHandProps) {
  const { t } = useTranslation('manage');
  const { id: tournament, default_otb } = page.tournament;
  const [white, setWhite] = useState<string | null>(null);
  const [black, setBlack] = useState<string | null>(null);
  const [online, setOnline] = useState(!default_otb);
  const names = new Map(page.participants.map((row) => [row.account, titled(row.title, participantName(row))]));
  const nameOf = (account: string | null): string => names.get(account ?? '') ?? '';
  const add = useTournamentChange(
    tournament,
    () =>
      post('/s/pairings', { tournament, round, white, black, online }).then(() => {
        setWhite(null);
        setBlack(null);
      }),
    () => t('pair.added', { white: nameOf(white), black: nameOf(black) }),
  );
  const paired = new Set(pairingsOf(page, round).flatMap((pairing) => [pairing.white, pairing.black]));
  const free = page.participants
    .filter(({ account, withdrawn }) => !withdrawn && !paired.has(account))
    .map((row) => ({ value: row.account, label: `${row.seed}. ${nameOf(row.account)}` }));
  const isSame = white !== null && white === black;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (white !== null && black !== null && !isSame) add.mutate();
  };
  return (
    <section className={classes.card}>
      <h2>{t('pair.title')}</h2>
      <form onSubmit={submit} className={classes.fields}>
        <Select label={t('pair.white')} data={free} value={white} onChange={setWhite} searchable clearable />
        <Select
          label={t('pair.black')}
          data={free}
          value={black}
          onChange={setBlack}
          searchable
          clearable
          error={isSame ? t('pair.same') : undefined}
        />
        <Checkbox
          label={t('pair.online')}
          checked={online}
          onChange={(event) => setOnline(event.currentTarget.checked)}
        />
        <Button type="submit" loading={add.isPending} disabled={white === null || black === null || isSame}>
          {t('pair.add')}
        </Button>
      </form>
    </section>
  );
}
