import { useTranslation } from 'react-i18next';
import { hasFlag } from '../../../domain/people/flags.ts';
import classes from './federation.module.css';

/** A federation's flag with its three letters, as flags are easily mistaken for each other. */
export function Federation({ code }: { readonly code: string }) {
  const { t } = useTranslation('ui');
  return (
    <abbr className={classes.federation} title={t('federation', { code })}>
      {hasFlag(code) && (
        <img className={classes.flag} src={`/flags/${code}.svg`} alt="" width="18" height="12" loading="lazy" />
      )}
      {code}
    </abbr>
  );
}
