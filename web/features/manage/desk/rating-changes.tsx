import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { useFormat } from '../../../app/format.ts';
import { ratingChangesQuery } from '../../../queries/rating-lists.ts';
import classes from './rating-changes.module.css';
import { RatingChangesDialog } from './rating-changes-dialog.tsx';

/** Until round 1 is paired: how many ratings have changed in the lists in place; nothing where none has. */
export function RatingChanges({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('ratingLists');
  const format = useFormat();
  const [opened, dialog] = useDisclosure();
  const { data } = useQuery(ratingChangesQuery(page.tournament.id));
  const { month = null, changes = [] } = data ?? {};
  const isShown = month !== null && changes.length > 0;
  return (
    <>
      <div role="status">
        {isShown && (
          <div className={classes.notice}>
            <span className={classes.text}>
              <strong>{t('changes.title', { count: changes.length, month: format.month(month) })}</strong>
              <span>{t('changes.explanation')}</span>
            </span>
            <Button variant="default" onClick={dialog.open}>
              {t('changes.show')}
            </Button>
          </div>
        )}
      </div>
      {isShown && opened && <RatingChangesDialog page={page} month={month} changes={changes} onClose={dialog.close} />}
    </>
  );
}
