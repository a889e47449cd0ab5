import { useTranslation } from 'react-i18next';
import classes from './federation.module.css';

/** A federation by its three letters; no flag can be misread, and none has to be loaded. */
export function Federation({ code }: { readonly code: string }) {
  const { t } = useTranslation('ui');
  return (
    <abbr className={classes.federation} title={t('federation', { code })}>
      {code}
    </abbr>
  );
}
