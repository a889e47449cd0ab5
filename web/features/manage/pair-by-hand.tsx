import { Button, Checkbox, Select } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BYE } from '../../../contract/codes.ts';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { allottedBye } from '../../../domain/tournament/hand-pairing.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import { post } from '../../api.ts';
import { usePointsText } from '../../format.ts';
import { withoutSeat } from '../../model/progress.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { handWarnings } from './hand-warnings.ts';
import classes from './manage-page.module.css';
import { namesOf } from './participant-names.ts';

interface PairByHandProps {
  readonly page: TournamentPage;
  readonly round: number;
}

/** Who meets whom, or has a bye: those without a seat, and where all is paired by hand everybody. */
export function PairByHand({ page, round }: PairByHandProps) {
  const { t } = useTranslation('manage');
  const pointsText = usePointsText();
  const { id: tournament, kind, default_otb, bye_points } = page.tournament;
  const [chosenWhite, setWhite] = useState<string | null>(null);
  const [chosenBlack, setBlack] = useState<string | null>(null);
  const [online, setOnline] = useState(!default_otb);
  const names = namesOf(page);
  const choices = choicesOf(page, round);
  // Who has been paired meanwhile is no choice any more.
  const known = (account: string | null) => (account === BYE || choices.includes(account ?? '') ? account : null);
  const [white, black] = [known(chosenWhite), known(chosenBlack)];
  const add = useTournamentChange(
    tournament,
    () =>
      post('/s/pairings', { tournament, round, white, black, online }).then(() => {
        setWhite(null);
        setBlack(null);
      }),
    () =>
      black === BYE
        ? t('pair.gaveBye', { name: names(white ?? '') })
        : t('pair.added', { white: names(white ?? ''), black: names(black ?? '') }),
  );
  const people = page.participants
    .filter(({ account }) => choices.includes(account))
    .sort((one, other) => one.seed - other.seed)
    .map(({ account, seed }) => ({ value: account, label: `${seed}. ${names(account)}` }));
  const bye = { value: BYE, label: t('pair.bye', { points: pointsText(bye_points[allottedBye(kind)]) }) };
  const isSame = white !== null && white === black;
  const warnings = white === null || black === null || isSame ? [] : handWarnings(page, { round, white, black });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (white !== null && black !== null && !isSame) add.mutate();
  };
  return (
    <section className={classes.card} aria-label={t('pair.title')}>
      <h2>{t('pair.title')}</h2>
      <form onSubmit={submit} className={classes.fields}>
        <Select label={t('pair.white')} data={people} value={white} onChange={setWhite} searchable clearable />
        <Select
          label={t('pair.black')}
          data={[...people, bye]}
          value={black}
          onChange={setBlack}
          searchable
          clearable
          error={isSame ? t('pair.same') : undefined}
        />
        <Checkbox
          label={t('pair.online')}
          checked={online && black !== BYE}
          disabled={black === BYE}
          onChange={(event) => setOnline(event.currentTarget.checked)}
        />
        <Button type="submit" loading={add.isPending} disabled={white === null || black === null || isSame}>
          {t('pair.add')}
        </Button>
      </form>
      <div role="status">
        {warnings.map((warning) => (
          <p key={warning} className={classes.warning}>
            {t(`pair.warnings.${warning}`)}
          </p>
        ))}
      </div>
    </section>
  );
}

/** By hand somebody may play twice in a round, but not in one in which he has a bye. */
function choicesOf(page: TournamentPage, round: number): readonly string[] {
  if (KINDS[page.tournament.kind].roundMaking !== 'byHand') return withoutSeat(page, round);
  return withoutSeat({ ...page, pairings: page.pairings.filter(({ black }) => black === BYE) }, round);
}
