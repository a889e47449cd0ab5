import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ManagedEntry } from '../../../../contract/event/entries.ts';
import classes from './entry-table.module.css';

/** Whether an entry is paid, as a dot; nothing where it is free. */
export function PaymentDot({ entry: { payment } }: { readonly entry: Pick<ManagedEntry, 'payment'> }) {
  const { t } = useTranslation('eventDesk');
  const text = t(`payments.${payment}`);
  if (payment === 'free') return <VisuallyHidden>{text}</VisuallyHidden>;
  return (
    <span className={classes.dot} data-payment={payment} title={text}>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
