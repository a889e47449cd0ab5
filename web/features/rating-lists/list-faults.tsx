import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ExaminedList } from '../../../domain/rating/national-list.ts';
import classes from './rating-lists.module.css';

/** Faults listed at once. */
const SHOWN = 10;

/** What is wrong with a list, line by line. */
export function ListFaults({ faults }: Pick<ExaminedList, 'faults'>) {
  const { t } = useTranslation(['ratingLists', 'errors']);
  const shown = faults.slice(0, SHOWN).map(({ key, params }) => t(`errors:${key}`, { ...params }));
  return (
    <Alert color="brick" variant="outline" role="alert" title={t('import.faults', { count: faults.length })}>
      <ul className={classes.faults}>
        {shown.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {faults.length > SHOWN && <li>{t('import.moreFaults', { count: faults.length - SHOWN })}</li>}
      </ul>
    </Alert>
  );
}
