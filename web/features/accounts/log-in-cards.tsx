import { useTranslation } from 'react-i18next';
import type { AccountEntry } from './account-list.ts';
import classes from './accounts.module.css';

/** One card for each created account, to be cut out and handed over; only printed. */
export function LogInCards({ entries }: { readonly entries: readonly AccountEntry[] }) {
  const { t } = useTranslation('people');
  return (
    <div className={classes.cards}>
      {entries.map(({ row, made }) =>
        made === null || made.password === '' ? null : (
          <section key={made.id} className={classes.card}>
            <h2>{`${row.firstName} ${row.lastName}`}</h2>
            <dl>
              <dt>{t('columns.username')}</dt>
              <dd>{made.id}</dd>
              <dt>{t('columns.password')}</dt>
              <dd>{made.password}</dd>
            </dl>
            <p>{t('card.where', { address: `${window.location.origin}/login` })}</p>
            <p>{t('card.change')}</p>
          </section>
        ),
      )}
    </div>
  );
}
