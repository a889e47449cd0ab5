import { useTranslation } from 'react-i18next';
import type { ManagedEvent } from '../../../../contract/event/entries.ts';
import { totalsOf } from '../../../../domain/event/fees/totals.ts';
import { millis } from '../../../../domain/kernel/time.ts';
import { localDayOf } from '../../../../domain/kernel/time-zone.ts';
import { useFormat } from '../../../app/format.ts';
import { FoldedCard } from '../../../ui/layout/folded-card.tsx';
import { useAmount } from '../amount.ts';
import classes from './cashier.module.css';

/** What was paid and is owed in all, and by group, method and day. */
export function TotalsCard({ data: { view, entries } }: { readonly data: ManagedEvent }) {
  const { t } = useTranslation(['cashier', 'eventDesk']);
  const amount = useAmount(view.currency);
  const { date } = useFormat();
  const totals = totalsOf(
    entries,
    view.groups.map(({ code }) => code),
    (at) => localDayOf(millis(Date.parse(at)), view.timeZone),
  );
  const paidBy = (rows: readonly { readonly label: string; readonly kept: number }[], head: string) => (
    <table className={classes.totals}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t('totals.paid')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, kept }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{amount(kept)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <FoldedCard
      title={t('totals.title')}
      about={[
        t('totals.paidInAll', { amount: amount(totals.kept) }),
        t('totals.owedInAll', { amount: amount(totals.owed) }),
        ...(totals.refundDue > 0 ? [t('totals.refundInAll', { amount: amount(totals.refundDue) })] : []),
      ].join(' · ')}
    >
      <div className={classes.tables}>
        <table className={classes.totals}>
          <thead>
            <tr>
              <th scope="col">{t('eventDesk:entry.group')}</th>
              <th scope="col">{t('totals.fees')}</th>
              <th scope="col">{t('totals.waived')}</th>
              <th scope="col">{t('totals.paid')}</th>
              <th scope="col">{t('totals.owed')}</th>
            </tr>
          </thead>
          <tbody>
            {totals.groups.map(({ group, charged, waived, kept, owed }) => (
              <tr key={group}>
                <th scope="row">{view.groups.find(({ code }) => code === group)?.name}</th>
                {[charged, waived, kept, owed].map((value, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed
                  <td key={at}>{amount(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {paidBy(
          totals.methods.map(({ method, kept }) => ({ label: t(`eventDesk:methods.${method}`), kept })),
          t('totals.method'),
        )}
        {paidBy(
          totals.days.map(({ day, kept }) => ({ label: date(day), kept })),
          t('totals.day'),
        )}
      </div>
    </FoldedCard>
  );
}
