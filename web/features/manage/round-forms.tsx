import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { takesRounds } from '../../../domain/tournament/round-guards.ts';
import { patch, post, remove } from '../../api.ts';
import { useFormat } from '../../format.ts';
import { type LocalTime, toIso } from '../../local-time.ts';
import { announcedRounds } from '../../model/progress.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Confirm } from '../../ui/confirm.tsx';
import classes from './manage-page.module.css';
import { roundProposal } from './round-proposal.ts';
import { TimeFields } from './time-fields.tsx';

interface RoundTimeFormProps {
  readonly proposal: () => LocalTime;
  readonly action: string;
  readonly isPending: boolean;
  readonly onTime: (iso: string) => void;
}

function RoundTimeForm({ proposal, action, isPending, onTime }: RoundTimeFormProps) {
  const [local, setLocal] = useState(proposal);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const iso = toIso(local);
    if (iso !== undefined) onTime(iso);
  };
  return (
    <form onSubmit={submit} className={classes.fields}>
      <TimeFields value={local} onChange={setLocal} />
      <Button type="submit" variant="default" loading={isPending}>
        {action}
      </Button>
    </form>
  );
}

interface AddRoundProps {
  readonly page: TournamentPage;
  readonly onAdded: (round: number) => void;
}

/** One more round, in formats whose rounds are not computed. */
export function AddRound({ page, onAdded }: AddRoundProps) {
  const { t } = useTranslation('manage');
  const { id: tournament, kind, finished } = page.tournament;
  const number = Math.max(0, ...page.rounds.map((round) => round.number)) + 1;
  const add = useTournamentChange<string>(
    tournament,
    (start_date) =>
      post('/s/rounds', { tournament, number, name: `Round ${number}`, start_date }).then(() => onAdded(number)),
    () => t('round.added', { number }),
  );
  if (!takesRounds(kind) || finished || number > (announcedRounds(page.tournament) ?? number)) return null;
  return (
    <section className={classes.card}>
      <h2>{t('round.add', { number })}</h2>
      <RoundTimeForm
        key={number}
        proposal={() => roundProposal(page, number, new Date())}
        action={t('round.add', { number })}
        isPending={add.isPending}
        onTime={add.mutate}
      />
    </section>
  );
}

interface RoundProps {
  readonly page: TournamentPage;
  readonly round: number;
}

/** Gives the first round without a time its time. */
export function SetUpRound({ page, round: number }: RoundProps) {
  const { t } = useTranslation('manage');
  const format = useFormat();
  const tournament = page.tournament.id;
  const setUp = useTournamentChange<string>(
    tournament,
    (start_date) => patch('/s/rounds/setup', { tournament, number, start_date }),
    (start_date) => t('round.isSet', { number, when: format.moment(start_date) }),
  );
  return (
    <RoundTimeForm
      proposal={() => roundProposal(page, number, new Date())}
      action={t('round.setup', { number })}
      isPending={setUp.isPending}
      onTime={setUp.mutate}
    />
  );
}

/** Only the last round can be deleted, where rounds are not computed. */
export function DeleteRound({ page, round: number }: RoundProps) {
  const { t } = useTranslation('manage');
  const tournament = page.tournament.id;
  const [asked, question] = useDisclosure();
  const erase = useTournamentChange(
    tournament,
    () => remove('/s/rounds', { tournament, number }),
    () => t('round.deleted', { number }),
  );
  return (
    <>
      <Button variant="subtle" color="brick" loading={erase.isPending} onClick={question.open}>
        {t('round.delete', { number })}
      </Button>
      <Confirm
        opened={asked}
        question={t('round.deleteQuestion', { number })}
        consequence={t('round.deleteLoses')}
        action={t('round.delete', { number })}
        destructive
        onConfirm={() => erase.mutate()}
        onClose={question.close}
      />
    </>
  );
}
