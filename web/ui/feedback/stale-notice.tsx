import { useTranslation } from 'react-i18next';
import type { StreamContact } from '../../live/listen.ts';
import classes from './stale-notice.module.css';

/** Warns that the page may be outdated while it has no contact with the server. */
export function StaleNotice({ contact }: { readonly contact: StreamContact }) {
  const { t } = useTranslation('ui');
  return (
    <div role="status" className="no-print">
      {contact === 'lost' && <p className={classes.notice}>{t('stale')}</p>}
    </div>
  );
}
