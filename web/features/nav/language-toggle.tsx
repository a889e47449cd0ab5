import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { ApiError, NO_CONTACT } from '../../api.ts';
import { chooseLanguage } from '../../app/language.ts';
import { showError } from '../../ui/feedback/error-banner.tsx';
import classes from './header.module.css';

/** EN and NO, with the current one marked. */
export function LanguageToggle() {
  const { t, i18n } = useTranslation('nav');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame
    <div role="group" aria-label={t('language')}>
      {LANGUAGES.map((language) => (
        <UnstyledButton
          key={language}
          className={classes.language}
          lang={language}
          title={t(`languages.${language}`)}
          aria-pressed={i18n.language === language}
          onClick={() => void chooseLanguage(i18n, language).catch(() => showError(new ApiError(NO_CONTACT)))}
        >
          {language.toUpperCase()}
        </UnstyledButton>
      ))}
    </div>
  );
}
