import { Button, Collapse } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { participantName } from '../../../model/names.ts';
import { explanationQuery } from '../../../queries/tournament.ts';
import { useErrorText } from '../../../ui/feedback/error-text.tsx';
import { RowsSkeleton } from '../../../ui/feedback/page-states.tsx';
import { PairingReasons } from '../../../ui/tournament/pairing-reasons.tsx';
import classes from './explanation.module.css';

interface ExplanationProps {
  readonly page: TournamentPage;
  readonly round: number;
}

/** Why the round is paired as it is; the explanation is computed on demand. */
export function Explanation({ page, round }: ExplanationProps) {
  const { t } = useTranslation('explain');
  const [open, setOpen] = useState(false);
  return (
    <section className={classes.explanation} aria-label={t('title')}>
      <Button variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t('hide') : t('title')}
      </Button>
      <Collapse expanded={open}>{open && <Reasons page={page} round={round} />}</Collapse>
    </section>
  );
}

function Reasons({ page, round }: ExplanationProps) {
  const { t } = useTranslation('explain');
  const errorText = useErrorText();
  const { data, error } = useQuery(explanationQuery(page.tournament.id, round));
  if (error !== null) return <p role="alert">{errorText(error)}</p>;
  if (data === undefined) return <RowsSkeleton rows={4} />;
  const names = new Map(page.participants.map((row) => [row.account, participantName(row)]));
  const name = (account: string): string => names.get(account) ?? account;
  return (
    <>
      {!data.asPaired && <p className={classes.note}>{t('byHand')}</p>}
      <PairingReasons reasons={data} name={name} />
    </>
  );
}
