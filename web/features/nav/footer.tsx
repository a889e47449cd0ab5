import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/layout/links.tsx';
import classes from './footer.module.css';
import { FOOTER_ENTRIES } from './menus.ts';

export function Footer() {
  const { t } = useTranslation('nav');
  return (
    <footer className={`${classes.footer} no-print`}>
      <nav aria-label={t('siteMenu')} className={classes.links}>
        {FOOTER_ENTRIES.map(({ text, to }) => (
          <TextLink key={text} to={to} inherit c="inherit" className={classes.link}>
            {t(`entries.${text}`)}
          </TextLink>
        ))}
      </nav>
    </footer>
  );
}
