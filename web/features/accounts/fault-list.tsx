import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FaultText } from '../../forms/fault.tsx';
import classes from './accounts.module.css';
import type { Row, RowFaults } from './sheet.ts';

/** Faults listed at once. */
const SHOWN = 20;

export function FaultList({ rows, faults }: { readonly rows: readonly Row[]; readonly faults: readonly RowFaults[] }) {
  const { t } = useTranslation('people');
  const all = rows.flatMap((row, at) =>
    Object.values(row).every((text) => text === '')
      ? []
      : [...(faults[at] ?? [])].map(([column, fault]) => ({ row: at + 1, column, fault })),
  );
  if (all.length === 0) return null;
  return (
    <Alert color="brick" variant="outline" className={classes.faults} title={t('faults.title', { count: all.length })}>
      <ul className={classes.faultList}>
        {all.slice(0, SHOWN).map(({ row, column, fault }) => (
          <li key={`${row} ${column}`}>
            {t('faults.where', { row, column: t(`columns.${column}`) })}{' '}
            {typeof fault === 'string' ? t(`faults.${fault}`) : <FaultText fault={fault} />}
          </li>
        ))}
        {all.length > SHOWN && <li>{t('faults.more', { count: all.length - SHOWN })}</li>}
      </ul>
    </Alert>
  );
}
