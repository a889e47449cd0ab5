import { Button } from '@mantine/core';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeagueTournament } from '../../../contract/leagues/leagues.ts';
import { useFormat } from '../../app/format.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { RowsSkeleton } from '../../ui/feedback/page-states.tsx';
import { TextLink } from '../../ui/layout/links.tsx';
import { StatusChip } from '../../ui/tournament/status-chip.tsx';
import classes from './league-page.module.css';

/** The cross table of a tournament, passed in so that it loads on demand. */
export type CrossTable = ComponentType<{ readonly tid: string }>;

interface CategoryTournamentsProps {
  readonly tournaments: readonly LeagueTournament[];
  readonly crossTable: CrossTable;
}

/** The tournaments of a category in a season as cards, each with its cross table. */
export function CategoryTournaments({ tournaments, crossTable: CrossTable }: CategoryTournamentsProps) {
  const { t } = useTranslation('league');
  const [opened, setOpened] = useState<LeagueTournament>();
  return (
    <>
      <h3>{t('tournaments')}</h3>
      <ul className={classes.cards}>
        {tournaments.map((card) => (
          <li key={card.id}>
            <Card card={card} onCrossTable={() => setOpened(card)} />
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <FormDialog title={t('crossTableOf', { name: opened.name })} size="75rem" onClose={() => setOpened(undefined)}>
          <Suspense fallback={<RowsSkeleton />}>
            <CrossTable tid={opened.id} />
          </Suspense>
        </FormDialog>
      )}
    </>
  );
}

function Card({ card, onCrossTable }: { readonly card: LeagueTournament; readonly onCrossTable: () => void }) {
  const { t } = useTranslation(['league', 'chess']);
  const format = useFormat();
  const { id, name, kind, start } = card;
  return (
    <article className={classes.card}>
      <TextLink to="/tournament/view/$tid" params={{ tid: id }} inherit>
        {name}
      </TextLink>
      <p className={classes.dates}>
        {t(`chess:kinds.${kind}`)} · {format.date(start)}
      </p>
      <div className={classes.cardFoot}>
        <StatusChip
          progress={{
            ...card,
            round: card.currentRound,
            roundStart: card.currentRoundStart,
            roundDone: card.currentRoundDone,
            isLive: card.gamesNow > 0,
          }}
        />
        {card.started && (
          <Button variant="default" aria-label={t('crossTableOf', { name })} onClick={onCrossTable}>
            {t('crossTable')}
          </Button>
        )}
      </div>
    </article>
  );
}
